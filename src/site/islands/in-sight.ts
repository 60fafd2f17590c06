import { type RefObject, useEffect, useRef } from 'react';

/** For the element of a result: brings it into sight whenever there is another one; on a phone it begins behind the call bar. */
export function useInSight<Part extends HTMLElement>(result: unknown): RefObject<Part | null> {
  const part = useRef<Part>(null);
  useEffect(() => {
    if (result) part.current?.scrollIntoView({ block: 'nearest' });
  }, [result]);
  return part;
}
