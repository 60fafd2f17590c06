import { useState } from 'react';

/**
 * For a dialog that moves the focus by itself: gives it back to what had it when the dialog was first drawn, or to the
 * page's content when that is gone.
 */
export function useOpener(): () => HTMLElement | null {
  const [opener] = useState(() => document.activeElement);
  return () => {
    const there = opener instanceof HTMLElement && opener.isConnected && opener !== document.body;
    return there ? opener : document.querySelector('main');
  };
}
