import { goBack } from '../ui/Toaster.tsx';
import { useHasToasts } from '../ui/toast.ts';
import { useKey } from '../ui/use-key.ts';

/** Handles its key only while there is a toast; otherwise the browser handles it. */
export function ToastsKey() {
  return useHasToasts() && <Key />;
}

function Key() {
  useKey(
    'toasts',
    () => {
      if (document.activeElement?.closest('[data-toasts]')) goBack();
      else [...document.querySelectorAll('[data-toasts] > [data-kind]')].at(-1)?.querySelector('button')?.focus();
    },
    'everywhere',
  );
  return null;
}
