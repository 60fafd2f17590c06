import { createStore, useStore } from '../create-store.ts';

const reachable = createStore(true);

/** Records whether the last request was answered at all. */
export function reportNetwork(answered: boolean): void {
  if (answered !== reachable.get()) reachable.set(answered);
}

window.addEventListener('offline', () => reportNetwork(false));
window.addEventListener('online', () => reportNetwork(true));

/** Whether the backend answered the last request. */
export const useReachable = () => useStore(reachable);
