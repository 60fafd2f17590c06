import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { type Listener, listen } from './listen.ts';

let listener: Listener;
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await listener.close(0);
});

/** More than the system takes from the server while nobody reads. */
const large = Buffer.alloc(32 * 1024 * 1024, 'x');

const request = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`;

/** Asks for paths, all of them before the first answer, without reading yet. */
async function ask(...paths: string[]): Promise<Socket> {
  const socket = connect({ host: '127.0.0.1', port: listener.port });
  sockets.push(socket);
  socket.on('error', () => {});
  await once(socket, 'connect');
  socket.pause().write(paths.map(request).join(''));
  return socket;
}

it('cuts off who reads nothing of an answer, and nobody who reads slowly or whose answer takes long', async () => {
  listener = await listen('127.0.0.1', 0, { silence: 2_000 });
  const cut = Promise.withResolvers<void>();
  const late = Promise.withResolvers<void>();
  listener.serve(async ({ url }, response) => {
    if (url === '/unread') response.on('close', cut.resolve);
    if (url === '/late') await late.promise;
    response.end(large);
  }, null);
  const [slow, waiting] = await Promise.all([ask('/slow'), ask('/late'), ask('/unread')]);
  let isCut = false;
  void cut.promise.then(() => {
    isCut = true;
  });
  let read = 0;
  while (!isCut) {
    read += slow.read(65_536)?.length ?? 0;
    await pause(50);
  }
  late.resolve();
  for (const socket of [slow, waiting]) {
    let length = socket === slow ? read : 0;
    for await (const piece of socket) {
      length += piece.length;
      if (length > large.length) break;
    }
    expect(length).toBeGreaterThan(large.length);
  }
});

it('answers the requests of one connection one after the other, and ends one that sends many without waiting', async () => {
  listener = await listen('127.0.0.1', 0);
  const seen: string[] = [];
  const first = Promise.withResolvers<void>();
  listener.serve(async ({ url = '' }, response) => {
    seen.push(url);
    if (url === '/1') await first.promise;
    response.end(url);
  }, null);
  const [patient, flooding] = await Promise.all([ask('/1'), ask('/1')]);
  patient.write(request('/2') + request('/3'));
  flooding.write(request('/many').repeat(1_000));
  await once(flooding.resume(), 'close');
  expect(seen).toEqual(['/1', '/1']);
  first.resolve();
  let text = '';
  for await (const piece of patient.setEncoding('utf8')) {
    text += piece;
    if (text.endsWith('/3')) break;
  }
  expect([...text.matchAll(/\r\n\r\n(\/\d)/g)].map(([, path]) => path)).toEqual(['/1', '/2', '/3']);
  expect(seen).toEqual(['/1', '/1', '/2', '/3']);
});

it.each([
  ['at once', () => {}],
  ['after a promise', () => Promise.resolve()],
])(
  'lets signals, timers and others have their turn between two requests of one connection, answered %s',
  async (_, work) => {
    listener = await listen('127.0.0.1', 0);
    let turn = 0;
    const turns: number[] = [];
    listener.serve(async (_request, response) => {
      if (turns.push(turn) === 1) void countTurns();
      await work();
      response.end();
    }, null);
    const countTurns = async () => {
      for (; turns.length < 20; turn += 1) await nextTurn();
    };
    await ask(...Array.from({ length: 20 }, () => '/'));
    await expect.poll(() => turns.length).toBe(20);
    expect(new Set(turns).size).toBe(20);
  },
);

it('ends a connection on which much waits to be answered, be it few large requests or many small headers', async () => {
  listener = await listen('127.0.0.1', 0);
  const late = Promise.withResolvers<void>();
  listener.serve(async ({ url }, response) => {
    if (url === '/late') await late.promise;
    response.end(url);
  }, null);
  const withHeaders = (headers: string) => request('/').replace(/\r\n$/, `${headers}\r\n`);
  const usual = withHeaders('X-Usual: some value of a header\r\n'.repeat(15));
  for (const [much, count] of [
    [withHeaders(`X: ${'x'.repeat(15_000)}\r\n`), 2],
    [withHeaders('x:1\r\n'.repeat(90)), 5],
  ] as const) {
    const [hurried, patient] = await Promise.all([ask('/late'), ask('/late')]);
    patient.write(usual.repeat(15));
    hurried.resume().write(much.repeat(count));
    await once(hurried, 'close');
    expect(patient.destroyed).toBe(false);
  }
});

it('lets somebody go on who always has one large request waiting', async () => {
  listener = await listen('127.0.0.1', 0);
  listener.serve((_request, response) => response.end('here'), null);
  const socket = await ask();
  const large = request('/').replace(/\r\n$/, `X: ${'x'.repeat(9_000)}\r\n\r\n`);
  socket.write(large + large);
  let answers = 0;
  for await (const piece of socket.setEncoding('utf8')) {
    answers += piece.split('here').length - 1;
    if (answers === 20) break;
    socket.write(large);
  }
  expect(answers).toBe(20);
});

it('begins few requests in a turn, however many connections ask at once', async () => {
  listener = await listen('127.0.0.1', 0);
  const inTurns: number[] = [];
  const seen: string[] = [];
  let turn = 0;
  listener.serve(({ url = '' }, response) => {
    seen.push(url);
    inTurns[turn] = (inTurns[turn] ?? 0) + 1;
    response.end();
  }, null);
  const paths = Array.from({ length: 100 }, (_, index) => `/${index}`);
  // Taken by the server already: one new connection comes in a turn as it is.
  const asking = await Promise.all(paths.map(() => ask('/first')));
  await expect.poll(() => seen).toHaveLength(paths.length);
  seen.splice(0);
  inTurns.splice(0);
  for (const [index, socket] of asking.entries()) socket.write(request(paths[index] ?? ''));
  for (; seen.length < paths.length; turn += 1) await nextTurn();
  expect(seen.toSorted()).toEqual(paths.toSorted());
  expect(Math.max(...inTurns.filter(Boolean))).toBeLessThanOrEqual(16);
});

it('answers one request of each sender in turn, behind a proxy too', async () => {
  listener = await listen('127.0.0.1', 0, { proxies: 1 });
  const seen: string[] = [];
  listener.serve(({ url = '' }, response) => {
    seen.push(url);
    response.end();
  }, null);
  const sockets = await Promise.all(Array.from({ length: 60 }, () => ask('/first')));
  await expect.poll(() => seen).toHaveLength(60);
  seen.splice(0);
  // All of it arrives in one turn: this test and the server are one thread.
  for (const [index, socket] of sockets.entries()) {
    const sender = index < 58 ? '192.0.2.1' : `192.0.2.${index}`;
    socket.write(`GET /${sender} HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${sender}\r\n\r\n`);
  }
  await expect.poll(() => seen).toHaveLength(60);
  expect(Math.max(seen.indexOf('/192.0.2.58'), seen.indexOf('/192.0.2.59'))).toBeLessThan(30);
});

it.each([
  [100, '200 OK'],
  [101, '431 Request Header Fields Too Large'],
])('a request with %d headers gets %s, and none after it where it was refused', async (count, status) => {
  listener = await listen('127.0.0.1', 0);
  listener.serve((_request, response) => response.end('here'), null);
  const socket = await ask();
  const more = Array.from({ length: count - 1 }, (_, index) => `x${index}: 1\r\n`).join('');
  socket.write(`GET / HTTP/1.1\r\nHost: x\r\n${more}\r\n${count > 100 ? request('/next') : ''}`);
  if (count === 100) socket.end();
  let text = '';
  for await (const piece of socket.setEncoding('utf8')) text += piece;
  expect(text.match(/HTTP\/1\.1 .*(?=\r)/g)).toEqual([`HTTP/1.1 ${status}`]);
});

it('makes no requests of what was read with one that was too much', async () => {
  listener = await listen('127.0.0.1', 0);
  let made = 0;
  listener.serve(() => {}, null);
  listener.observe(() => {
    made += 1;
  });
  const socket = await ask(...Array.from({ length: 1_000 }, () => '/'));
  await once(socket.resume(), 'close');
  expect(made).toBe(32);
});

it.each([
  ['without a Host header', 'GET / HTTP/1.1\r\n\r\n', 400],
  ['that expect what nobody knows', 'GET / HTTP/1.1\r\nHost: x\r\nExpect: y\r\n\r\n', 417],
])('ends a connection with many requests %s, as with others', async (_, text, status) => {
  listener = await listen('127.0.0.1', 0);
  listener.serve((_request, response) => response.end('here'), null);
  const answers = async (count: number) => {
    const socket = await ask();
    socket.write(text.repeat(count));
    let answer = '';
    for await (const piece of socket.setEncoding('utf8')) answer += piece;
    return answer.match(/HTTP\/1\.1 \d+/g);
  };
  expect(await answers(3)).toEqual([`HTTP/1.1 ${status}`]);
  // Before any answer; the system may tell so with an error.
  expect(await answers(100).catch(() => null)).toBeNull();
});

it.each([
  ['many small pieces is refused before its turn', 201, 1, 'HTTP/1.1 400 Bad Request', 0],
  ['a few is not', 200, 1, 'HTTP/1.1 200 OK', 1],
  ['many that are not small is not', 1_000, 100, 'HTTP/1.1 200 OK', 1],
])('a body of %s', async (_, count, size, status, answered) => {
  listener = await listen('127.0.0.1', 0);
  let seen = 0;
  listener.serve(async (incoming, response) => {
    seen += 1;
    let length = 0;
    for await (const piece of incoming) length += piece.length;
    response.end(`${length}`);
  }, null);
  const socket = await ask();
  const piece = `${size.toString(16)}\r\n${'x'.repeat(size)}\r\n`;
  socket.write(
    `POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n${piece.repeat(count)}${answered ? '0\r\n\r\n' : ''}`,
  );
  let text = '';
  for await (const part of socket.setEncoding('utf8')) text += part;
  expect(text.split('\r\n')[0]).toBe(status);
  expect(text).toContain(answered ? `\r\n\r\n${count * size}` : '"body_in_pieces"');
  expect(seen).toBe(answered);
});

it('answers the running request of each connection once it is closed, and none that waits behind it', async () => {
  listener = await listen('127.0.0.1', 0);
  const seen: string[] = [];
  const first = Promise.withResolvers<void>();
  listener.serve(async ({ url = '' }, response) => {
    seen.push(url);
    await first.promise;
    response.end(url);
  }, null);
  const socket = await ask('/1', '/2', '/3');
  await expect.poll(() => seen).toEqual(['/1']);
  const closed = listener.close(60_000);
  first.resolve();
  let text = '';
  for await (const piece of socket.setEncoding('utf8')) text += piece;
  await closed;
  expect(text).toMatch(/^HTTP\/1\.1 200 OK\r\n[^/]*\r\n\r\n\/1$/);
  expect(seen).toEqual(['/1']);
});

it('closes connections that one address has too many of, and leaves those of others and of a proxy on this machine', async () => {
  listener = await listen('0.0.0.0', 0, { ofOneAddress: 3 });
  listener.serve((_request, response) => response.end('here'), null);
  const open = async (localAddress: string) => {
    const socket = connect({ host: '127.0.0.1', port: listener.port, localAddress });
    sockets.push(socket);
    socket.on('error', () => {});
    await once(socket, 'connect');
    socket.write(request('/'));
    const [piece] = await Promise.race([once(socket, 'data'), once(socket, 'close')]);
    return { isAnswered: piece instanceof Buffer, socket };
  };
  const first = await open('127.0.0.2');
  for (const wanted of [true, true, false, false]) expect((await open('127.0.0.2')).isAnswered).toBe(wanted);
  expect((await open('127.0.0.3')).isAnswered).toBe(true);
  for (let count = 0; count < 5; count += 1) expect((await open('127.0.0.1')).isAnswered).toBe(true);
  first.socket.destroy();
  await expect.poll(async () => (await open('127.0.0.2')).isAnswered).toBe(true);
});

it("closes the connections of an address that had to be ended too often, and nobody else's", async () => {
  listener = await listen('0.0.0.0', 0);
  const late = Promise.withResolvers<void>();
  listener.serve(async ({ url }, response) => {
    if (url === '/late') await late.promise;
    response.end('here');
  }, null);
  const open = (localAddress: string, text: string) => {
    const socket = connect({ host: '127.0.0.1', port: listener.port, localAddress });
    sockets.push(socket);
    socket.on('error', () => {}).write(text);
    return socket;
  };
  const first = async (socket: Socket) =>
    (await Promise.race([once(socket, 'data'), once(socket, 'close')]))[0] instanceof Buffer;
  const flood = request('/late').repeat(40);
  const closed = once(open('127.0.0.2', request('/late')).resume(), 'close');
  for (let count = 0; count < 4; count += 1) {
    expect(await first(open('127.0.0.2', request('/')))).toBe(true);
    await once(open('127.0.0.2', flood).resume(), 'close');
  }
  await closed;
  expect(await first(open('127.0.0.2', request('/')))).toBe(false);
  expect(await first(open('127.0.0.3', request('/')))).toBe(true);
  for (let count = 0; count < 11; count += 1) await once(open('127.0.0.1', flood).resume(), 'close');
  expect(await first(open('127.0.0.1', request('/')))).toBe(true);
});
