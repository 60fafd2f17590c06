import { useEffect } from 'react';

let forms = 0;

/** Counts a form as holding unsaved input while `dirty`; a lost session then asks to sign in on the spot. */
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
