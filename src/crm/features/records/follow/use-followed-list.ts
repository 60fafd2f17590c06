import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect, useRef } from 'react';
import type { SalesRecord } from '../../../../domain/records/sales-record.ts';
import { listAmong } from '../requests/list-range.ts';
import { listKeyOf, type RecordList } from '../requests/loaded-records.ts';
import type { Changes } from '../requests/read-changes.ts';
import { filterKey, type RecordFilter } from '../requests/record-filter.ts';
import { type Differences, differencesOf, mergeRows } from './merge-rows.ts';
import { tellDeleted } from './tell-deleted.ts';
import { useChanges } from './use-changes.ts';
import { useNews } from './use-news.ts';

export function useFollowedList(filter: RecordFilter, userId: string) {
  const client = useQueryClient();
  const { news, tell } = useNews(filterKey(filter).join());
  const shown = useRef(filter);
  useLayoutEffect(() => {
    shown.current = filter;
  });

  useChanges('list', async (changes, { signal, isFirst }) => {
    const asked = shown.current;
    const before = listOf(client, asked);
    // The list is still loading and may be older than the changes: `false` makes the next poll ask for them again.
    if (!before) return false;
    const after = changes.all ? await reloaded(client, asked) : await updated(asked, before, changes, signal);
    const isOvertaken = !changes.all && listOf(client, asked) !== before;
    if (!after || isOvertaken || filterKey(shown.current).join() !== filterKey(asked).join()) return false;
    const differences = differencesOf(before.rows, after.rows);
    const differs = Object.values(differences).some((ids) => ids.length > 0);
    if (differs && !changes.all) client.setQueryData(listKeyOf(asked), after);
    // Skip the refresh if the screen already shows all changes.
    const isKnown = !differs && !changes.all && (isFirst || changes.changed.length === 0);
    if (!isKnown) refreshBeside(client, changes.all || isAbout(changes, before.rows) || isAbout(changes, after.rows));
    if (!differs) return true;
    tellOthers(differences, after.rows, changes);
    const gone = new Set(changes.all ? [] : differences.removed.filter((id) => !changes.own.includes(id)));
    tellDeleted(
      before.rows.filter(({ id }) => gone.has(id)),
      signal,
    ).catch(() => {});
    return true;
  });

  function tellOthers({ added, changed, removed }: Differences, rows: readonly SalesRecord[], { all, own }: Changes) {
    // With `all` there are no ids: treat every row that this user once added as the user's own change.
    const mine = new Set(all ? rows.filter((row) => row.userId === userId).map(({ id }) => id) : own);
    // A restored or moved row is added to the list, but is not a new sale.
    const news = new Set(added);
    const old = new Set(rows.filter((row) => news.has(row.id) && row.createdAt !== row.updatedAt).map(({ id }) => id));
    const others = {
      added: added.filter((id) => !mine.has(id)),
      changed: changed.filter((id) => all || !mine.has(id)),
      removed,
    };
    tell(others, (id) => !old.has(id));
  }
  return news;
}

function listOf(client: QueryClient, filter: RecordFilter): RecordList | null {
  const queryKey = listKeyOf(filter);
  const list = client.getQueryData<RecordList>(queryKey);
  return list?.complete && client.isFetching({ queryKey, exact: true }) === 0 ? list : null;
}

async function updated(
  filter: RecordFilter,
  list: RecordList,
  { changed, own }: Changes,
  signal: AbortSignal,
): Promise<RecordList> {
  const ids = [...changed, ...own];
  const rows = mergeRows(list.rows, ids, await listAmong(filter, ids, signal));
  return { ...list, rows, total: rows.length, loaded: rows.length };
}

async function reloaded(client: QueryClient, filter: RecordFilter): Promise<RecordList | null> {
  await client.refetchQueries({ queryKey: listKeyOf(filter), exact: true });
  return listOf(client, filter);
}

function isAbout({ changed, own }: Changes, rows: readonly SalesRecord[]): boolean {
  const ids = new Set([...changed, ...own]);
  return rows.some(({ id }) => ids.has(id));
}

/** Refunds may belong to other days, so they are always refreshed; sums only with `hasSums`. */
function refreshBeside(client: QueryClient, hasSums: boolean): void {
  const parts = hasSums ? ['totals', 'anywhere', 'refunds', 'past'] : ['anywhere', 'refunds', 'past'];
  for (const part of parts) void client.invalidateQueries({ queryKey: ['records', part] });
}
