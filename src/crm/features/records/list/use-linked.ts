import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { createContext, useMemo } from 'react';
import { type Link, linkedBetween } from '../requests/find-linked.ts';
import type { RecordList } from '../requests/loaded-records.ts';

export type Linked = ReadonlyMap<number, readonly number[]>;

const none: Linked = new Map();

export const LinkedShown = createContext({ refunds: none, groups: none });

const names: Readonly<Record<Link, string>> = { refundof: 'refunds', groupof: 'groups' };

export function useLinked(link: Link, list: RecordList | undefined): Linked {
  const newest = list?.rows[0]?.id ?? 0;
  const oldest = useMemo(() => (list?.complete ? oldestOf(link, list) : 0), [link, list]);
  const { data } = useQuery({
    queryKey: ['records', names[link], oldest, newest],
    queryFn: ({ signal }) => linkedBetween(link, oldest, newest, signal),
    enabled: oldest > 0,
    placeholderData: keepPreviousData,
    structuralSharing: false,
    gcTime: 5000,
  });
  return data ?? none;
}

function oldestOf(link: Link, { rows }: RecordList): number {
  let oldest = rows.at(-1)?.id ?? 0;
  // A sale in the list may belong to a group whose first record is older than the list: start at that record.
  if (link === 'groupof') for (const { groupOf } of rows) if (groupOf !== null && groupOf < oldest) oldest = groupOf;
  return oldest;
}
