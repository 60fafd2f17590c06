import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Renders before the browser prints, so that print-only content is included. */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const printing = new AbortController();
    const { signal } = printing;
    // Render at once: the browser lays out the pages right after this event.
    addEventListener('beforeprint', () => flushSync(() => setPrinting(true)), { signal });
    addEventListener('afterprint', () => setPrinting(false), { signal });
    matchMedia('print').addEventListener('change', ({ matches }) => setPrinting(matches), { signal });
    return () => printing.abort();
  }, []);
  return isPrinting;
}
