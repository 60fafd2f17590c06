import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { filterKey, type RecordFilter } from '../filter/record-filter.ts';
import { sumRecords, type Totals } from '../requests/sum-records.ts';

/** The sums of a whole filter, asked for beside its rows; null until they are there. */
export function useTotals(filter: RecordFilter): Totals | null {
  const { data } = useQuery({
    queryKey: ['records', 'totals', ...filterKey(filter)],
    queryFn: ({ signal }) => sumRecords(filter, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 5000,
  });
  return data ?? null;
}
