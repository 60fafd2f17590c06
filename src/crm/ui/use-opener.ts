import { useState } from 'react';

/** Whether no control has the focus and no dialog is open: an open dialog will move the focus when it closes. */
export function isFocusFree(): boolean {
  const focused = document.activeElement;
  const isFree = focused === null || focused === document.body || focused === document.querySelector('main');
  return isFree && document.querySelector('[role="dialog"], [role="alertdialog"]') === null;
}

/** Returns the focus to the element focused at the first render; if that is gone, to `next` or the page's content. */
export function useOpener(next: () => HTMLElement | null = () => null): () => HTMLElement | false {
  const [opener] = useState(() => document.activeElement);
  return () => {
    const main = document.querySelector('main');
    const isControl = opener instanceof HTMLElement && opener !== document.body && opener !== main;
    if (isControl && opener.isConnected) return opener;
    // The UI kit would focus the page's first control, and the next Enter would press it. Wait a frame: until then the
    // page is inert.
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) (next() ?? main)?.focus({ preventScroll: true });
    });
    return false;
  };
}
