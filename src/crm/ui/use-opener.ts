import { useState } from 'react';

/**
 * For a dialog that moves the focus itself: the element that was focused when the dialog first rendered, or the page's
 * content if that element is gone.
 */
export function useOpener(): () => HTMLElement | null {
  const [opener] = useState(() => document.activeElement);
  return () => {
    const there = opener instanceof HTMLElement && opener.isConnected && opener !== document.body;
    return there ? opener : document.querySelector('main');
  };
}
