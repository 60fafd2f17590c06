import { useState } from 'react';

/** Whether no control has the focus, nor a dialog that would take it back, from whatever field it is in by then. */
export function isFocusFree(): boolean {
  const focused = document.activeElement;
  const isFree = focused === null || focused === document.body || focused === document.querySelector('main');
  return isFree && document.querySelector('[role="dialog"], [role="alertdialog"]') === null;
}

/**
 * For a dialog that moves the focus itself: the element that was focused when the dialog first rendered, or `next`, or the
 * page's content, if that element is gone or was none.
 */
export function useOpener(next: () => HTMLElement | null = () => null): () => HTMLElement | false {
  const [opener] = useState(() => document.activeElement);
  return () => {
    const main = document.querySelector('main');
    const isControl = opener instanceof HTMLElement && opener !== document.body && opener !== main;
    if (isControl && opener.isConnected) return opener;
    // The kit would go on to the first control in it, which the next Enter would press. It is inert until the dialog is
    // gone, and by then another one may be open.
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) (next() ?? main)?.focus({ preventScroll: true });
    });
    return false;
  };
}
