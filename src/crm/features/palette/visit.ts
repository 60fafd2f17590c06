import { useSyncExternalStore } from 'react';

let visit = 0;
const listeners = new Set<() => void>();

/** Begins the screen anew, without the dialogs that are open on it. What this tab stores of it is there again. */
export function beginVisit(): void {
  visit += 1;
  for (const notify of listeners) notify();
}

function subscribe(notify: () => void): () => void {
  listeners.add(notify);
  return () => listeners.delete(notify);
}

export function useVisit(): number {
  return useSyncExternalStore(subscribe, () => visit);
}
