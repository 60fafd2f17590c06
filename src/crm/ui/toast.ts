import { createStore, useStore } from '../create-store.ts';

export interface Toast {
  /** The action that the toast is about; a new toast replaces an earlier one of the same action. */
  id: string;
  /** A notice reports neither success nor failure. */
  kind: 'success' | 'notice' | 'error';
  title: string;
  detail?: string | undefined;
  /** Pressing the button closes the toast. */
  button?: ToastButton | undefined;
}

interface ToastButton {
  name: string;
  hint?: string;
  press: () => void | Promise<void>;
}

/** The place in an open form for toasts that otherwise appear in the corner. */
export const openForm = 'open-form';
const corner = 'corner';
const afterNavigationKey = 'crm.toast';
/** In ms. A toast with a button stays long enough to think about undoing. */
const shown = { success: 5000, notice: 10_000, button: 10_000, error: 12_000 };
export const toasts = createStore<readonly Toast[]>([]);
/** Where toasts appear now: beside the named actions, and in an open form. All others appear in the corner. */
const placed = createStore<readonly string[]>([]);
const timers = new Map<string, ReturnType<typeof setTimeout>>();
let count = 0;
const nextId = () => `toast-${++count}`;

function show(toast: Toast): void {
  toasts.set([...toasts.get().filter((other) => other.id !== toast.id), toast].slice(-4));
  resumeToast(toast.id);
}

export function dismissToast(id: string): void {
  holdToast(id);
  toasts.set(toasts.get().filter((toast) => toast.id !== id));
}

export function dismissAllToasts(): void {
  for (const { id } of toasts.get()) dismissToast(id);
}

export function holdToast(id: string): void {
  clearTimeout(timers.get(id));
  timers.delete(id);
}

export function resumeToast(id: string): void {
  holdToast(id);
  const toast = toasts.get().find((other) => other.id === id);
  if (toast)
    timers.set(
      id,
      setTimeout(dismissToast, shown[toast.kind === 'success' && toast.button ? 'button' : toast.kind], id),
    );
}

/** @param action a later toast of the same action replaces this one */
export function showSuccess(
  title: string,
  action: string = nextId(),
  more: Pick<Toast, 'detail' | 'button'> = {},
): void {
  show({ id: action, kind: 'success', title, ...more });
}

export function showError(title: string, detail?: string, action: string = nextId(), button?: ToastButton): void {
  show({ id: action, kind: 'error', title, detail, button });
}

export function showNotice(title: string, detail: string, action: string): void {
  show({ id: action, kind: 'notice', title, detail });
}

export function placeToasts(action: string): () => void {
  placed.set([...placed.get(), action]);
  return () => placed.set(placed.get().toSpliced(placed.get().indexOf(action), 1));
}

export function showSuccessAfterNavigation(title: string): void {
  sessionStorage.setItem(afterNavigationKey, title);
}

export function showToastOfLastPage(): void {
  const title = sessionStorage.getItem(afterNavigationKey);
  sessionStorage.removeItem(afterNavigationKey);
  if (title !== null) showSuccess(title);
}

export const useHasToasts = () => useStore(toasts).length > 0;

export function useToasts(place = corner): readonly Toast[] {
  const all = useStore(toasts);
  const places = useStore(placed);
  const rest = places.includes(openForm) ? openForm : corner;
  return all.filter(({ id }) => (places.includes(id) ? id : rest) === place);
}
