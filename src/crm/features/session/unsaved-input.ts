import { useEffect } from 'react';

let forms = 0;

/** Registers unsaved input while `dirty`; if the session is lost then, the sign-in opens in place. */
export function useUnsavedInput(dirty: boolean): void {
  useEffect(() => {
    if (!dirty) return;
    forms += 1;
    return () => {
      forms -= 1;
    };
  }, [dirty]);
}

export function hasUnsavedInput(): boolean {
  return forms > 0;
}
