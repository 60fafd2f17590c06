import { HttpError } from '../http/errors.ts';
import type { RowBounds } from './transaction.ts';

/** The refusal for a caller who asked for one object, and whose request gives another number of rows. */
export function notOne(rows: number): HttpError {
  return new HttpError(406, 'PGRST116', 'Cannot coerce the result to a single JSON object', {
    details: `The result contains ${rows} rows`,
  });
}

/** For changes, which any other number of rows undoes. */
export const exactlyOne: RowBounds = { least: 1, most: 1, refuse: notOne };
