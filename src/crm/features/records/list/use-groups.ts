import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { groupsBetween } from '../requests/find-groups.ts';
import type { RecordList } from './use-record-list.ts';

const none: ReadonlyMap<number, readonly number[]> = new Map();

/** The groups of the passengers in a list, also of those that are not in it: ids by the id of the first. */
export function useGroups(list: RecordList | undefined): ReadonlyMap<number, readonly number[]> {
  // Loaded newest first.
  const newest = list?.rows[0]?.id ?? 0;
  // A passenger may have come days after the first.
  const oldest = useMemo(() => (list?.complete ? oldestOf(list) : 0), [list]);
  const { data } = useQuery({
    queryKey: ['records', 'groups', oldest, newest],
    queryFn: ({ signal }) => groupsBetween(oldest, newest, signal),
    enabled: oldest > 0,
    placeholderData: keepPreviousData,
    structuralSharing: false,
    gcTime: 5000,
  });
  return data ?? none;
}

function oldestOf({ rows }: RecordList): number {
  let oldest = rows.at(-1)?.id ?? 0;
  for (const { groupOf } of rows) if (groupOf !== null && groupOf < oldest) oldest = groupOf;
  return oldest;
}
