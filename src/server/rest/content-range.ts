import { HttpError } from '../http/errors.ts';
import { mostRows } from './limits.ts';
import type { Query } from './query/tree.ts';

/** The rows a caller wants to see, counted from 0. */
export interface Slice {
  offset: number;
  limit: number | null;
}

/**
 * Combines `limit` and `offset` with the header `Range: 0-9` or `Range: 10-`.
 * @throws HttpError 416 PGRST103 if the limit is negative, or the header's end lies before its start
 */
export function sliceOf(query: Query, range: string | undefined): Slice {
  if (query.limit !== null && query.limit < 0) throw notSatisfiable('Limit should be greater than or equal to zero.');
  const slice: Slice = { offset: query.offset ?? 0, limit: query.limit };
  const [, from, to] = /^(?:items=)?(\d{1,15})-(\d{0,15})$/.exec(range?.trim() ?? '') ?? [];
  if (from === undefined) return slice;
  const start = Math.max(slice.offset, Number(from));
  const ends = [
    ...(slice.limit === null ? [] : [slice.offset + slice.limit]),
    ...(to === undefined || to === '' ? [] : [Number(to) + 1]),
  ];
  if (to && Number(to) < Number(from)) {
    throw notSatisfiable('The lower boundary must be lower than or equal to the upper boundary in the Range header.');
  }
  return { offset: start, limit: ends.length === 0 ? null : Math.max(0, Math.min(...ends) - start) };
}

/**
 * The answer's `Content-Range`, e.g. `0-9/200`, with `*` for an empty range or unknown total. Status 206 if more rows
 * follow.
 * @param found the number of rows from `offset` on; counting may stop after the first row that the answer leaves out
 * @throws HttpError 416 PGRST103 if the slice starts after the last row
 */
export function rangeOf(offset: number, found: number, total: number | null): { range: string; status: 200 | 206 } {
  if (total !== null && offset > 0 && offset > total) {
    throw notSatisfiable(`An offset of ${offset} was requested, but there are only ${total} rows.`, `*/${total}`);
  }
  const rows = Math.min(found, mostRows);
  const range = `${rows > 0 ? `${offset}-${offset + rows - 1}` : '*'}/${total ?? '*'}`;
  return { range, status: rows < (total ?? found) ? 206 : 200 };
}

function notSatisfiable(details: string, range = '*/*'): HttpError {
  return new HttpError(416, 'PGRST103', 'Requested range not satisfiable', {
    details,
    headers: { 'Content-Range': range },
  });
}
