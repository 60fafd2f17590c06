import { createStore, useStore } from '../../create-store.ts';

const visit = createStore(0);

/** Reopens the screen without its dialogs, and restores what this tab stores of it. */
export const beginVisit = () => visit.set(visit.get() + 1);

export const useVisit = () => useStore(visit);
