import type { QueryClient } from '@tanstack/react-query';
import type { SalesRecord } from '../../../../domain/records/sales-record.ts';
import type { Loaded } from './load-all.ts';
import { forgetOpened, renewOpened } from './opened-records.ts';
import { filterKey, type RecordFilter } from './record-filter.ts';

export type RecordList = Loaded<SalesRecord>;

const listKey = ['records', 'list'] as const;
export const listKeyOf = (filter: RecordFilter) => [...listKey, ...filterKey(filter)];

/** Loads all records again. First cancels a load in progress, because its answer may lack the latest change. */
export async function reloadRecords(client: QueryClient): Promise<void> {
  await client.cancelQueries({ queryKey: ['records'] });
  await client.invalidateQueries({ queryKey: ['records'] });
}

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
