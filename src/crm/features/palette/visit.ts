import { createStore, useStore } from '../../create-store.ts';

const visit = createStore(0);

/** Opens the screen anew, without its dialogs. What this tab stores of it is restored. */
export const beginVisit = () => visit.set(visit.get() + 1);

export const useVisit = () => useStore(visit);
