import type { Context, MiddlewareHandler } from 'hono';
import { BodyRoom, ownBytes } from './body-room.ts';
import { HttpError } from './errors.ts';
import { isInCrumbs } from './small-pieces.ts';

/** Bytes a request body may have. */
const bodyLimit = 1024 * 1024;
/**
 * Bytes where a form is all that is sent, and an account is not needed to send it: a larger one keeps the main thread busy
 * for long enough that some dozen at once would be felt by everybody.
 */
export const formLimit = 64 * 1024;

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

export const bodyRoomOf = (c: Context): BodyRoom => c.get('bodyRoom') ?? new BodyRoom();

/**
 * The whole body of a request as text.
 * @throws HttpError 413 above the limit, 400 when the bytes are no UTF-8 or end too early, 503 without room for it
 */
export async function readBody(c: Context, limit: number = bodyLimit): Promise<string> {
  return await readText(c.req.raw, bodyRoomOf(c), limit);
}

/** The same of a request outside the app. */
export async function readText(request: Request, room: BodyRoom, limit: number = bodyLimit): Promise<string> {
  const announced = request.headers.get('content-length');
  if (announced !== null && Number(announced) > limit) throw tooLarge(limit);
  if (!request.body) return '';
  // Node takes no more bytes than announced, so the fast way of reading is bounded too.
  const isSmall = announced !== null && Number(announced) <= ownBytes;
  const bytes = isSmall
    ? new Uint8Array(await request.arrayBuffer().catch(endsTooEarly))
    : await Promise.race([readPieces(request.body, room, limit), room.lost]);
  return decode(bytes);
}

/** Copies the pieces: a body may come byte by byte, and each piece takes a hundred bytes beside its own. */
async function readPieces(body: ReadableStream<Uint8Array>, room: BodyRoom, limit: number): Promise<Uint8Array> {
  const reader = body.getReader();
  let bytes = new Uint8Array();
  let size = 0;
  for (let pieces = 1; !room.isLost; pieces += 1) {
    const { value } = await reader.read().catch(endsTooEarly);
    if (!value) break;
    const before = size;
    size += value.byteLength;
    if (size > limit) throw tooLarge(limit);
    if (isInCrumbs(pieces, size)) throw tooManyPieces();
    room.grow(size);
    if (size > bytes.length) bytes = enlarged(bytes, size);
    bytes.set(value, before);
  }
  room.complete();
  return bytes.subarray(0, size);
}

function enlarged(bytes: Uint8Array, least: number): Uint8Array<ArrayBuffer> {
  const larger = new Uint8Array(Math.max(2 * bytes.length, least));
  larger.set(bytes);
  return larger;
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

function tooManyPieces(): HttpError {
  return new HttpError(400, 'body_in_pieces', 'The request body comes in too many small pieces', {
    headers: { Connection: 'close' },
  });
}

function tooLarge(limit: number): HttpError {
  // The rest of the body is not read, so the connection cannot carry another request.
  return new HttpError(413, 'body_too_large', `The request body is larger than ${limit} bytes`, {
    headers: { Connection: 'close' },
  });
}
