import { createStore, useStore } from '../../create-store.ts';

export interface Place {
  focused: Element | null;
  isOverDialog: boolean;
}

const place = createStore<Place | null>(null);

export function openPalette(): void {
  place.set({ focused: document.activeElement, isOverDialog: document.querySelector('[role="dialog"]') !== null });
}

export const closePalette = () => place.set(null);

export const usePalettePlace = () => useStore(place);
