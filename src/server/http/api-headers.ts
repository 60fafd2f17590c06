import type { MiddlewareHandler } from 'hono';

/** What every answer of an API carries: no cache may keep it and no browser may reinterpret it. */
export const apiHeaderFields = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' } as const;

/** Adds {@link apiHeaderFields} to every answer. */
export const apiHeaders: MiddlewareHandler = async (c, next) => {
  for (const [name, value] of Object.entries(apiHeaderFields)) c.header(name, value);
  await next();
};
