import { useSyncExternalStore } from 'react';

const queries = new Map<string, MediaQueryList>();

function queryFor(media: string): MediaQueryList {
  const query = queries.get(media) ?? window.matchMedia(media);
  queries.set(media, query);
  return query;
}

function useMedia(media: string): boolean {
  return useSyncExternalStore(
    (notify) => {
      queryFor(media).addEventListener('change', notify);
      return () => queryFor(media).removeEventListener('change', notify);
    },
    () => queryFor(media).matches,
  );
}

/** Where the screens change to cards and a bottom bar. */
export const usePhone = () => useMedia('(max-width: 640px)');
