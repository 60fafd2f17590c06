import type { IncomingMessage } from 'node:http';
import { HttpError } from './errors.ts';

/** Bytes a request body may have, on every API. */
export const bodyLimit = 1024 * 1024;

/**
 * The whole body as text.
 * @throws HttpError 413 above `limit` bytes, 400 when the bytes are no UTF-8.
 */
export async function readBody(request: Request, limit: number = bodyLimit): Promise<string> {
  const announced = request.headers.get('content-length');
  if (announced !== null && Number(announced) > limit) throw tooLarge(limit);
  // Node takes no more bytes than announced, so the fast way of reading is bounded too.
  if (announced !== null) return decode(new Uint8Array(await request.arrayBuffer()));
  if (!request.body) return '';
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body) {
    size += chunk.byteLength;
    if (size > limit) throw tooLarge(limit);
    chunks.push(chunk);
  }
  return decode(chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks));
}

/**
 * The same of a request as Node has it.
 * @throws HttpError 413 above `limit` bytes, 400 when the bytes are no UTF-8 or end too early.
 */
export async function readIncoming(incoming: IncomingMessage, limit: number = bodyLimit): Promise<string> {
  if (Number(incoming.headers['content-length'] ?? 0) > limit) throw tooLarge(limit);
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>();
  const chunks: Uint8Array[] = [];
  let size = 0;
  incoming.on('data', (chunk: Uint8Array) => {
    size += chunk.byteLength;
    if (size <= limit) chunks.push(chunk);
    else reject(tooLarge(limit));
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
