import type { Context, MiddlewareHandler } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { AppContext } from '../context.ts';
import { errorCode, isUnavailable, retryAfterSeconds } from '../database/failure.ts';
import { HttpError } from '../http/errors.ts';
import { describeLoss } from '../log.ts';
import { AuthError, refusals } from './errors.ts';

const versionHeader = 'X-Supabase-Api-Version';
/** From this version on, error bodies are `{code, message}`; before, `{code: <status>, error_code, msg}`. */
const currentVersion = '2024-01-01';

/** SQLSTATE query_canceled. */
const statementTimedOut = '57014';

/** Tells the client which version of the wire its request was answered in. */
export const apiVersion: MiddlewareHandler = async (c, next) => {
  if (speaksCurrentVersion(c)) c.header(versionHeader, currentVersion);
  await next();
};

function speaksCurrentVersion(c: Context): boolean {
  const asked = c.req.header(versionHeader) ?? '';
  return /^\d{4}-\d{2}-\d{2}$/.test(asked) && asked >= currentVersion;
}

/** Turns whatever a handler threw into the error answer of Supabase Auth. */
export function answerError(ctx: Pick<AppContext, 'log'>, error: unknown, c: Context): Response {
  const known = error instanceof AuthError ? error : (refusalOfRequest(error, c) ?? refusalOfDatabase(error));
  if (known) return body(c, known);
  if (isUnavailable(error)) {
    ctx.log.warn({ ...describeLoss(error), path: c.req.path }, 'the database was lost or away');
    const message = 'The database cannot be reached at the moment';
    return body(c, new AuthError(503, 'unexpected_failure', message, { retryAfter: retryAfterSeconds }));
  }
  if (errorCode(error) === statementTimedOut) {
    ctx.log.warn({ path: c.req.path }, 'a statement took too long');
    return body(c, new AuthError(504, 'request_timeout', 'Processing this request timed out, please try again later'));
  }
  ctx.log.error({ err: error, path: c.req.path }, 'auth request failed');
  return body(c, new AuthError(500, 'unexpected_failure', 'Unexpected failure, please try again later'));
}

function body(c: Context, error: AuthError): Response {
  if (speaksCurrentVersion(c)) c.header(versionHeader, currentVersion);
  c.header('x-sb-error-code', error.code);
  if (error.retryAfter !== undefined) c.header('Retry-After', String(error.retryAfter));
  const content = speaksCurrentVersion(c)
    ? { code: error.code, message: error.message, ...error.details }
    : { code: error.status, error_code: error.code, msg: error.message, ...error.details };
  return c.json(content, error.status as ContentfulStatusCode);
}

/** What the layers below the service refuse, e.g. a body above the limit. */
function refusalOfRequest(error: unknown, c: Context): AuthError | null {
  if (!(error instanceof HttpError)) return null;
  for (const [name, value] of Object.entries(error.headers)) c.header(name, value);
  return new AuthError(error.status, error.code, error.message);
}

/** Rules the database enforces: two requests at once can pass every check before it. */
export function refusalOfDatabase(error: unknown): AuthError | null {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return null;
  if (error.code === 'AD001') return refusals.lastAdmin();
  const constraint = 'constraint_name' in error ? error.constraint_name : undefined;
  if (error.code === '23505' && constraint === 'users_email_key') return refusals.emailExists();
  if (error.code === '23505' && constraint === 'users_phone_key') return refusals.phoneExists();
  if (/^2[23]...$/.test(error.code) && !isOfAuditLog(error))
    return refusals.invalid('The request holds a value that cannot be stored');
  return null;
}

/** What the audit log refuses is no fault of the request. */
const isOfAuditLog = (error: Error) => 'table_name' in error && error.table_name === 'audit_log';
