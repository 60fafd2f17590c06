import { fromRow, recordColumns, type SalesRecord } from '../../../../domain/sales-record.ts';
import { recordsTable } from '../../../api/rest.ts';
import type { RecordFilter } from '../filter/record-filter.ts';
import { searchPattern } from './search-pattern.ts';

export interface Range {
  from: number;
  /** One past the last row of the range. */
  to: number;
  /** Only rows up to this id, so that rows added meanwhile do not shift the ranges. */
  newestId?: number;
}

/**
 * Rows of a filter, newest first, and how many rows it has in total.
 * @param share from `textSharer`, the same for all ranges of a list
 */
export async function listRange(
  filter: RecordFilter,
  range: Range,
  share: (record: SalesRecord) => SalesRecord,
  signal: AbortSignal,
) {
  const first = range.newestId === undefined;
  let query = (await recordsTable()).select(recordColumns, first ? { count: 'exact' } : {});
  if (filter.start) query = query.gte('date', filter.start);
  if (filter.end) query = query.lte('date', filter.end);
  const pattern = searchPattern(filter.search);
  if (pattern) query = query.ilike('search', pattern);
  if (range.newestId !== undefined) query = query.lte('id', range.newestId);
  const { data, count } = await query
    .order('id', { ascending: false })
    .range(range.from, range.to - 1)
    .abortSignal(signal)
    .throwOnError();
  const rows = (data as unknown as Parameters<typeof fromRow>[0][]).map((row) => share(fromRow(row)));
  return { rows, total: count ?? 0 };
}
