import type { Context } from 'hono';
import type { Logger } from 'pino';
import { isUnavailable, retryAfterSeconds } from '../database/failure.ts';
import { describeLoss } from '../log.ts';
import { HttpError } from './errors.ts';

/** How one API words its errors. */
export interface Dialect {
  /** What a failure is called in this API; null for one that it has no word for. */
  translate(error: unknown, c: Context): HttpError | null;
  /** While the database is away. */
  unavailable: string;
  /** For what nobody expected. */
  unexpected: string;
  unavailableCode?: string;
  unexpectedCode?: string;
  /** The body of an answer; may set headers. */
  show(refusal: HttpError, c: Context): object;
}

/** Answers whatever a handler threw in the words of its API, and logs what is not the caller's fault. */
export function answerError(log: Logger, dialect: Dialect, error: unknown, c: Context): Response {
  const refusal = refusalOf(dialect, error, c);
  const { status, code } = refusal;
  const { path } = c.req;
  if (status === 503) log.warn({ ...describeLoss(error), path }, 'the database was lost or away, or there was no room');
  else if (status === 504) log.warn({ code, path }, 'a statement or the wait for a connection took too long');
  else if (status >= 500) log.error({ err: error, code, path }, 'a request failed');
  for (const [name, value] of Object.entries(refusal.headers)) c.header(name, value);
  return c.json(dialect.show(refusal, c), status);
}

function refusalOf(dialect: Dialect, error: unknown, c: Context): HttpError {
  const translated = dialect.translate(error, c);
  if (translated) return translated;
  if (error instanceof HttpError) return error;
  if (isUnavailable(error)) {
    return new HttpError(503, dialect.unavailableCode ?? 'unavailable', dialect.unavailable, {
      headers: { 'Retry-After': String(retryAfterSeconds) },
    });
  }
  return new HttpError(500, dialect.unexpectedCode ?? 'unexpected_failure', dialect.unexpected);
}
