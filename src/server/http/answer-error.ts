import type { Context } from 'hono';
import type { Logger } from 'pino';
import { isUnavailable, retryAfterSeconds } from '../database/failure.ts';
import { describeLoss, loggedPath } from '../log.ts';
import { HttpError } from './errors.ts';

export interface Dialect {
  /** Translates a failure to this API's code and status; null if the API has none for it. */
  translate(error: unknown, c: Context): HttpError | null;
  unavailable: { code: string; message: string };
  unexpected: { code: string; message: string };
  show(refusal: HttpError, c: Context): object;
}

/** Answers an error from a handler in the words of its API, and logs it unless it is the caller's fault. */
export function answerError(log: Logger, dialect: Dialect, error: unknown, c: Context): Response {
  const refusal = refusalOf(dialect, error, c);
  const { status, code } = refusal;
  const path = loggedPath(c);
  if (isUnavailable(error))
    log.warn({ ...describeLoss(error), path }, 'the database is unreachable or its connection was lost');
  // Logs no error for a timeout (504): usually the request causes it, and the request's own line in the log shows the
  // status.
  else if (status >= 500 && status !== 504) log.error({ err: error, code, path }, 'a request failed');
  for (const [name, value] of Object.entries(refusal.headers)) c.header(name, value);
  return c.json(dialect.show(refusal, c), status);
}

function refusalOf(dialect: Dialect, error: unknown, c: Context): HttpError {
  const translated = dialect.translate(error, c);
  if (translated) return translated;
  if (error instanceof HttpError) return error;
  const { unavailable, unexpected } = dialect;
  if (!isUnavailable(error)) return new HttpError(500, unexpected.code, unexpected.message);
  return new HttpError(503, unavailable.code, unavailable.message, {
    headers: { 'Retry-After': String(retryAfterSeconds) },
  });
}
