import { DatabaseError } from 'pg';

/** The database cannot be opened for a reason the operator can act on. The message is one plain line. */
export class DatabaseFailure extends Error {
  override name = 'DatabaseFailure';
}

/** A connection to the database was lost or closed, none became free in time or takes writes, or one was given up with its statement. */
export class ConnectionFailure extends Error {
  override name = 'ConnectionFailure';
  readonly code: 'CONNECTION_CLOSED' | 'CONNECTION_WAIT' | 'STATEMENT_OVERDUE';

  constructor(code: ConnectionFailure['code'], cause: Error) {
    super(cause.message, { cause });
    this.code = code;
  }
}

/** The code of a system error such as `ENOENT`, or an SQLSTATE; empty for anything else. */
export function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

/** Seconds after which a call that failed for want of the database may be tried again. */
export const retryAfterSeconds = 1;

const socketErrors = /^(ERR_(SOCKET|STREAM)|ECONN|EPIPE|ETIMEDOUT|EHOST|ENET|EADDR|ENOTFOUND|EAI_)/;
/** SQLSTATEs of a server that refuses, shuts down, or has no room: classes 08 and 53, and the shutdowns of class 57. */
const serverStates = /^(08...|53[0-3]00|57P0[1-5])$/;

/** Whether the connection itself failed. */
export function isSocketFailure(error: unknown): boolean {
  if (error instanceof ConnectionFailure) return true;
  if (error instanceof DatabaseError || !(error instanceof Error)) return false;
  // A Unix socket that is gone gives the codes of a missing file.
  return socketErrors.test(errorCode(error)) || ('syscall' in error && error.syscall === 'connect');
}

/** Whether a failure says that the database is away or lost: the same call may succeed in a moment. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof DatabaseError) return serverStates.test(errorCode(error)) && error.code !== '53400';
  return isSocketFailure(error);
}
