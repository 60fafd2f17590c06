import type { IncomingMessage } from 'node:http';
import type { HeaderReader } from '../auth/session.ts';
import { readIncoming } from '../http/body.ts';
import { BodyRoom } from '../http/body-room.ts';

/** A request as the data API reads it: straight from Node, whose way through a web Request costs more than the API. */
export interface DataRequest {
  method: string;
  /** With its escapes. */
  path: string;
  /** What follows the question mark. */
  search: string;
  headers: HeaderReader;
  /** @throws HttpError 413 when it is too large, 400 when it is no UTF-8, 503 when there is no room for it */
  readBody(): Promise<string>;
  /** To be called when the body is no longer needed. */
  releaseBody(): void;
}

/** The request below `mountPoint` that Node took; null where its address is another. */
export function dataRequest(incoming: IncomingMessage, mountPoint: string): DataRequest | null {
  const target = pathAndQuery(incoming.url ?? '/');
  if (!target.startsWith(mountPoint)) return null;
  const query = target.indexOf('?');
  const room = new BodyRoom();
  const path = query < 0 ? target : target.slice(0, query);
  if (path.length > mountPoint.length && path[mountPoint.length] !== '/') return null;
  return {
    method: incoming.method ?? 'GET',
    path,
    search: query < 0 ? '' : target.slice(query + 1),
    headers: new IncomingHeaders(incoming),
    readBody: () => readIncoming(incoming, room),
    releaseBody: () => room.release(),
  };
}

/** A request may also name its address as a whole (RFC 9112, absolute-form). */
function pathAndQuery(url: string): string {
  return url.startsWith('/') ? url : url.replace(/^https?:\/\/[^/?#]*/i, '');
}

class IncomingHeaders implements HeaderReader {
  readonly #incoming: IncomingMessage;

  constructor(incoming: IncomingMessage) {
    this.#incoming = incoming;
  }

  get(name: string): string | null {
    const value = this.#incoming.headers[name];
    return typeof value === 'string' ? value : (value?.join(', ') ?? null);
  }
}
