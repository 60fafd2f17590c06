import { useEffect } from 'react';

let inputs = 0;
/** Those of them that are gone with their screen; the others are stored in this tab. */
let unkept = 0;

/** Registers unsaved input while `dirty`; if the session is lost then, the sign-in opens in place. */
export function useUnsavedInput(dirty: boolean, isKept = false): void {
  useEffect(() => (dirty ? holdUnsavedInput(isKept) : undefined), [dirty, isKept]);
}

/** Registers unsaved input, or what is on its way to the server; returns what ends that. */
export function holdUnsavedInput(isKept: boolean): () => void {
  inputs += 1;
  if (!isKept) unkept += 1;
  return () => {
    inputs -= 1;
    if (!isKept) unkept -= 1;
  };
}

export function hasUnsavedInput(): boolean {
  return inputs > 0;
}

/** Whether somebody who leaves the screen loses what they typed. */
export function wouldLoseInput(): boolean {
  return unkept > 0;
}
