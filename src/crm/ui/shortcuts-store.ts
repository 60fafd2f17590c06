import { createStore, useStore } from '../create-store.ts';

const open = createStore(false);

export const openShortcuts = () => open.set(true);
export const closeShortcuts = () => open.set(false);
export const useShortcutsOpen = () => useStore(open);
