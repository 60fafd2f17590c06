import { createStore, type Store, useStore } from '../create-store.ts';

const stores = new Map<string, Store<boolean>>();

function storeFor(media: string): Store<boolean> {
  const known = stores.get(media);
  if (known) return known;
  const query = window.matchMedia(media);
  const store = createStore(query.matches);
  query.addEventListener('change', () => store.set(query.matches));
  stores.set(media, store);
  return store;
}

/** Whether the window is low or zoomed in far. The style sheets use the same height. */
export const useLow = () => useStore(storeFor('(max-height: 600px)'));

export const usePhone = () => useStore(storeFor('(max-width: 640px)'));
