import { useEffect, useLayoutEffect } from 'react';
import css from './Toaster.module.css';
import { Cards } from './Toaster.tsx';
import { dismissToast, openForm, placeToasts, toasts, useToasts } from './toast.ts';

/**
 * Shows messages about earlier actions inside an open form. Tab skips them on its way through the fields; a shortcut
 * focuses them.
 */
export function FormToasts() {
  const shown = useToasts(openForm);
  useEffect(() => placeToasts(openForm), []);
  // Toasts take space from the fields: keep the focused field visible.
  useLayoutEffect(() => {
    if (shown.length > 0) document.activeElement?.scrollIntoView({ block: 'nearest' });
  }, [shown.length]);
  return <Cards className={css.place} toasts={shown} inForm />;
}

/** Removes the success toast of an action; otherwise a refused form would look saved. */
export function dismissSuccess(action: string): void {
  if (toasts.get().some(({ id, kind }) => id === action && kind === 'success')) dismissToast(action);
}
