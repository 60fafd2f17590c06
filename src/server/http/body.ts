import type { IncomingMessage } from 'node:http';
import { BodyRoom } from './body-room.ts';
import { HttpError } from './errors.ts';

/** Bytes a request body may have, on every API. */
export const bodyLimit = 1024 * 1024;

/**
 * The whole body as text.
 * @throws HttpError 413 above `limit` bytes, 400 when the bytes are no UTF-8, 503 when there is no room for it.
 */
export async function readBody(request: Request, limit: number = bodyLimit): Promise<string> {
  const announced = request.headers.get('content-length');
  if (announced !== null && Number(announced) > limit) throw tooLarge(limit);
  const room = new BodyRoom();
  try {
    if (announced !== null) {
      room.grow(Number(announced));
      // Node takes no more bytes than announced, so the fast way of reading is bounded too.
      return decode(new Uint8Array(await request.arrayBuffer()));
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
    return decode(chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks));
  } finally {
    room.release();
  }
}

/**
 * The same of a request as Node has it. The body stays in `room`, which is the caller's to release.
 * @throws HttpError 413 above `limit` bytes, 400 when the bytes are no UTF-8 or end too early, 503 without room.
 */
export async function readIncoming(
  incoming: IncomingMessage,
  room: BodyRoom,
  limit: number = bodyLimit,
): Promise<string> {
  if (Number(incoming.headers['content-length'] ?? 0) > limit) throw tooLarge(limit);
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>();
  const chunks: Uint8Array[] = [];
  let size = 0;
  let isRefused = false;
  incoming.on('data', (chunk: Uint8Array) => {
    size += chunk.byteLength;
    if (isRefused) return;
    try {
      if (size > limit) throw tooLarge(limit);
      room.grow(size);
      chunks.push(chunk);
    } catch (refusal) {
      isRefused = true;
      chunks.length = 0;
      reject(refusal);
    }
  });
  incoming.on('end', () => resolve(chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks)));
  const broken = () => reject(new HttpError(400, 'incomplete_body', 'The request body ends before its announced end'));
  incoming.on('error', broken);
  incoming.on('close', broken);
  return decode(await promise);
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new HttpError(400, 'invalid_body', 'The request body is not UTF-8 text');
  }
}

function tooLarge(limit: number): HttpError {
  // The rest of the body is not read, so the connection cannot carry another request.
  return new HttpError(413, 'body_too_large', `The request body is larger than ${limit} bytes`, {
    headers: { Connection: 'close' },
  });
}
