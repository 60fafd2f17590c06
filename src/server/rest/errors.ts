import type { ContentfulStatusCode } from 'hono/utils/http-status';
import postgres from 'postgres';
import { isSessionEnded, Unauthenticated } from '../auth/session.ts';
import type { Caller } from '../context.ts';
import { errorCode, isUnavailable, retryAfterSeconds } from '../database/failure.ts';
import { waitedTooLong } from '../database/lanes.ts';
import { HttpError } from '../http/errors.ts';

/** PostgREST's status for each SQLSTATE; the longest prefix that fits decides. */
const statuses: Readonly<Record<string, ContentfulStatusCode>> = {
  '09': 500,
  '0L': 403,
  '0P': 403,
  '21000': 500,
  '23503': 409,
  '23505': 409,
  '25': 500,
  '25006': 405,
  '28': 403,
  '2D': 500,
  '38': 500,
  '39': 500,
  '3B': 500,
  '40': 500,
  '42883': 404,
  '42P01': 404,
  '42P17': 500,
  '53400': 500,
  '54': 500,
  '55': 500,
  '57': 500,
  '58': 500,
  F0: 500,
  HV: 500,
  P0: 500,
  P0001: 400,
  PT: 500,
  XX: 500,
};

/** How a failed request of the data API is answered, whatever failed; `caller` is null while it is not known. */
export function asHttpError(error: unknown, caller: Caller | null): HttpError {
  if (error instanceof HttpError) return error;
  if (error instanceof Unauthenticated) return unauthenticated(error);
  if (isSessionEnded(error)) return unauthenticated(new Unauthenticated('session_not_found'));
  if (errorCode(error) === waitedTooLong) {
    return new HttpError(504, 'PGRST003', 'Timed out acquiring connection from connection pool.');
  }
  if (isUnavailable(error)) return unavailable();
  if (error instanceof postgres.PostgresError) return fromDatabase(error, caller);
  return new HttpError(500, 'PGRSTX00', 'Internal error');
}

function fromDatabase(error: postgres.PostgresError, caller: Caller | null): HttpError {
  const status = statusOf(error, caller);
  const isOurs = status >= 500;
  return new HttpError(status, error.code, error.message, {
    details: isOurs ? null : (error.detail ?? null),
    hint: isOurs ? null : (error.hint ?? null),
    headers: status === 401 ? { 'WWW-Authenticate': 'Bearer' } : {},
  });
}

function statusOf({ code, routine }: postgres.PostgresError, caller: Caller | null): ContentfulStatusCode {
  if (code === '42501') return caller === null || caller.role === 'anon' ? 401 : 403;
  // A function that raises PT402 chooses its status.
  if (/^PT[45]\d\d$/.test(code)) return Number(code.slice(2)) as ContentfulStatusCode;
  // One key twice in an upsert: the caller's mistake, unlike the others of this state.
  if (code === '21000' && routine === 'ExecOnConflictUpdate') return 400;
  return statuses[code] ?? statuses[code.slice(0, 2)] ?? 400;
}

function unauthenticated({ problem }: Unauthenticated): HttpError {
  const messages = {
    missing: 'No API key found in request',
    invalid: 'JWT could not be verified',
    session_not_found: 'The session of this token has ended',
  } as const;
  const code = problem === 'missing' ? 'PGRST302' : 'PGRST301';
  return new HttpError(401, code, messages[problem], {
    hint: problem === 'missing' ? 'Send the key in the header `apikey`' : null,
    headers: { 'WWW-Authenticate': 'Bearer' },
  });
}

function unavailable(): HttpError {
  return new HttpError(503, 'PGRST001', 'The database cannot be reached at the moment', {
    headers: { 'Retry-After': String(retryAfterSeconds) },
  });
}
