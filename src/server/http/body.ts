import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { HttpError } from './errors.ts';

/** Bytes of a form, and of whatever somebody without an account sends. */
export const formLimit = 64 * 1024;
/** Bytes that a member of staff sends to the data API: room for an import of ten thousand rows. */
export const rowsLimit = 8 * 1024 * 1024;

/** Refuses a request whose body has more bytes: 413. */
export function limitBody(maxSize: number): MiddlewareHandler {
  const limit = bodyLimit({
    maxSize,
    onError() {
      // The rest of the body is not read, so the connection cannot carry another request.
      throw new HttpError(413, 'body_too_large', `The request body is larger than ${maxSize} bytes`, {
        headers: { Connection: 'close' },
      });
    },
  });
  // A GET has no body, and to look for one costs a short request a tenth of its time.
  return (c, next) => (c.req.method === 'GET' || c.req.method === 'HEAD' ? next() : limit(c, next));
}

/**
 * The whole body of a request as text.
 * @throws HttpError 400 when the bytes are no UTF-8 or end too early
 */
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
