import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { filterKey, type RecordFilter } from '../requests/record-filter.ts';
import { sumRecords, type Totals } from '../requests/sum-records.ts';

export interface ShownTotals {
  /** Null until they are there, or where they could not be had. */
  totals: Totals | null;
  isFailed: boolean;
  /** Those of the filter before, until the ones that were asked for come. */
  isBefore: boolean;
}

/** The sums of a whole filter, asked for beside its rows. */
export function useTotals(filter: RecordFilter): ShownTotals {
  const { data, isError, isPlaceholderData } = useQuery({
    queryKey: ['records', 'totals', ...filterKey(filter)],
    queryFn: ({ signal }) => sumRecords(filter, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 5000,
  });
  return { totals: data ?? null, isFailed: isError && data === undefined, isBefore: isPlaceholderData };
}
