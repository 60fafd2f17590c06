import type { MiddlewareHandler } from 'hono';
import pino, { type Logger } from 'pino';
import { errorCode } from './database/failure.ts';

/** Structured lines on standard error, so that standard output stays for people. They never hold personal data. */
export function createLog(): Logger {
  const options = { base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers: { err: describeError } };
  return pino(options, gatheredWrites());
}

/**
 * Writes what has gathered together, at the latest after 50 ms and when the process ends by itself: a write for each
 * request would cost more than most of what the request does.
 */
function gatheredWrites(): { write(line: string): void } {
  const destination = pino.destination({ dest: 2, sync: true, minLength: 8192 });
  let isDue = false;
  const flush = () => {
    isDue = false;
    destination.flushSync();
  };
  process.once('exit', flush);
  return {
    write(line) {
      destination.write(line);
      if (!isDue) setTimeout(flush, 50).unref();
      isDue = true;
    },
  };
}

const databaseFacts = [
  'code',
  'severity',
  'schema_name',
  'table_name',
  'column_name',
  'constraint_name',
  'routine',
] as const;

/**
 * What a log may say about an error. A database error repeats values in its message, its detail and its parameters, so of
 * those only the names of things are kept.
 */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error };
  const facts: Record<string, unknown> = { type: error.name };
  for (const name of databaseFacts) {
    if (name in error) facts[name] = Reflect.get(error, name);
  }
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line));
  if (!('severity' in error)) facts.message = error.message;
  return { ...facts, stack: frames?.slice(0, 12).map((line) => line.trim()) };
}

/** What a log says about a database that was lost or away: nothing of a statement or its values. */
export function describeLoss(error: unknown): { kind: string; code: string } {
  return { kind: error instanceof Error ? error.name : typeof error, code: errorCode(error) };
}

/** What the log says about a request: what, how it ended, how long it took. */
interface RequestFacts {
  requestId: string;
  method: string;
  /** Logged without its query, because queries hold names and numbers. */
  path: string;
  status: number;
  /** When it came, by `performance.now()`. */
  start: number;
}

/**
 * Logs one line for an answered request. It is the line `log.info` would write, put together here: the logger's general
 * way takes a twentieth of a short request.
 */
export function logRequest(log: Logger, { requestId, method, path, status, start }: RequestFacts): void {
  if (!log.isLevelEnabled('info')) return;
  const shown = JSON.stringify(path.slice(0, 200));
  const ms = Math.round(performance.now() - start);
  streamOf(log)?.write(
    `{"level":${info},"time":"${new Date().toISOString()}","requestId":"${requestId}","method":"${method}","path":${shown},"status":${status},"ms":${ms}}\n`,
  );
}

const info = pino.levels.values.info;
const streamOf = (log: Logger) =>
  (log as unknown as Record<symbol, { write(line: string): void }>)[pino.symbols.streamSym];

/** One line for each request of an API and for each failed one. */
export function logRequests(log: Logger): MiddlewareHandler<{ Variables: { requestId: string } }> {
  return async (c, next) => {
    const start = performance.now();
    await next();
    const { status } = c.res;
    const { method, path } = c.req;
    if (status < 400 && !/^\/(auth|rest|api)\//.test(path)) return;
    logRequest(log, { requestId: c.get('requestId'), method, path, status, start });
  };
}
