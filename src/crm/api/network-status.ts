import { useSyncExternalStore } from 'react';

let reachable = true;
const listeners = new Set<() => void>();

/** Notes whether the last request was answered at all. */
export function reportNetwork(answered: boolean): void {
  if (answered === reachable) return;
  reachable = answered;
  for (const notify of listeners) notify();
}

window.addEventListener('offline', () => reportNetwork(false));
window.addEventListener('online', () => reportNetwork(true));

function subscribe(notify: () => void): () => void {
  listeners.add(notify);
  return () => listeners.delete(notify);
}

/** Whether the backend answered the last request. */
export function useReachable(): boolean {
  return useSyncExternalStore(subscribe, () => reachable);
}
