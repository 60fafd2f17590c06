import type { Context, MiddlewareHandler } from 'hono';
import { errorCode } from '../database/failure.ts';
import type { Dialect } from '../http/answer-error.ts';
import { HttpError } from '../http/errors.ts';
import { refusalOfDatabase, refusals } from './refusals.ts';

const versionHeader = 'X-Supabase-Api-Version';
/** From this version on, error bodies are `{code, message}`; before, `{code: <status>, error_code, msg}`. */
const currentVersion = '2024-01-01';

/** SQLSTATE query_canceled. */
const statementTimedOut = '57014';

export const apiVersion: MiddlewareHandler = async (c, next) => {
  if (speaksCurrentVersion(c)) c.header(versionHeader, currentVersion);
  await next();
};

function speaksCurrentVersion(c: Context): boolean {
  const version = c.req.header(versionHeader) ?? '';
  return /^\d{4}-\d{2}-\d{2}$/.test(version) && version >= currentVersion;
}

export const authDialect: Dialect = {
  translate(error) {
    if (errorCode(error) === 'too_many_requests') return refusals.overLimit('over_request_rate_limit', 1);
    if (error instanceof HttpError) return isBadToken(error) ? new HttpError(403, error.code, error.message) : error;
    if (errorCode(error) === statementTimedOut) return refusals.timeout();
    return refusalOfDatabase(error);
  },
  unavailable: { code: 'unexpected_failure', message: 'The database cannot be reached at the moment' },
  unexpected: { code: 'unexpected_failure', message: 'Unexpected failure, please try again later' },
  show({ status, code, message, members }, c) {
    c.header('x-sb-error-code', code);
    if (!speaksCurrentVersion(c)) return { code: status, error_code: code, msg: message, ...members };
    c.header(versionHeader, currentVersion);
    return { code, message, ...members };
  },
};

/** Supabase Auth answers 401 only to a missing token, and 403 to a bad one; our other APIs answer 401 to both. */
const isBadToken = ({ status, code }: HttpError) =>
  status === 401 && (code === 'bad_jwt' || code === 'session_not_found');
