import { createStore, useStore } from '../create-store.ts';

const reachable = createStore(true);

export function reportNetwork(answered: boolean): void {
  if (answered !== reachable.get()) reachable.set(answered);
}

window.addEventListener('offline', () => reportNetwork(false));
window.addEventListener('online', () => reportNetwork(true));

export const useReachable = () => useStore(reachable);
