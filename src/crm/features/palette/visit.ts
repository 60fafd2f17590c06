import { createStore, useStore } from '../../create-store.ts';

const visit = createStore(0);

/** Opens the current screen anew: its dialogs close, and unsaved input that this tab stores is shown again. */
export const beginVisit = () => visit.set(visit.get() + 1);

export const useVisit = () => useStore(visit);
