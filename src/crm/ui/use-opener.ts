import { useState } from 'react';

/** Whether the focus may be moved: no control has it, and no open dialog would move it again on closing. */
export function isFocusFree(): boolean {
  const focused = document.activeElement;
  const isFree = focused === null || focused === document.body || focused === document.querySelector('main');
  return isFree && document.querySelector('[role="dialog"], [role="alertdialog"]') === null;
}

/**
 * Where a dialog returns the focus: to the element focused at its first render; if that is gone or there was none, to
 * `next` or the page's content.
 */
export function useOpener(next: () => HTMLElement | null = () => null): () => HTMLElement | false {
  const [opener] = useState(() => document.activeElement);
  return () => {
    const main = document.querySelector('main');
    const isControl = opener instanceof HTMLElement && opener !== document.body && opener !== main;
    if (isControl && opener.isConnected) return opener;
    // The UI kit would focus the page's first control, which the next Enter would press. Wait a frame: the page is
    // inert until the dialog is gone, and another dialog may be open by then.
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) (next() ?? main)?.focus({ preventScroll: true });
    });
    return false;
  };
}
