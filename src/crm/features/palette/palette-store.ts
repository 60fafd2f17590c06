import { useSyncExternalStore } from 'react';

/** Where the palette was opened. */
export interface Place {
  focused: Element | null;
  isOverDialog: boolean;
}

let place: Place | null = null;
const listeners = new Set<() => void>();

function set(next: Place | null): void {
  place = next;
  for (const notify of listeners) notify();
}

export function openPalette(): void {
  set({ focused: document.activeElement, isOverDialog: document.querySelector('[role="dialog"]') !== null });
}

export const closePalette = () => set(null);

function subscribe(notify: () => void): () => void {
  listeners.add(notify);
  return () => listeners.delete(notify);
}

export function usePalettePlace(): Place | null {
  return useSyncExternalStore(subscribe, () => place);
}
