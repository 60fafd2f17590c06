import { useInfiniteQuery } from '@tanstack/react-query';
import { tellPast } from '../../../../domain/records/record-past.ts';
import { agency } from '../../../agency.ts';
import { readPast } from '../requests/past.ts';

/** Begins with `records`, so that a changed sale also reloads its past. */
const pastKey = ['records', 'past'] as const;

export function usePast(id: number) {
  const query = useInfiniteQuery({
    queryKey: [...pastKey, id],
    queryFn: ({ pageParam, signal }) => readPast(id, pageParam, signal),
    initialPageParam: null as number | null,
    getNextPageParam: ([oldest]) => (oldest && oldest.act !== 'made' ? oldest.number : undefined),
    retry: false,
    // Refetch on every opening, because restoring must name the current version.
    staleTime: 0,
  });
  const versions = query.data?.pages.toReversed().flat();
  return {
    query,
    count: versions?.length ?? 0,
    replaces: versions?.at(-1)?.record?.updatedAt ?? null,
    latest: versions?.findLast(({ record }) => record !== null)?.record ?? null,
    days: versions && tellPast(versions, !query.hasNextPage, agency.timeZone),
  };
}
