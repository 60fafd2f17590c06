import { createClient } from '@supabase/supabase-js';
import { corsHeaders } from '@supabase/supabase-js/cors';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { atOnce, closing, exchange } from '../support/exchange.ts';
import { newPerson, type Person } from '../support/people.ts';
import { send } from '../support/raw.ts';
import { startServer, type TestServer } from '../support/server.ts';

/** What holds for the sign-in service and the product endpoints alike, whatever is asked of them. */
let server: TestServer;
let staff: Person;
let admin: Person;
beforeAll(async () => {
  server = await startServer({ env: { CORS_ORIGINS: 'https://crm.example' } });
  [staff, admin] = await Promise.all([newPerson(server), newPerson(server, true)]);
});
afterAll(() => server.stop());

it.each(['/crm/config.json', '/healthz'])('%s is kept by no cache and read as nothing else', async (path) => {
  const { headers } = await send(server, path, { token: null });
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});

describe.each([
  ['GET', '/auth/v1/settings', 200],
  ['GET', '/auth/v1/user', 401],
  ['GET', '/auth/v1/nothing', 404],
  ['GET', '/auth/v1/%ff', 400],
  ['GET', '/auth/v1/verify?token=%ff', 400],
  ['GET', '/auth/nothing', 404],
  ['POST', '/auth/v1/token?grant_type=password', 400],
  ['OPTIONS', '/auth/v1/token', 204],
  ['GET', '/api/users-count', 401],
  ['GET', '/api/nothing', 404],
  ['GET', '/api/%ff', 400],
  ['POST', '/api/users-create', 401],
  ['OPTIONS', '/api/users-create', 204],
  ['GET', '/storage/v1/object/public/a.png', 404],
  ['POST', '/functions/v1/hello', 404],
  ['GET', '/realtime/v1/websocket', 404],
  ['POST', '/graphql/v1', 404],
])('%s %s', (method, path, status) => {
  const ask = (headers: Record<string, string> = {}) => send(server, path, { method, headers, token: null });

  it('is kept by no cache, can be found in the log, and tells nothing of what the server is made of', async () => {
    const answer = await ask();
    expect(answer.status).toBe(status);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('server') ?? answer.headers.get('x-powered-by')).toBeNull();
    expect(answer.text).not.toMatch(/node|hono|postgres|\d+\.\d+\.\d+|\.ts|stack/i);
    await expect.poll(() => server.log()).toContain(answer.headers.get('x-request-id') ?? 'no id');
  });

  it.each([
    ['https://crm.example', 'https://crm.example'],
    ['https://crm.example.evil.example', null],
    ['null', null],
  ])('to a page of %s is readable by %s', async (origin, allowed) => {
    const { headers } = await ask({ Origin: origin });
    expect(headers.get('access-control-allow-origin')).toBe(allowed);
    expect(headers.get('access-control-allow-credentials')).toBeNull();
    expect(headers.get('vary')).toMatch(/^Origin\b/);
  });
});

it('a malformed address is refused in the form that the client’s version reads', async () => {
  const version = { 'X-Supabase-Api-Version': '2024-01-01' };
  const answer = await send(server, '/auth/v1/%ff', { token: null, headers: version });
  expect(answer.json).toMatchObject({ code: 'invalid_uri' });
  expect(answer.headers.get('x-supabase-api-version')).toBe('2024-01-01');
  expect(answer.headers.get('x-sb-error-code')).toBe('invalid_uri');
  expect((await send(server, '/auth/v1/%ff', { token: null })).json).toMatchObject({
    code: 400,
    error_code: 'invalid_uri',
  });
});

describe.each(['/auth/v1/token?grant_type=password', '/api/users-create'])('POST %s', (path) => {
  const head = () => `POST ${path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${admin.accessToken}\r\n`;

  it('takes no body above 64 KiB, announced or streamed', async () => {
    const announced = await exchange(server, [closing(`${head()}Content-Length: 65537\r\n\r\n`)]);
    expect(announced).toMatch(/^HTTP\/1\.1 413 /);
    const chunk = `${(64 * 1024).toString(16)}\r\n${'x'.repeat(64 * 1024)}\r\n`;
    expect(await exchange(server, [closing(`${head()}Transfer-Encoding: chunked\r\n\r\n${chunk.repeat(2)}`)])).toMatch(
      /^HTTP\/1\.1 413 /,
    );
  });

  it('takes no headers above 16 KiB', async () => {
    expect(await exchange(server, [closing(`${head()}X-Long: ${'x'.repeat(20_000)}\r\n\r\n`)])).toMatch(
      /^HTTP\/1\.1 431 /,
    );
  });
});

