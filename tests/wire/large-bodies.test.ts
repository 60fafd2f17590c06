import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RawAnswer, send } from '../support/raw.ts';
import { startServer, type TestServer } from '../support/server.ts';

const large = `"${'x'.repeat(1_000_000)}"`;
const small = JSON.stringify({ email: 'kimse@ornek.example', password: 'bilinmeyen-parola' });

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

/** Sends most of a large body and then nothing more. */
async function sendUnfinished(path: string): Promise<Socket> {
  const { hostname, port } = new URL(server.url);
  const socket = connect({ host: hostname, port: Number(port) });
  socket.on('error', () => {});
  await once(socket, 'connect');
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: x\r\napikey: ${server.anonKey}\r\nContent-Type: application/json\r\n` +
      `Content-Length: 1048576\r\n\r\n${large}`,
  );
  return socket;
}

const post = (path: string, body: string): Promise<RawAnswer> =>
  send(server, path, { method: 'POST', token: server.anonKey, body });
const statusOf = async (path: string) => (await post(path, large)).status;

it('large bodies share their room: one too many is refused, small ones are not, and what leaves makes room', async () => {
  const unfinished = await Promise.all(Array.from({ length: 40 }, () => sendUnfinished('/rest/v1/crm_records')));
  await expect.poll(() => statusOf('/rest/v1/crm_records')).toBe(503);
  for (const path of ['/rest/v1/crm_records', '/auth/v1/token?grant_type=password']) {
    const refused = await post(path, large);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '1']);
    expect(refused.text).toContain('over_capacity');
  }
  expect((await post('/auth/v1/token?grant_type=password', small)).status).toBe(400);
  expect((await post('/rest/v1/crm_records', '{"fullname":"x"}')).status).toBe(401);
  expect(server.log()).not.toContain('the database was lost');
  for (const socket of unfinished) socket.destroy();
  await expect.poll(() => statusOf('/rest/v1/crm_records')).toBe(400);
});
