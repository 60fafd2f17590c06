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
