import type { Context, MiddlewareHandler } from 'hono';
import { BodyRoom } from './body-room.ts';
import { HttpError } from './errors.ts';

/** Bytes a request body may have, on every API. */
const bodyLimit = 1024 * 1024;

/** Gives every request its share of the memory for bodies, until it is answered. */
export const shareBodyRoom: MiddlewareHandler<{ Variables: { bodyRoom: BodyRoom } }> = async (c, next) => {
  const room = new BodyRoom();
  c.set('bodyRoom', room);
  try {
    await next();
  } finally {
    room.release();
  }
};

/**
 * The whole body of a request as text.
 * @throws HttpError 413 above {@link bodyLimit}, 400 when the bytes are no UTF-8 or end too early, 503 without room for it
 */
export async function readBody(c: Context): Promise<string> {
  return await readText(c.req.raw, c.get('bodyRoom') ?? new BodyRoom());
}

/** The same of a request outside the app. */
export async function readText(request: Request, room: BodyRoom, limit: number = bodyLimit): Promise<string> {
  const announced = request.headers.get('content-length');
  if (announced !== null && Number(announced) > limit) throw tooLarge(limit);
  if (announced !== null) {
    room.grow(Number(announced));
    // Node takes no more bytes than announced, so the fast way of reading is bounded too.
    return decode(new Uint8Array(await request.arrayBuffer().catch(endsTooEarly)));
  }
  if (!request.body) return '';
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body) {
    size += chunk.byteLength;
    if (size > limit) throw tooLarge(limit);
    room.grow(size);
    chunks.push(chunk);
  }
  return decode(Buffer.concat(chunks));
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new HttpError(400, 'invalid_body', 'The request body is not UTF-8 text');
  }
}

function endsTooEarly(): never {
  throw new HttpError(400, 'incomplete_body', 'The request body ends before its announced end');
}

function tooLarge(limit: number): HttpError {
  // The rest of the body is not read, so the connection cannot carry another request.
  return new HttpError(413, 'body_too_large', `The request body is larger than ${limit} bytes`, {
    headers: { Connection: 'close' },
  });
}
