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

/** A window so low, or so far zoomed in, that the list's rows take one line each. Style sheets say the same. */
export const useLow = () => useMedia('(max-height: 600px)');

/** The width below which lists become cards and the menu a bottom bar. */
export const usePhone = () => useMedia('(max-width: 640px)');
