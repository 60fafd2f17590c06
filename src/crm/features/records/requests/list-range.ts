import { anyAmount } from '../../../../domain/records/paid-range.ts';
import { fromRows, recordColumns, type SalesRecord } from '../../../../domain/records/sales-record.ts';
import { recordsTable } from '../../../api/rest.ts';
import { narrowedTo, newestFirst } from './conditions.ts';
import type { RecordFilter } from './record-filter.ts';

export interface Range {
  from: number;
  to: number;
  /** Id of the newest row when loading began. Rows added later are left out: they would shift the ranges. */
  newestId?: number;
}

export async function listRange(filter: RecordFilter, range: Range, signal: AbortSignal) {
  const first = range.newestId === undefined;
  const all = (await recordsTable()).select(recordColumns, first ? { count: 'exact' } : {});
  let query = narrowedTo(all, filter);
  if (range.newestId !== undefined) query = query.lte('id', range.newestId);
  const { data, count } = await newestFirst(query, filter)
    .range(range.from, range.to - 1)
    .abortSignal(signal)
    .throwOnError();
  return { rows: fromRows(data), total: count ?? 0 };
}

export async function newestFound(search: string, most: number, signal: AbortSignal): Promise<SalesRecord[]> {
  const filter = { start: '', end: '', search, facets: {}, paid: anyAmount } as const;
  const some = (await recordsTable()).select(recordColumns).limit(most);
  const { data } = await newestFirst(narrowedTo(some, filter), filter).abortSignal(signal).throwOnError();
  return fromRows(data);
}

export async function listAmong(filter: RecordFilter, ids: readonly number[], signal: AbortSignal) {
  const some = (await recordsTable()).select(recordColumns).in('id', ids);
  const query = narrowedTo(some, filter);
  const { data } = await query.abortSignal(signal).throwOnError();
  return fromRows(data);
}

export async function listStored(ids: readonly number[], signal: AbortSignal): Promise<number[]> {
  const query = (await recordsTable()).select('id').in('id', [...ids]);
  const { data } = await query.abortSignal(signal).throwOnError();
  return (data as { id: number }[]).map(({ id }) => id);
}

/** Counting stops here: a hosted Supabase project returns no more rows per request. */
export const countedRows = 1000;

export async function countSome(filter: RecordFilter, signal: AbortSignal): Promise<number> {
  const some = (await recordsTable()).select('id').limit(countedRows);
  const query = narrowedTo(some, filter);
  const { data } = await query.abortSignal(signal).throwOnError();
  return data.length;
}
