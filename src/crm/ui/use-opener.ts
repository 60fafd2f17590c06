import { useState } from 'react';

/** Whether neither a control nor a dialog has the focus; a dialog would return it. */
export function isFocusFree(): boolean {
  const focused = document.activeElement;
  const isFree = focused === null || focused === document.body || focused === document.querySelector('main');
  return isFree && document.querySelector('[role="dialog"], [role="alertdialog"]') === null;
}

/**
 * For a dialog that moves the focus itself: the element focused at its first render, or `next`, or the page's content,
 * if that element is gone or there was none.
 */
export function useOpener(next: () => HTMLElement | null = () => null): () => HTMLElement | false {
  const [opener] = useState(() => document.activeElement);
  return () => {
    const main = document.querySelector('main');
    const isControl = opener instanceof HTMLElement && opener !== document.body && opener !== main;
    if (isControl && opener.isConnected) return opener;
    // The kit would focus the first control of the page, which the next Enter would press. The page is inert until the
    // dialog is gone, and another may be open by then.
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) (next() ?? main)?.focus({ preventScroll: true });
    });
    return false;
  };
}
