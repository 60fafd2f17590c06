import { HttpError } from '../http/errors.ts';
import type { RowBounds } from './transaction.ts';

/**
 * A caller who asked for one object gets exactly one row or an error.
 * @throws HttpError 406 PGRST116
 */
export function requireOne({ rows }: { rows: string }): void {
  if (rows !== '1') throw notOne(rows);
}

/** The refusal for any other number of rows. */
export function notOne(rows: string): HttpError {
  return new HttpError(406, 'PGRST116', 'Cannot coerce the result to a single JSON object', {
    details: `The result contains ${rows} rows`,
  });
}

/** For changes, which any other number of rows undoes. */
export const exactlyOne: RowBounds = { least: 1, most: 1, refuse: notOne };
