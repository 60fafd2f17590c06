import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Answer } from './answer.ts';

/** Sends an answer; `common` are names and values of further headers, one after the other. */
export function respond(response: ServerResponse, { status, headers, body }: Answer, common: readonly string[]): void {
  const all = [...common];
  for (const name in headers) all.push(name, headers[name] ?? '');
  if (body instanceof ReadableStream) {
    response.writeHead(status, all);
    // A list that breaks off ends the connection; a reader who goes away ends the list.
    pipeline(Readable.fromWeb(body as never), response).catch(() => {});
    return;
  }
  const bytes = typeof body === 'string' ? Buffer.from(body) : body;
  if (bytes) all.push('Content-Length', String(bytes.length));
  else if (status !== 204 && response.req.method !== 'HEAD') all.push('Content-Length', '0');
  response.writeHead(status, all);
  response.end(bytes ?? undefined);
}
