import { useEffect, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from './Icon.tsx';
import { ariaKeys, hintOf, shortcuts } from './shortcuts.ts';
import css from './Toaster.module.css';
import { dismissToast, holdToast, placeToasts, resumeToast, type Toast, useToasts } from './toast.ts';

export function Toaster() {
  return createPortal(
    <section aria-label="Bildirimler">
      <Cards className={css.corner} toasts={useToasts()} />
    </section>,
    document.body,
  );
}

/** Shows an action's toasts beside its button. In the corner they could cover a field. */
export function ToastPlace({ action }: { action: string }) {
  useEffect(() => placeToasts(action), [action]);
  return <Cards className={css.place} toasts={useToasts(action)} />;
}

interface CardsProps {
  className: string | undefined;
  toasts: readonly Toast[];
  inForm?: boolean;
}

let left: EventTarget | null = null;

export function goBack() {
  if (left instanceof HTMLElement) left.focus();
}

export function Cards({ className, toasts, inForm = false }: CardsProps) {
  return (
    <div className={className} data-toasts="" aria-live="polite" aria-relevant="additions text">
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} inForm={inForm} />
      ))}
    </div>
  );
}

const icons = { success: 'check', notice: 'clock', error: 'warning' } as const;

function ToastCard({ toast, inForm }: { toast: Toast; inForm: boolean }) {
  const { id, button } = toast;
  const tabIndex = inForm ? -1 : undefined;
  const hint = inForm ? hintOf(shortcuts.toasts) : button?.hint;
  const card = useRef<HTMLDivElement>(null);
  // Before paint, so that hovering or focusing works as soon as the toast is visible.
  useLayoutEffect(() => stayWhileRead(card.current, toast.id), [toast.id]);
  return (
    <div className={css.toast} ref={card} data-kind={toast.kind} role={toast.kind === 'error' ? 'alert' : 'status'}>
      <Icon name={icons[toast.kind]} />
      <div className={css.text}>
        <p className={css.title}>{toast.title}</p>
        {(toast.detail || button) && (
          <p className={css.detail}>
            {toast.detail}
            {button && (
              <button
                type="button"
                className={css.button}
                tabIndex={tabIndex}
                aria-keyshortcuts={inForm ? ariaKeys(shortcuts.toasts) : undefined}
                onClick={() => {
                  dismissToast(id);
                  void button.press();
                }}
              >
                {button.name}
              </button>
            )}
            {button && hint && (
              <span className={css.hint} aria-hidden="true">
                {hint}
              </span>
            )}
          </p>
        )}
      </div>
      <button
        type="button"
        className={css.close}
        tabIndex={tabIndex}
        aria-label="Bildirimi kapat"
        onClick={() => dismissToast(id)}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}

function stayWhileRead(card: HTMLElement | null, id: string): () => void {
  const listening = new AbortController();
  for (const event of ['pointerenter', 'focusin']) {
    card?.addEventListener(event, () => holdToast(id), { signal: listening.signal });
  }
  card?.addEventListener('focusin', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Element && relatedTarget.closest('[data-toasts]'))) left = relatedTarget;
  });
  for (const event of ['pointerleave', 'focusout']) {
    card?.addEventListener(event, () => resumeToast(id), { signal: listening.signal });
  }
  return () => {
    listening.abort();
    if (card?.contains(document.activeElement)) goBack();
    // A dialog that closes moves its toast away from the mouse: restart the timer, or the toast would stay.
    resumeToast(id);
  };
}
