import type { Context, MiddlewareHandler } from 'hono';
import type { RequestIdVariables } from 'hono/request-id';
import { routePath } from 'hono/route';
import pino, { type Logger, type LoggerOptions } from 'pino';
import { errorCode } from './database/failure.ts';
import { countError } from './process/error-counts.ts';
import type { Output } from './process/output.ts';

const errorLevel = 50;

/**
 * Logs JSON lines to standard error, without personal data; standard output is for people. If the reader stalls, lines
 * are dropped, and one line says how many as soon as it reads again.
 */
export function createLog(output: Output): Logger {
  const options: LoggerOptions = {
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: describeError },
    hooks: {
      logMethod(args, method, level) {
        if (level >= errorLevel) countError(String(args.at(-1)));
        method.apply(this, args);
      },
    },
  };
  const log = pino(options, output);
  let dropped = 0;
  output.on('drop', () => dropped++);
  output.on('drain', () => {
    if (dropped === 0) return;
    log.warn({ lines: dropped }, 'lines of this log could not be written and were dropped');
    dropped = 0;
  });
  return log;
}

/** SQLSTATE disk_full. */
const diskFull = '53100';

const databaseFacts = ['code', 'severity', 'schema', 'table', 'column', 'constraint', 'routine'] as const;

/**
 * What may be logged about an error. Of a database error, only the code and names (table, column): its texts repeat
 * values.
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

/** What to log if the database was lost or unreachable. */
export function describeLoss(error: unknown): { kind: string; code: string; why?: string } {
  const code = errorCode(error);
  const kind = error instanceof Error ? error.name : typeof error;
  return { kind, code, ...(code === diskFull && { why: 'the disk of the database is full' }) };
}

/** Logs each API request, and any other request that failed, without the query string: it holds names and numbers. */
export function logRequests(log: Logger): MiddlewareHandler<{ Variables: RequestIdVariables }> {
  return async (c, next) => {
    const start = performance.now();
    await next();
    const { status } = c.res;
    const { method } = c.req;
    const path = loggedPath(c);
    if (status < 400 && !/^\/(auth|rest|api)\//.test(c.req.path)) return;
    const ms = Math.round(performance.now() - start);
    log.info({ requestId: c.get('requestId'), method, path, status, ms });
  };
}

/** The pattern of the matched route; the path itself may contain a name or number. */
export function loggedPath(c: Context): string {
  return routePath(c).replace(/\/\*$/, '') || '/';
}
