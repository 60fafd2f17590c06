import { createClient } from '@supabase/supabase-js';
import { corsHeaders } from '@supabase/supabase-js/cors';
import { describe, expect, it } from 'vitest';
import { closing, exchange } from '../support/exchange.ts';
import { newPerson } from '../support/people.ts';
import { send } from '../support/raw.ts';
import { testServer } from '../support/test-server.ts';

const server = await testServer({ env: { CORS_ORIGINS: 'https://crm.example' } });
const admin = await newPerson(server, true);

it.each(['/crm/config.json', '/healthz'])('%s is not cached and not sniffed', async (path) => {
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
  ['POST', '/auth/v1/token?grant_type=password', 400],
  ['OPTIONS', '/auth/v1/token', 204],
  ['GET', '/api/users-count', 401],
  ['GET', '/api/nothing', 404],
  ['POST', '/api/users-create', 401],
  ['GET', '/storage/v1/object/public/a.png', 404],
  ['POST', '/graphql/v1', 404],
])('%s %s', (method, path, status) => {
  const ask = (headers: Record<string, string> = {}) => send(server, path, { method, headers, token: null });

  it('is not cached, has an id for the log, and does not reveal the server’s software', async () => {
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
  ])('answers a page from %s with Access-Control-Allow-Origin: %s', async (origin, allowed) => {
    const { headers } = await ask({ Origin: origin });
    expect(headers.get('access-control-allow-origin')).toBe(allowed);
    expect(headers.get('access-control-allow-credentials')).toBeNull();
    expect(headers.get('vary')).toMatch(/^Origin\b/);
  });
});

it('a malformed address is refused in the error format of the API version that the client names', async () => {
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
});

it('logs neither addresses nor tokens, passwords, names or queries', async () => {
  const secrets = { email: 'gizli-adres@ornek.example', password: 'Gizli-Parola-77' };
  const names = { first_name: 'Gizliad', last_name: 'Gizlisoyad' };
  const post = (path: string, json: object, token: string | null = null) =>
    send(server, path, { method: 'POST', token, json });
  await post('/auth/v1/token?grant_type=password', secrets);
  await post('/auth/v1/recover', secrets);
  await post('/api/users-create', { ...secrets, ...names }, admin.accessToken);
  await post('/auth/v1/token?grant_type=password', secrets);
  await send(server, '/rest/v1/crm_records?fullname=eq.Gizli', { token: server.anonKey });
  for (const path of [
    '/auth/Gizli',
    '/api/Gizli',
    '/rest/Gizli',
    '/rest/v1/Gizli',
    '/auth/v1/admin/users/Gizli',
    '/Gizli',
  ]) {
    await send(server, path, { token: server.anonKey, headers: { 'X-Request-Id': 'Gizli-Ad' } });
  }
  const last = await send(server, '/auth/v1/verify?type=recovery&token=gizli-deger', { token: null });
  await expect.poll(() => server.log()).toContain(last.headers.get('x-request-id') ?? 'no id');
  expect(server.log()).not.toMatch(/gizli|@|eyJ|\?/i);
});

it('a client that calls a missing service is told its name', async () => {
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
    const sent = [
      ...(corsHeaders['Access-Control-Allow-Headers'] ?? '').split(', '),
      ...['accept', 'accept-profile', 'content-profile', 'prefer', 'range', 'range-unit', 'x-supabase-api-version'],
    ];
    const { headers } = await send(server, path, {
      method: 'OPTIONS',
      token: null,
      headers: {
        Origin: 'https://crm.example',
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': sent.join(','),
      },
    });
    const allowed = headers.get('access-control-allow-headers')?.split(',');
    for (const name of sent) expect(allowed).toContain(name);
  },
);

it.each([
  ['/rest/v1/crm_records', 'fullname'],
  ['/auth/v1/token?grant_type=password', 'email'],
  ['/api/users-create', 'email'],
])('%s refuses deeply nested arrays', async (path, field) => {
  for (const depth of [101, 30_000]) {
    const nested = `${'['.repeat(depth)}${']'.repeat(depth)}`;
    for (const body of [nested, `{"${field}":${nested}}`]) {
      const answer = await send(server, path, { method: 'POST', token: admin.accessToken, body });
      expect(answer).toMatchObject({ status: 400, text: expect.stringMatching(/deep|form|invalid|JSON/i) });
    }
  }
});
