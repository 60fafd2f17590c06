import { useEffect, useLayoutEffect } from 'react';
import css from './Toaster.module.css';
import { Cards } from './Toaster.tsx';
import { openForm, placeToasts, useToasts } from './toast.ts';

/**
 * Where all toasts appear while a form is open: in it, where they cover nothing. They are news of what was done before, so
 * the tab key passes them by; their own key leads there.
 */
export function FormToasts() {
  const toasts = useToasts(openForm);
  useEffect(() => placeToasts(openForm), []);
  // They take their room from the fields: the one that is typed in stays in sight.
  useLayoutEffect(() => {
    if (toasts.length > 0) document.activeElement?.scrollIntoView({ block: 'nearest' });
  }, [toasts.length]);
  return <Cards className={css.place} toasts={toasts} inForm />;
}
