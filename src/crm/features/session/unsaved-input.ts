import { useEffect } from 'react';

let inputs = 0;

/** Registers unsaved input while `dirty`; if the session is lost then, the sign-in opens in place. */
export function useUnsavedInput(dirty: boolean): void {
  useEffect(() => (dirty ? holdUnsavedInput() : undefined), [dirty]);
}

/** Registers input that is on its way to the server; returns what ends that. */
export function holdUnsavedInput(): () => void {
  inputs += 1;
  return () => {
    inputs -= 1;
  };
}

export function hasUnsavedInput(): boolean {
  return inputs > 0;
}
