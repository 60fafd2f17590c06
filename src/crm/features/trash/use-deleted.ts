import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { deletedAtOnce, listDeleted } from '../records/requests/past.ts';

/**
 * Deleted sales that match the search, newest first. The query key begins like those of the lists, so that a restore
 * refetches both.
 */
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
