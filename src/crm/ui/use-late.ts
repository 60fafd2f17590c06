import { useEffect, useState } from 'react';

/** True once `waiting` has been true for `delay` ms, so that what is quick shows no progress at all. */
export function useLate(waiting: boolean, delay: number): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!waiting) return setLate(false);
    const timer = setTimeout(setLate, delay, true);
    return () => clearTimeout(timer);
  }, [waiting, delay]);
  return waiting && late;
}
