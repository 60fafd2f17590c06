import { useSyncExternalStore } from 'react';

export interface Toast {
  /** Showing another toast under the same id replaces the first. */
  id: string;
  kind: 'success' | 'error';
  title: string;
  detail?: string | undefined;
}

const afterNavigationKey = 'crm.toast';
const shown = { success: 5000, error: 12000 };
let toasts: readonly Toast[] = [];
const listeners = new Set<() => void>();
const timers = new Map<string, ReturnType<typeof setTimeout>>();
let count = 0;
const nextId = () => `toast-${++count}`;

function set(next: readonly Toast[]): void {
  toasts = next;
  for (const notify of listeners) notify();
}

function show(toast: Toast): void {
  set([...toasts.filter((other) => other.id !== toast.id), toast].slice(-4));
  resumeToast(toast.id);
}

export function dismissToast(id: string): void {
  holdToast(id);
  set(toasts.filter((toast) => toast.id !== id));
}

/** Keeps a toast open while it is hovered or focused. */
export function holdToast(id: string): void {
  clearTimeout(timers.get(id));
  timers.delete(id);
}

export function resumeToast(id: string): void {
  holdToast(id);
  const toast = toasts.find((other) => other.id === id);
  if (toast) timers.set(id, setTimeout(dismissToast, shown[toast.kind], id));
}

export function showSuccess(title: string): void {
  show({ id: nextId(), kind: 'success', title });
}

export function showError(title: string, detail?: string, id: string = nextId()): void {
  show({ id, kind: 'error', title, detail });
}

/** Shows a success message on the next page that loads. */
export function showSuccessAfterNavigation(title: string): void {
  sessionStorage.setItem(afterNavigationKey, title);
}

export function showToastOfLastPage(): void {
  const title = sessionStorage.getItem(afterNavigationKey);
  sessionStorage.removeItem(afterNavigationKey);
  if (title !== null) showSuccess(title);
}

function subscribe(notify: () => void): () => void {
  listeners.add(notify);
  return () => listeners.delete(notify);
}

export function useToasts(): readonly Toast[] {
  return useSyncExternalStore(subscribe, () => toasts);
}
