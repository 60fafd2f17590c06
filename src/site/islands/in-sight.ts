import { type RefObject, useEffect, useRef } from 'react';

/** Ref for a result: scrolls it into view whenever it changes. On a phone it could otherwise be behind the call bar. */
export function useInSight<Part extends HTMLElement>(result: unknown): RefObject<Part | null> {
  const part = useRef<Part>(null);
  useEffect(() => {
    if (result) part.current?.scrollIntoView({ block: 'nearest' });
  }, [result]);
  return part;
}
