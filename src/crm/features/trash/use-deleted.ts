import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { deletedAtOnce, listDeleted } from '../records/requests/past.ts';

/** The key begins like the keys of the lists, so that a restore refetches the lists too. */
export function useDeleted(search: string) {
  return useInfiniteQuery({
    queryKey: ['records', 'deleted', search],
    queryFn: ({ pageParam, signal }) => listDeleted(search, pageParam, signal),
    initialPageParam: null as number | null,
    getNextPageParam: (last) => (last.length === deletedAtOnce ? last.at(-1)?.number : undefined),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}
