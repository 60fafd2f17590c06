import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { HttpError } from './errors.ts';

/** The most bytes in a form, and in any body sent without an account. */
export const formLimit = 64 * 1024;
/** The most bytes in a body that staff send to the data API: enough to import ten thousand rows. */
export const rowsLimit = 8 * 1024 * 1024;

/** Refuses a body of more than `maxSize` bytes with 413. */
export function limitBody(maxSize: number): MiddlewareHandler {
  const limit = bodyLimit({
    maxSize,
    onError() {
      // Closes the connection: the rest of the body is unread, so no further request can follow on it.
      throw new HttpError(413, 'body_too_large', `The request body is larger than ${maxSize} bytes`, {
        headers: { Connection: 'close' },
      });
    },
  });
  // Skips GET and HEAD, which have no body: checking costs a tenth of the time of a short request.
  return (c, next) => (c.req.method === 'GET' || c.req.method === 'HEAD' ? next() : limit(c, next));
}

/** Reads the whole body of a request as text. @throws HttpError 400 if the bytes are not UTF-8 or end too early */
export async function readBody(c: Context): Promise<string> {
  const bytes = await c.req.arrayBuffer().catch(() => {
    throw new HttpError(400, 'incomplete_body', 'The request body ends before its announced end');
  });
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new HttpError(400, 'invalid_body', 'The request body is not UTF-8 text');
  }
}
