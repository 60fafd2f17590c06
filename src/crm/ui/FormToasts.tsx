import { useEffect, useLayoutEffect } from 'react';
import css from './Toaster.module.css';
import { Cards } from './Toaster.tsx';
import { openForm, placeToasts, useToasts } from './toast.ts';

/**
 * Shows all toasts inside an open form, where they cover nothing. They report earlier actions, so they are not tab
 * stops; a shortcut focuses them.
 */
export function FormToasts() {
  const toasts = useToasts(openForm);
  useEffect(() => placeToasts(openForm), []);
  // Toasts take space from the fields: keep the focused field visible.
  useLayoutEffect(() => {
    if (toasts.length > 0) document.activeElement?.scrollIntoView({ block: 'nearest' });
  }, [toasts.length]);
  return <Cards className={css.place} toasts={toasts} inForm />;
}
