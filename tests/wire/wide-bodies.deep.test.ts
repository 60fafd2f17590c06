import { describe, expect, it } from 'vitest';
import { exchange } from '../support/exchange.ts';
import { newPerson } from '../support/people.ts';
import { send } from '../support/raw.ts';
import { testServer } from '../support/test-server.ts';

const server = await testServer();
const staff = await newPerson(server);

/** JSON of one object with so many members. */
const wide = (members: number) => `{${Array.from({ length: members }, (_, at) => `"___${at}":1`).join()}}`;
const head = (path: string, token: string, more: string) =>
  `POST ${path} HTTP/1.1\r\nHost: x\r\napikey: ${token}\r\nAuthorization: Bearer ${token}\r\nContent-Type: application/json\r\n${more}\r\n`;

describe('an object of very many members is refused before it is parsed', () => {
  it.each([
    ['a row', '/rest/v1/crm_records', `[${wide(201)}]`],
    ['a part of a row', '/rest/v1/crm_records', `{"note":${wide(201)}}`],
    ['arguments of a function', '/rest/v1/rpc/day_report', wide(201)],
    ['a form', '/auth/v1/token?grant_type=password', wide(201)],
  ])('%s', async (_, path, body) => {
    const answer = await send(server, path, { method: 'POST', token: staff.accessToken, body });
    expect(answer.status).toBe(400);
    expect(answer.text).toContain('200');
  });

  const keys = (objects: number, of: number, name: (object: number, member: number) => string) =>
    JSON.stringify(
      Array.from({ length: objects }, (_, object) =>
        Object.fromEntries(Array.from({ length: of }, (_, member) => [name(object, member), 1])),
      ),
    );
  it.each([
    [
      'rows of different keys',
      'crm_records',
      keys(4, 100, (object, member) => `${object}-${member}`),
      400,
      '300 different keys',
    ],
    ['rows of too many members', 'crm_records', keys(1_501, 200, (_, member) => `a${member}`), 413, '300000 members'],
    ['arguments of a caller without a user', 'rpc/x', keys(6, 100, (_, member) => `a${member}`), 413, '500 members'],
  ])('so are %s', async (_, path, body, status, most) => {
    const token = path.startsWith('rpc/') ? server.anonKey : staff.accessToken;
    const answer = await send(server, `/rest/v1/${path}`, { method: 'POST', token, body });
    expect(answer).toMatchObject({ status, json: { message: expect.stringContaining(most) } });
  });

  it('and a form of many objects', async () => {
    const body = JSON.stringify({ data: JSON.parse(keys(3, 100, (_, member) => `a${member}`)) });
    const answer = await send(server, '/auth/v1/verify', { method: 'POST', token: null, body });
    expect(answer.status).toBe(400);
    expect(answer.text).toContain('200 members');
  });

  it('and one of 200 is not', async () => {
    const answer = await send(server, '/rest/v1/crm_records', {
      method: 'POST',
      token: staff.accessToken,
      body: wide(200),
    });
    expect(answer.json).toMatchObject({ code: 'PGRST204' });
  });
});

it('a large body is not waited for when its session has ended, and not taken from a caller without a user', async () => {
  const gone = await newPerson(server);
  await gone.client.auth.signOut();
  const announced = `Content-Length: 5000000\r\n`;
  expect(
    await exchange(server, [head('/rest/v1/crm_records', gone.accessToken, `${announced}Connection: close\r\n`)]),
  ).toMatch(/^HTTP\/1\.1 401 /);
  expect(
    await exchange(server, [head('/rest/v1/rpc/day_report', server.anonKey, 'Content-Length: 65537\r\n')]),
  ).toMatch(/^HTTP\/1\.1 413 /);
});

it('a body that comes byte by byte is refused, and its connection ends', async () => {
  const pieces = '1\r\n \r\n'.repeat(10_000);
  const chunked = head('/rest/v1/crm_records', staff.accessToken, 'Transfer-Encoding: chunked\r\n');
  const answer = await exchange(server, [chunked, pieces]);
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(answer).toContain('body_in_pieces');
});

it.each([
  ['shown as another type, which makes much of little', 'a:fullname::numeric,b:fullname::numeric', 25],
  [
    'that are many, under long names',
    `${'a'.repeat(60)}:fullname,${'b'.repeat(60)}:pnr,${'c'.repeat(60)}:company`,
    25_000,
  ],
])('new rows are weighed that are %s', async (_, select, rows) => {
  const body = JSON.stringify(Array.from({ length: rows }, () => ({ fullname: rows > 100 ? 'A' : '1e131071' })));
  const headers = { Prefer: 'return=representation,tx=rollback' };
  const answer = await send(server, `/rest/v1/crm_records?select=${select}`, {
    method: 'POST',
    token: staff.accessToken,
    headers,
    body,
  });
  expect(answer).toMatchObject({ status: 400, json: { code: 'answer_too_large' } });
});