it('keeps identities apart that share one connection, whatever fails in between', async () => {
  const request = (token: string | null, path: string) =>
    `GET ${path} HTTP/1.1\r\nHost: x\r\n${token === null ? '' : `Authorization: Bearer ${token}\r\n`}\r\n`;
  const cycle = [
    [request(admin.accessToken, '/api/users-list'), 200],
    [request(staff.accessToken, '/api/users-list'), 403],
    [request(null, '/api/users-list'), 401],
    [request(staff.accessToken, '/auth/v1/user'), 200],
    [request(server.anonKey, '/auth/v1/user'), 403],
    [request(server.serviceRoleKey, `/auth/v1/admin/users/${staff.id}`), 200],
    [request(admin.accessToken, `/auth/v1/admin/users/${staff.id}`), 403],
    [request('x', '/api/users-count'), 401],
    [request(null, '/auth/v1/admin/users'), 401],
  ] as const;
  const sent = Array.from({ length: 3 }, () => cycle).flat();
  const text = await exchange(server, atOnce(sent.map(([bytes]) => bytes)));
  const statuses = [...text.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => Number(status));
  expect(statuses).toEqual(sent.map(([, status]) => status));
  expect(text.match(new RegExp(`"id":"${staff.id}"[^\\n]*"identity_id"`, 'g'))).toHaveLength(6);
});

it('logs neither addresses nor tokens, passwords, names or queries', async () => {
  const secrets = { email: 'gizli-adres@ornek.example', password: 'Gizli-Parola-77' };
  const names = { first_name: 'Gizliad', last_name: 'Gizlisoyad' };
  const post = (path: string, body: object, token: string | null = null) =>
    send(server, path, { method: 'POST', token, body: JSON.stringify(body) });
  await post('/auth/v1/token?grant_type=password', secrets);
  await post('/auth/v1/recover', secrets);
  await post('/api/users-create', { ...secrets, ...names }, admin.accessToken);
  await post('/auth/v1/token?grant_type=password', secrets);
  const last = await send(server, '/auth/v1/verify?type=recovery&token=gizli-deger', { token: null });
  await expect.poll(() => server.log()).toContain(last.headers.get('x-request-id') ?? 'no id');
  expect(server.log()).not.toMatch(/gizli|@|eyJ|\?/i);
});

it('a sign-in that waits too long for the database is given up, and the connection serves on', async () => {
  const signIn = () =>
    send(server, '/auth/v1/token?grant_type=password', {
      method: 'POST',
      token: null,
      body: JSON.stringify({ email: staff.email, password: staff.password }),
    });
  await server.ownerSql.begin(async (sql) => {
    await sql`lock table auth.sessions in exclusive mode`;
    const refused = await signIn();
    expect([refused.status, refused.headers.get('x-sb-error-code')]).toEqual([504, 'request_timeout']);
  });
  expect((await signIn()).status).toBe(200);
});

it('a service that is not here is named to the client that asks for it', async () => {
  const client = createClient(server.url, server.anonKey);
  const { error } = await client.storage.listBuckets();
  expect(error).toMatchObject({ status: 404, message: expect.stringMatching(/no storage service .* only auth\/v1/) });
  const called = await client.functions.invoke('hello');
  expect(await called.response?.json()).toMatchObject({
    code: 'not_found',
    message: expect.stringContaining('no functions service'),
  });
});

it.each(['/rest/v1/crm_records', '/auth/v1/user', '/api/users-list', '/graphql/v1', '/storage/v1/bucket'])(
  'a page of another origin may send every header of the stock client to %s',
  async (path) => {
    const asked = (headers: string) =>
      send(server, path, {
        method: 'OPTIONS',
        token: null,
        headers: {
          Origin: 'https://crm.example',
          'Access-Control-Request-Method': 'POST',
          'Access-Control-Request-Headers': headers,
        },
      });
    const sent = [
      ...(corsHeaders['Access-Control-Allow-Headers'] ?? '').split(', '),
      ...['accept', 'accept-profile', 'content-profile', 'prefer', 'range', 'range-unit', 'x-supabase-api-version'],
    ];
    const { headers } = await asked(sent.join(','));
    const allowed = headers.get('access-control-allow-headers')?.split(',');
    for (const name of sent) expect(allowed).toContain(name);
  },
);

it.each(['/', '/healthz', '/auth/v1/settings', '/rest/v1/crm_records'])(
  '%s with two Host headers is 400',
  async (path) => {
    const request = (hosts: string) => closing(`GET ${path} HTTP/1.1\r\n${hosts}\r\n\r\n`);
    expect(await exchange(server, [request('Host: a\r\nhost: b')])).toMatch(/^HTTP\/1\.1 400 /);
    expect(await exchange(server, [request('Host: a')])).not.toMatch(/^HTTP\/1\.1 400 /);
  },
);

describe.each([101, 30_000])('%i nested arrays', (depth) => {
  const nested = `${'['.repeat(depth)}${']'.repeat(depth)}`;
  it.each([
    ['/rest/v1/crm_records', nested],
    ['/rest/v1/crm_records', `{"fullname":"a","note":${nested}}`],
    ['/rest/v1/rpc/record_totals', `{"filters":${nested}}`],
    ['/rest/v1/rpc/fold_text', `{"value":${nested}}`],
    ['/auth/v1/token?grant_type=password', nested],
    ['/auth/v1/token?grant_type=password', `{"email":${nested}}`],
    ['/api/users-create', nested],
    ['/api/users-create', `{"email":${nested}}`],
  ])('at %s is 400', async (path, body) => {
    const answer = await send(server, path, { method: 'POST', token: admin.accessToken, body });
    expect([answer.status, answer.text.slice(0, 200)]).toEqual([400, expect.stringMatching(/deep|form|invalid|JSON/i)]);
  });
});
