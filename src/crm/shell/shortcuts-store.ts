import { useSyncExternalStore } from 'react';

let open = false;
const listeners = new Set<() => void>();

function set(next: boolean): void {
  open = next;
  for (const notify of listeners) notify();
}

export const openShortcuts = () => set(true);
export const closeShortcuts = () => set(false);

function subscribe(notify: () => void): () => void {
  listeners.add(notify);
  return () => listeners.delete(notify);
}

export function useShortcutsOpen(): boolean {
  return useSyncExternalStore(subscribe, () => open);
}
