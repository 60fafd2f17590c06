import { useEffect } from 'react';
import { createStore, useStore } from '../../create-store.ts';

const inputs = createStore(0);
/** Number of unsaved inputs that this tab does not store: they are lost when their screen closes. */
let unkept = 0;

/** @param isKept whether the input is stored in this tab, so that it is not lost when its screen closes */
export function useUnsavedInput(dirty: boolean, isKept = false): void {
  useEffect(() => (dirty ? holdUnsavedInput(isKept) : undefined), [dirty, isKept]);
}

export function holdUnsavedInput(isKept: boolean): () => void {
  inputs.set(inputs.get() + 1);
  if (!isKept) unkept += 1;
  return () => {
    inputs.set(inputs.get() - 1);
    if (!isKept) unkept -= 1;
  };
}

export function hasUnsavedInput(): boolean {
  return inputs.get() > 0;
}

export const useHasUnsavedInput = () => useStore(inputs) > 0;

export function wouldLoseInput(): boolean {
  return unkept > 0;
}
