import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { createContext, useMemo } from 'react';
import { type Link, linkedBetween } from '../requests/find-linked.ts';
import type { RecordList } from '../requests/loaded-records.ts';

export type Linked = ReadonlyMap<number, readonly number[]>;

const none: Linked = new Map();

/** What points at the sales in the list on the screen. */
export const LinkedShown = createContext({ refunds: none, groups: none });

const names: Readonly<Record<Link, string>> = { refundof: 'refunds', groupof: 'groups' };

/** What points at the sales in a list, also where it is not in the list itself: ids, newest first, by the id of the sale. */
export function useLinked(link: Link, list: RecordList | undefined): Linked {
  // Loaded newest first.
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
  // A passenger may have come days after the first.
  if (link === 'groupof') for (const { groupOf } of rows) if (groupOf !== null && groupOf < oldest) oldest = groupOf;
  return oldest;
}
