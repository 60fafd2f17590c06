import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { filterKey, type RecordFilter } from '../filter/record-filter.ts';
import { sumRecords, type Totals } from '../requests/sum-records.ts';

/** The sums of a whole filter, asked for beside its rows; null until they are there, or where they could not be had. */
export function useTotals(filter: RecordFilter): { totals: Totals | null; isFailed: boolean } {
  const { data, isError } = useQuery({
    queryKey: ['records', 'totals', ...filterKey(filter)],
    queryFn: ({ signal }) => sumRecords(filter, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 5000,
  });
  return { totals: data ?? null, isFailed: isError && data === undefined };
}
