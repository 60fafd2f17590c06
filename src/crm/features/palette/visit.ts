import { createStore, useStore } from '../../ui/create-store.ts';

const visit = createStore(0);

/** Begins the screen anew, without the dialogs that are open on it. What this tab stores of it is there again. */
export const beginVisit = () => visit.set(visit.get() + 1);

export const useVisit = () => useStore(visit);
