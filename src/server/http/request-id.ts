import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';

/** Names every request, for the log and for the caller who reports a problem. */
export const requestId: MiddlewareHandler<{ Variables: { requestId: string } }> = async (c, next) => {
  const id = randomUUID();
  c.set('requestId', id);
  c.header('X-Request-Id', id);
  await next();
};
