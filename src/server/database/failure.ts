import { DatabaseError } from 'pg';

/** The database cannot be opened; the message, one plain line, gives a reason that the operator can act on. */
export class DatabaseFailure extends Error {
  override name = 'DatabaseFailure';
}

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

/** The reason for a log line. Unwraps errors such as `fetch failed`, which say less than their cause. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { message, name } = error.cause instanceof Error ? error.cause : error;
  return message || name;
}

export const retryAfterSeconds = 1;

const socketErrors = /^(ERR_(SOCKET|STREAM)|ECONN|EPIPE|ETIMEDOUT|EHOST|ENET|EADDR|ENOTFOUND|EAI_)/;
/** SQLSTATEs for lost or refused connections (class 08), lack of room (53) and shutdowns (in class 57). */
const serverStates = /^(08...|53[0-3]00|57P0[1-5])$/;

/** Whether the connection itself failed. */
export function isSocketFailure(error: unknown): boolean {
  if (error instanceof ConnectionFailure) return true;
  if (error instanceof DatabaseError || !(error instanceof Error)) return false;
  // A missing Unix socket and a missing file give the same code; only the call `connect` tells them apart.
  return socketErrors.test(errorCode(error)) || ('syscall' in error && error.syscall === 'connect');
}

/** Whether the database is unreachable for now: the same call may succeed in a moment. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof DatabaseError) return serverStates.test(errorCode(error)) && error.code !== '53400';
  return isSocketFailure(error);
}
