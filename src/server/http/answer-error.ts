import type { Context } from 'hono';
import type { Logger } from 'pino';
import { isUnavailable, retryAfterSeconds } from '../database/failure.ts';
import { describeLoss, loggedPath } from '../log.ts';
import { HttpError } from './errors.ts';

/** How one API words its errors. */
export interface Dialect {
  /** What a failure is called in this API; null for one that it has no word for. */
  translate(error: unknown, c: Context): HttpError | null;
  /** While the database is away. */
  unavailable: { code: string; message: string };
  /** For what nobody expected. */
  unexpected: { code: string; message: string };
  /** The body of an answer; may set headers. */
  show(refusal: HttpError, c: Context): object;
}

/** Answers whatever a handler threw in the words of its API, and logs what is not the caller's fault. */
export function answerError(log: Logger, dialect: Dialect, error: unknown, c: Context): Response {
  const refusal = refusalOf(dialect, error, c);
  const { status, code } = refusal;
  const path = loggedPath(c);
  if (isUnavailable(error)) log.warn({ ...describeLoss(error), path }, 'the database was lost or away');
  // What took too long was most often asked for so: the line about the request says it.
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
