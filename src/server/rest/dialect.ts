import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { DatabaseError } from 'pg';
import { isSessionEnded, knownCaller } from '../auth/sessions/authenticate.ts';
import type { Caller } from '../context.ts';
import { errorCode, isUnavailable } from '../database/failure.ts';
import type { Dialect } from '../http/answer-error.ts';
import { HttpError } from '../http/errors.ts';

/**
 * PostgREST's status for each SQLSTATE; the longest matching prefix decides. Classes DC (closed days), RS (the past of
 * records) and RF (refunds) are ours. A statement timeout, 57014, is 504 here like other timeouts.
 */
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
  '57014': 504,
  '58': 500,
  DC: 409,
  DC004: 400,
  F0: 500,
  HV: 500,
  P0: 500,
  P0001: 400,
  PT: 500,
  RS: 409,
  RS001: 404,
  RF: 409,
  XX: 500,
};

export const restDialect: Dialect = {
  translate: (error, c) => translate(error, knownCaller(c)),
  unavailable: { code: 'PGRST001', message: 'The database cannot be reached at the moment' },
  unexpected: { code: 'PGRSTX00', message: 'Internal error' },
  show: ({ code, details, hint, message }) => ({ code, details, hint, message }),
};

/** Translates a failure to PostgREST's code and status; null if PostgREST has none. `caller` is null if unknown. */
export function translate(error: unknown, caller: Caller | null): HttpError | null {
  if (isSessionEnded(error)) return unauthenticated.session_not_found;
  if (errorCode(error) === 'AU002') {
    return new HttpError(403, 'insufficient_aal', 'The session lacks the second factor of its user');
  }
  if (errorCode(error) === 'AU003') {
    return new HttpError(
      403,
      'password_change_required',
      'The password was set by an admin and has to be changed first',
    );
  }
  if (errorCode(error) === 'AU004') {
    return new HttpError(403, 'second_factor_required', 'An admin has to have a second factor');
  }
  if (error instanceof HttpError && error.status === 401) {
    return unauthenticated[error.code as keyof typeof unauthenticated] ?? error;
  }
  if (errorCode(error) === 'CONNECTION_WAIT') {
    return new HttpError(504, 'PGRST003', 'Timed out acquiring connection from connection pool.');
  }
  if (errorCode(error) === 'STATEMENT_OVERDUE') {
    return new HttpError(504, '57014', 'The statement did not end in time and was abandoned.');
  }
  if (!(error instanceof DatabaseError) || isUnavailable(error)) return null;
  const status = statusOf(error, caller);
  const isOurs = status >= 500;
  return new HttpError(status, errorCode(error), error.message, {
    details: isOurs ? null : (error.detail ?? null),
    hint: isOurs ? null : (error.hint ?? null),
    headers: status === 401 ? { 'WWW-Authenticate': 'Bearer' } : {},
  });
}

function statusOf({ code = '', routine }: DatabaseError, caller: Caller | null): ContentfulStatusCode {
  if (code === '42501') return caller === null || caller.role === 'anon' ? 401 : 403;
  // A database function chooses the status by raising e.g. PT402.
  if (/^PT[45]\d\d$/.test(code)) return Number(code.slice(2)) as ContentfulStatusCode;
  // An upsert with the same key twice is the caller's mistake; other errors with this code are not.
  if (code === '21000' && routine === 'ExecOnConflictUpdate') return 400;
  return statuses[code] ?? statuses[code.slice(0, 2)] ?? 400;
}

const challenge = { headers: { 'WWW-Authenticate': 'Bearer' } };

const unauthenticated = {
  no_authorization: new HttpError(401, 'PGRST302', 'No API key found in request', {
    hint: 'Send the key in the header `apikey`',
    ...challenge,
  }),
  bad_jwt: new HttpError(401, 'PGRST301', 'JWT could not be verified', challenge),
  session_not_found: new HttpError(401, 'PGRST301', 'The session of this token has ended', challenge),
} as const;
