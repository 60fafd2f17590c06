import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Whether the page is being printed, in time for what is shown on paper alone. */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const printing = new AbortController();
    const { signal } = printing;
    // Pages are counted right after this event.
    addEventListener('beforeprint', () => flushSync(() => setPrinting(true)), { signal });
    addEventListener('afterprint', () => setPrinting(false), { signal });
    matchMedia('print').addEventListener('change', ({ matches }) => setPrinting(matches), { signal });
    return () => printing.abort();
  }, []);
  return isPrinting;
}
