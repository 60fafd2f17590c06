import { HttpError } from '../http/errors.ts';

/**
 * A caller who asked for one object gets exactly one row or an error.
 * @throws HttpError 406 PGRST116
 */
export function requireOne({ rows }: { rows: string }): void {
  if (rows === '1') return;
  throw new HttpError(406, 'PGRST116', 'Cannot coerce the result to a single JSON object', {
    details: `The result contains ${rows} rows`,
  });
}
