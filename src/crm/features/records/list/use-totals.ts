import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { filterKey, type RecordFilter } from '../requests/record-filter.ts';
import { sumRecords, type Totals } from '../requests/sum-records.ts';

export interface ShownTotals {
  totals: Totals | null;
  isFailed: boolean;
  isBefore: boolean;
}

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
