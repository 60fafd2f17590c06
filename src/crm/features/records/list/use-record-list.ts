import {
  keepPreviousData,
  type QueryClient,
  type UseQueryResult,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect } from 'react';
import type { SalesRecord } from '../../../../domain/records/sales-record.ts';
import { hasCode, messageOf } from '../../../api/errors.ts';
import { showError } from '../../../ui/toast.ts';
import { filterKey, type RecordFilter } from '../filter/record-filter.ts';
import { forgetOpened, renewOpened } from '../opened-records.ts';
import { listRange } from '../requests/list-range.ts';
import { textSharer } from '../requests/share-texts.ts';
import { type Loaded, loadAll } from './load-all.ts';

export type RecordList = Loaded<SalesRecord>;

const listKey = ['records', 'list'] as const;
export const listKeyOf = (filter: RecordFilter) => [...listKey, ...filterKey(filter)];

/** Every record of the filter; the first rows as soon as they arrive. Failures are shown as toasts. */
export function useRecordList(filter: RecordFilter) {
  const client = useQueryClient();
  const queryKey = listKeyOf(filter);
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => {
      const reloading = client.getQueryData<RecordList>(queryKey)?.complete === true;
      const share = textSharer();
      return loadAll<SalesRecord>({
        fetchRange: (range) => listRange(filter, range, share, signal),
        onProgress: (state) => {
          if (!reloading && !signal.aborted) client.setQueryData(queryKey, state);
        },
      });
    },
    placeholderData: keepPreviousData,
    structuralSharing: false,
    staleTime: 0,
    gcTime: 5000,
    // It follows what changes.
    refetchOnWindowFocus: false,
  });
  useFailureToast(query);
  return query;
}

/** Shows each failure as a toast, except an ended session, which has a screen of its own. */
function useFailureToast({ error, errorUpdatedAt }: UseQueryResult<RecordList>): void {
  useEffect(() => {
    if (errorUpdatedAt === 0 || !error || hasCode(error, 'session_expired')) return;
    showError('Kayıtlar yüklenemedi', messageOf(error), 'records-list');
  }, [error, errorUpdatedAt]);
}

/** Reloads lists, sums and counts. A load in progress is cancelled: it may not contain the latest change. */
export async function reloadRecords(client: QueryClient): Promise<void> {
  await client.cancelQueries({ queryKey: ['records'] });
  await client.invalidateQueries({ queryKey: ['records'] });
}

/** Replaces a record in the loaded lists that contain it. */
export const recordSaved = (client: QueryClient, record: SalesRecord) => recordsSaved(client, [record]);

export function recordsSaved(client: QueryClient, records: readonly SalesRecord[]): void {
  for (const record of records) renewOpened(record);
  const saved = new Map(records.map((record) => [record.id, record]));
  changeRows(client, (rows) => rows.map((row) => saved.get(row.id) ?? row));
  void reloadRecords(client);
}

export const recordDeleted = (client: QueryClient, id: number) => recordsDeleted(client, [id]);

export function recordsDeleted(client: QueryClient, ids: readonly number[]): void {
  for (const id of ids) forgetOpened(id);
  const deleted = new Set(ids);
  changeRows(client, (rows) => rows.filter((row) => !deleted.has(row.id)));
  void reloadRecords(client);
}

function changeRows(client: QueryClient, change: (rows: SalesRecord[]) => SalesRecord[]): void {
  client.setQueriesData<RecordList>({ queryKey: listKey }, (list) => {
    if (!list) return list;
    const rows = change(list.rows);
    return { ...list, rows, total: list.total - (list.rows.length - rows.length) };
  });
}
