import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RememberingResponse, rememberText } from './remembering-response.ts';

const body = Buffer.from('<h1>Sayfa</h1>');
let headers: string[];
let servers: Server[];

beforeEach(() => {
  headers = ['Content-Type', 'text/html', 'Content-Length', String(body.length), 'Vary', 'Accept-Encoding'];
  servers = [];
});
afterEach(() => {
  vi.useRealTimers();
  for (const server of servers) server.close();
});

/** A server with `list` on every address, after a while on `/slow`, and as 304 without a body on `/same`. */
async function start(options: object, list: readonly string[]): Promise<number> {
  const server = createServer({ keepAliveTimeout: 75_000, ...options }, async (request, response) => {
    if (request.url === '/slow') await pause(20);
    response.writeHead(request.url === '/same' ? 304 : 200, list as string[]);
    response.end(request.method === 'HEAD' || request.url === '/same' ? undefined : body);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

const remembering = () => start({ ServerResponse: RememberingResponse }, rememberText(headers));

/** All that comes back on one connection until the server closes it. */
function talk(port: number, sent: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let received = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(sent));
    socket.setEncoding('latin1').on('data', (text) => {
      received += text;
    });
    socket.on('end', () => resolve(received)).on('error', reject);
  });
}

const get = (path: string, last = false) =>
  `GET ${path} HTTP/1.1\r\nHost: a\r\n${last ? 'Connection: close\r\n' : ''}\r\n`;
const withoutDate = (text: string) => text.replaceAll(/^Date: .{29}\r$/gm, 'Date: …');

it('sends the text of an earlier answer for the rest of the second, then a new one', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const port = await remembering();
  const answer = async () => (await talk(port, get('/') + get('/', true))).split('\r\n\r\n')[0];
  expect(await answer()).toContain('Vary: Accept-Encoding');
  headers[5] = 'Accept';
  expect(await answer()).toContain('Vary: Accept-Encoding');
  vi.advanceTimersByTime(1000);
  expect(await answer()).toMatch(/Vary: Accept\r/);
});

it.each([
  ['an answer like the first', get('/') + get('/', true)],
  ['HEAD', `HEAD / HTTP/1.1\r\nHost: a\r\n\r\n${get('/', true)}`],
  ['another status with the same headers', get('/same') + get('/', true)],
  ['HTTP/1.0', 'GET / HTTP/1.0\r\n\r\n'],
  ['HTTP/1.0 on a kept connection', `GET / HTTP/1.0\r\nConnection: keep-alive\r\n\r\n${get('/', true)}`],
  ['the last answer of a connection', get('/', true)],
  ['a request that waits for 100', `GET / HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\n\r\n${get('/', true)}`],
  ['answers behind a slow one', get('/slow') + get('/') + get('/same') + get('/', true)],
])('%s: the same bytes as Node’s own', async (_, sent) => {
  const [own, node] = [await remembering(), await start({}, headers)];
  for (const port of [own, node]) await talk(port, get('/') + get('/', true));
  expect(withoutDate(await talk(own, sent))).toBe(withoutDate(await talk(node, sent)));
});

it('leaves headers alone that nobody registered', async () => {
  const port = await start({ ServerResponse: RememberingResponse }, headers);
  await talk(port, get('/') + get('/', true));
  headers[5] = 'Accept';
  expect(await talk(port, get('/') + get('/', true))).not.toContain('Accept-Encoding');
});

it('announces the last answer of a connection with a limit of requests', async () => {
  const ports = [await remembering(), await start({}, headers)];
  for (const server of servers) server.maxRequestsPerSocket = 2;
  const [own = '', node] = await Promise.all(ports.map((port) => talk(port, get('/') + get('/') + get('/', true))));
  expect(own).toContain('Connection: close');
  expect(withoutDate(own)).toBe(withoutDate(node ?? ''));
});
