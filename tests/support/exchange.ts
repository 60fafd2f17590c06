import { connect } from 'node:net';
import { patience } from './launch.ts';
import type { TestServer } from './server.ts';

/**
 * Sends raw bytes on one connection, and reads the answer until `isEnough` accepts it or the server closes the
 * connection. The server may close it before all bytes are sent.
 */
export function exchange(
  server: Pick<TestServer, 'url'>,
  pieces: readonly string[],
  isEnough: (text: string) => boolean = () => false,
): Promise<string> {
  const { hostname, port } = new URL(server.url);
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const socket = connect({ host: hostname, port: Number(port), noDelay: true });
  let text = '';
  socket.setEncoding('utf8');
  socket.setTimeout(patience, () => socket.destroy(new Error('no answer')));
  socket.on('data', (part) => {
    text += part;
    if (isEnough(text)) socket.destroy();
  });
  socket.on('error', (error) => (text === '' ? reject(error) : resolve(text)));
  socket.on('close', () => resolve(text));
  const sendNext = (at: number) => {
    const piece = pieces[at];
    if (piece !== undefined) socket.write(piece, () => setImmediate(sendNext, at + 1));
  };
  socket.on('connect', () => sendNext(0));
  return promise;
}

export const hasHead = (text: string) => text.includes('\r\n\r\n');

export const closing = (request: string) => request.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n');

/** Joins requests into one pipelined piece. The last asks the server to close the connection. */
export const atOnce = (requests: readonly string[]) => [
  [...requests.slice(0, -1), closing(requests.at(-1) ?? '')].join(''),
];
