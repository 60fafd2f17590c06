import { useInfiniteQuery } from '@tanstack/react-query';
import { tellPast } from '../../../../domain/records/record-past.ts';
import { agency } from '../../../agency.ts';
import { readPast } from '../requests/past.ts';

/** Begins like the keys of the lists: what changes a sale makes its past be read again. */
const pastKey = ['records', 'past'] as const;

/** The versions of a sale; the newest hundred, and earlier ones on demand. */
export function usePast(id: number) {
  const query = useInfiniteQuery({
    queryKey: [...pastKey, id],
    queryFn: ({ pageParam, signal }) => readPast(id, pageParam, signal),
    initialPageParam: null as number | null,
    // Those of a page begin with the first one, or there are earlier ones.
    getNextPageParam: ([oldest]) => (oldest && oldest.act !== 'made' ? oldest.number : undefined),
    retry: false,
    // A version may be set back to: it must be the one that is there.
    staleTime: 0,
  });
  const versions = query.data?.pages.toReversed().flat();
  return {
    query,
    count: versions?.length ?? 0,
    /** `updatedAt` of the sale as it is; null while it is deleted. */
    replaces: versions?.at(-1)?.record?.updatedAt ?? null,
    latest: versions?.findLast(({ record }) => record !== null)?.record ?? null,
    days: versions && tellPast(versions, !query.hasNextPage, agency.timeZone),
  };
}
