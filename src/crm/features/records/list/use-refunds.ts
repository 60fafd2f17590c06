import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { refundsBetween } from '../requests/find-refunds.ts';
import type { RecordList } from './use-record-list.ts';

const none: ReadonlyMap<number, readonly number[]> = new Map();

/** What was given back of the sales in a list, also where the refund is not in it: ids by the id of the sale. */
export function useRefunds(list: RecordList | undefined): ReadonlyMap<number, readonly number[]> {
  // Loaded newest first.
  const newest = list?.rows[0]?.id ?? 0;
  const oldest = list?.complete ? (list.rows.at(-1)?.id ?? 0) : 0;
  const { data } = useQuery({
    queryKey: ['records', 'refunds', oldest, newest],
    queryFn: ({ signal }) => refundsBetween(oldest, newest, signal),
    enabled: oldest > 0,
    placeholderData: keepPreviousData,
    structuralSharing: false,
    gcTime: 5000,
  });
  return data ?? none;
}
