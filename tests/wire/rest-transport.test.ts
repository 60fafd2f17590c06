import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { exchange, hasHead } from '../support/exchange.ts';
import { newPerson } from '../support/people.ts';
import { testServer } from '../support/test-server.ts';

const server = await testServer();
const staff = await newPerson(server);

function bytesOf(target: string, body = '', headers: Record<string, string> = {}, method = 'GET'): string {
  const all = {
    Host: new URL(server.url).host,
    apikey: server.anonKey,
    Authorization: `Bearer ${staff.accessToken}`,
    ...(body === '' ? {} : { 'Content-Type': 'application/json', 'Content-Length': String(Buffer.byteLength(body)) }),
    ...headers,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${target} HTTP/1.1\r\n${lines.join('')}\r\n${body}`;
}

const answers = (text: string) => [...text.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status));

it('reads a body that arrives in pieces, with or without a length', async () => {
  const body = JSON.stringify([{ fullname: 'Şükrü Işık' }]);
  const cut = Math.floor(body.length / 2);
  const whole = bytesOf('/rest/v1/crm_records', body, { Prefer: 'return=representation' }, 'POST');
  const announced = await exchange(server, [whole.slice(0, -cut), whole.slice(-cut)], (got) =>
    got.includes('Şükrü Işık'),
  );
  expect(answers(announced)).toEqual([201]);
  const head = bytesOf(
    '/rest/v1/crm_records',
    '',
    { 'Content-Type': 'application/json', 'Transfer-Encoding': 'chunked' },
    'POST',
  );
  const chunks = [body.slice(0, cut), body.slice(cut)].map(
    (part) => `${Buffer.byteLength(part).toString(16)}\r\n${part}\r\n`,
  );
  const chunked = await exchange(server, [head, ...chunks, '0\r\n\r\n'], hasHead);
  expect(answers(chunked)).toEqual([201]);
  expect(chunked.toLowerCase()).toContain('content-length: 0');
});

it('stores nothing of a body that breaks off, and continues without an error in the log', async () => {
  const whole = bytesOf('/rest/v1/crm_records', JSON.stringify({ fullname: 'Yarım kalan' }), {}, 'POST');
  const { hostname, port } = new URL(server.url);
  await new Promise<void>((resolve, reject) => {
    const socket = connect({ host: hostname, port: Number(port) }, () => {
      socket.write(whole.slice(0, -5), () => socket.destroy());
    });
    socket.on('close', () => resolve());
    socket.on('error', reject);
  });
  await expect.poll(() => server.log()).toMatch(/"method":"POST","path":"\/rest\/v1\/:name","status":400/);
  expect(await server.ownerSql`select from public.crm_records where fullname = 'Yarım kalan'`).toHaveLength(0);
  expect(server.log()).not.toMatch(/"level":[56]0/);
});

it('keeps the connection after a refused body, but closes it after one that is too large', async () => {
  const plain = bytesOf('/rest/v1/crm_records', 'x'.repeat(5000), { 'Content-Type': 'text/plain' }, 'POST');
  const text = await exchange(server, [plain + bytesOf('/rest/v1/nothing')], (got) => got.includes('PGRST205'));
  expect(answers(text)).toEqual([400, 404]);
  const large = bytesOf(
    '/rest/v1/crm_records',
    '',
    { 'Content-Type': 'application/json', 'Content-Length': '9000000' },
    'POST',
  );
  const refused = await exchange(server, [large]);
  expect(answers(refused)).toEqual([413]);
  expect(refused.toLowerCase()).toContain('connection: close');
});
