/** The database cannot be opened for a reason the operator can act on. The message is one plain line. */
export class DatabaseFailure extends Error {
  override name = 'DatabaseFailure';
}

/** The code of a system error such as `ENOENT`; empty for anything else. */
export function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
