import postgres from 'postgres';

/** The database cannot be opened for a reason the operator can act on. The message is one plain line. */
export class DatabaseFailure extends Error {
  override name = 'DatabaseFailure';
}

/** The code of a system error such as `ENOENT`; empty for anything else. */
export function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

/** Seconds after which a call that failed for want of the database may be tried again. */
export const retryAfterSeconds = 1;

const socketErrors = /^(CONNECT|ERR_(SOCKET|STREAM)|ECONN|EPIPE|ETIMEDOUT|EHOST|ENET|EADDR|ENOTFOUND|EAI_)/;
/** SQLSTATEs of a server that refuses, shuts down, or has no room: classes 08 and 53, and the shutdowns of class 57. */
const serverStates = /^(08...|53[0-3]00|57P0[1-5])$/;

/** Whether the connection itself failed. */
export function isSocketFailure(error: unknown): boolean {
  if (error instanceof postgres.PostgresError || !(error instanceof Error)) return false;
  // A Unix socket that is gone gives the codes of a missing file.
  return socketErrors.test(errorCode(error)) || ('syscall' in error && error.syscall === 'connect');
}

/**
 * Whether a failure says that the database is away or lost: nothing more may be sent on the connection, and the same call
 * may succeed in a moment on another.
 */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof postgres.PostgresError) return serverStates.test(error.code) && error.code !== '53400';
  return isSocketFailure(error);
}
