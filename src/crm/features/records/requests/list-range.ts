import { channels, chosenOf, type Facet } from '../../../../domain/facets.ts';
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
  let query = matching(await recordsTable(), filter, first ? { count: 'exact' } : {});
  if (range.newestId !== undefined) query = query.lte('id', range.newestId);
  const { data, count } = await query
    .order('id', { ascending: false })
    .range(range.from, range.to - 1)
    .abortSignal(signal)
    .throwOnError();
  const rows = (data as unknown as Parameters<typeof fromRow>[0][]).map((row) => share(fromRow(row)));
  return { rows, total: count ?? 0 };
}

/** The newest sales of any day that a search finds, at most so many. */
export async function newestFound(search: string, most: number, signal: AbortSignal): Promise<SalesRecord[]> {
  const query = matching(await recordsTable(), { start: '', end: '', search, facets: {} });
  const { data } = await query.order('id', { ascending: false }).limit(most).abortSignal(signal).throwOnError();
  return (data as unknown as Parameters<typeof fromRow>[0][]).map(fromRow);
}

/** Those of some rows that a filter has. */
export async function listAmong(filter: RecordFilter, ids: readonly number[], signal: AbortSignal) {
  const query = matching(await recordsTable(), filter).in('id', ids);
  const { data } = await query.abortSignal(signal).throwOnError();
  return (data as unknown as Parameters<typeof fromRow>[0][]).map(fromRow);
}

/** Those of some ids that any row has. */
export async function listStored(ids: readonly number[], signal: AbortSignal): Promise<number[]> {
  const query = (await recordsTable()).select('id').in('id', [...ids]);
  const { data } = await query.abortSignal(signal).throwOnError();
  return (data as { id: number }[]).map(({ id }) => id);
}

interface Query {
  eq: (column: string, value: string) => this;
  gt: (column: string, value: number) => this;
  is: (column: string, value: null) => this;
  or: (conditions: string) => this;
}

type Table = Awaited<ReturnType<typeof recordsTable>>;

function matching(table: Table, filter: RecordFilter, options: { count?: 'exact' } = {}) {
  let query = table.select(recordColumns, options);
  if (filter.start) query = query.gte('date', filter.start);
  if (filter.end) query = query.lte('date', filter.end);
  const pattern = searchPattern(filter.search);
  if (pattern) query = query.ilike('search', pattern);
  for (const [facet, value] of chosenOf(filter.facets)) query = narrowed(query, facet, value);
  return query;
}
const isId = (value: string) => /^[0-9a-f-]{36}$/.test(value);

/** Only the sales that a report counts under this value, as `record_totals` adds them up. */
function narrowed<Q extends Query>(query: Q, facet: Facet, value: string): Q {
  if (facet === 'channel') {
    const channel = channels.find((name) => name === value);
    return channel ? query.gt(channel, 0) : query.is('id', null);
  }
  if (facet === 'user') {
    if (value !== '' && !isId(value)) return query.eq('useremail', value);
    const nameless = query.is('useremail', null);
    return value === '' ? nameless.is('userid', null) : nameless.eq('userid', value);
  }
  return value === '' ? query.or(`${facet}.is.null,${facet}.eq.`) : query.eq(facet, value);
}
