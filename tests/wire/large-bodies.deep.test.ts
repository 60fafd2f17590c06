import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { expect, it } from 'vitest';
import { newPerson } from '../support/people.ts';
import { type RawAnswer, send } from '../support/raw.ts';
import { testServer } from '../support/test-server.ts';

const large = `"${'x'.repeat(1_000_000)}"`;
const small = JSON.stringify({ email: 'kimse@ornek.example', password: 'bilinmeyen-parola' });

const server = await testServer();
const staff = await newPerson(server);

/** Sends a piece of a large body, and what the server says when it ends the connection. */
async function sendUnfinished(path: string, piece: string): Promise<{ socket: Socket; answer: () => string }> {
  const { hostname, port } = new URL(server.url);
  const socket = connect({ host: hostname, port: Number(port) });
  let text = '';
  socket.setEncoding('utf8').on('data', (part) => {
    text += part;
  });
  socket.on('error', () => {});
  await once(socket, 'connect');
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: x\r\napikey: ${staff.accessToken}\r\nContent-Type: application/json\r\n` +
      `Content-Length: 1048576\r\n\r\n${piece}`,
  );
  return { socket, answer: () => text };
}

const post = (path: string, body: string): Promise<RawAnswer> =>
  send(server, path, { method: 'POST', token: staff.accessToken, body });
const statusOf = async (path: string) => (await post(path, large)).status;

it('who announces a large body and sends none keeps nobody out', async () => {
  const path = '/rest/v1/crm_records';
  const announced = await Promise.all(Array.from({ length: 60 }, () => sendUnfinished(path, '')));
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  for (let times = 0; times < 3; times += 1) expect(await statusOf(path)).toBe(400);
  expect(announced.map(({ answer }) => answer()).join('')).toBe('');
  for (const { socket } of announced) socket.destroy();
});

it('who sends most of a large body and stops is refused when another one needs the room', async () => {
  const path = '/rest/v1/crm_records';
  const unfinished = await Promise.all(Array.from({ length: 40 }, () => sendUnfinished(path, large)));
  await expect
    .poll(() => unfinished.filter(({ answer }) => answer().includes('over_capacity')).length)
    .toBeGreaterThan(0);
  for (let times = 0; times < 3; times += 1) expect(await statusOf(path)).toBe(400);
  const refused = unfinished.find(({ answer }) => answer() !== '')?.answer();
  expect(refused).toMatch(/^HTTP\/1\.1 503 .*retry-after: 1\r\n.*"over_capacity"/is);
  for (const { socket } of unfinished) socket.destroy();
});

it('large bodies that are all there share their room: one too many is refused, small ones are not', async () => {
  const rows = JSON.stringify(Array.from({ length: 250 }, () => ({ fullname: 'x', note: 'y'.repeat(4_000) })));
  const insert = (body: string, token = server.serviceRoleKey) =>
    send(server, '/rest/v1/crm_records', { method: 'POST', token, body });
  const people = [await newPerson(server), await newPerson(server), await newPerson(server)];
  const waiting = await server.ownerSql.begin(async (sql) => {
    await sql`lock table public.crm_records in access exclusive mode`;
    // Of one user no more than half: the 17th is refused, or takes the room of one that is still arriving.
    const own = Array.from({ length: 18 }, () => insert(rows));
    const refused = await Promise.race(own);
    expect([429, 503]).toContain(refused.status);
    expect(refused.headers.get('retry-after')).toBe('1');
    const others = people.flatMap(({ accessToken }) => Array.from({ length: 8 }, () => insert(rows, accessToken)));
    const first = await Promise.race(others);
    expect([first.status, first.headers.get('retry-after')]).toEqual([503, '1']);
    expect(first.text).toContain('over_capacity');
    const inserted = [...own, ...others];
    expect((await post('/auth/v1/token?grant_type=password', small)).status).toBe(400);
    return { inserted };
  });
  await Promise.all(waiting.inserted);
  expect((await insert(rows)).status).toBe(201);
});
