import type { MiddlewareHandler } from 'hono';

/** Marks every answer of an API as one that no cache may keep and no browser may reinterpret. */
export const apiHeaders: MiddlewareHandler = async (c, next) => {
  c.header('Cache-Control', 'no-store');
  c.header('X-Content-Type-Options', 'nosniff');
  await next();
};
