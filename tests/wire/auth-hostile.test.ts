import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newAccount, signedIn } from '../support/auth-clients.ts';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let tokens: string[];
beforeAll(async () => {
  server = await startServer();
  const staff = await signedIn(server, await newAccount(server));
  tokens = ['', 'x', server.anonKey, staff.session.access_token, server.serviceRoleKey, staff.session.access_token];
});
afterAll(() => server.stop());

const requests = Number(process.env.HOSTILE_REQUESTS ?? 1500);
const seed = Number(process.env.HOSTILE_SEED ?? 20_261_121);

const paths = [
  '/auth/v1/token?grant_type=password',
  '/auth/v1/token?grant_type=refresh_token',
  '/auth/v1/token?grant_type=pkce',
  '/auth/v1/user',
  '/auth/v1/signup',
  '/auth/v1/otp',
  '/auth/v1/recover',
  '/auth/v1/resend',
  '/auth/v1/verify',
  '/auth/v1/reauthenticate',
  '/auth/v1/factors',
  '/auth/v1/factors/%s',
  '/auth/v1/factors/%s/challenge',
  '/auth/v1/factors/%s/verify',
  '/auth/v1/admin/users',
  '/auth/v1/admin/users/%s',
  '/auth/v1/admin/users/%s/factors/%s',
  '/auth/v1/logout?scope=%s',
  '/api/users-list',
  '/api/users-count',
  '/api/users-create',
  '/api/users-update',
  '/api/users-password',
  '/api/users-disable',
  '/api/users-delete',
];
const fields = [
  'email',
  'phone',
  'password',
  'data',
  'app_metadata',
  'user_metadata',
  'id',
  'type',
  'token',
  'token_hash',
  'nonce',
  'refresh_token',
  'auth_code',
  'code_verifier',
  'code_challenge',
  'code_challenge_method',
  'factor_type',
  'friendly_name',
  'issuer',
  'challenge_id',
  'code',
  'ban_duration',
  'password_hash',
  'email_confirm',
  'should_soft_delete',
  'first_name',
  'last_name',
  'is_admin',
  '__proto__',
  'constructor',
];

const nasty = fc.oneof(
  fc.constantFrom(
    'a@b.example',
    "'; drop table auth.users; --",
    '\0',
    '\ud800',
    '%00',
    '../..',
    '1e999',
    'Infinity',
    '-1',
    '{}',
    'totp',
    'phone',
    'signup',
    'email',
    'recovery',
    'email_change',
    's256',
    '9999999999999h',
    '+905551112233',
    'İ',
    'ﷺ'.repeat(300),
    'none',
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.uuid(),
);
const value = fc.oneof(
  nasty,
  nasty,
  fc.json(),
  fc.jsonValue(),
  fc.constant(null),
  fc.double(),
  fc.bigInt().map(String),
);
const body = fc.oneof(
  fc
    .array(fc.tuple(fc.constantFrom(...fields), value), { maxLength: 6 })
    .map((entries) => JSON.stringify(Object.fromEntries(entries))),
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.json(),
);
const request = fc.record({
  path: fc.constantFrom(...paths),
  segments: fc.array(nasty, { minLength: 2, maxLength: 2 }),
  query: fc.oneof(
    fc.constant(''),
    fc
      .tuple(fc.constantFrom('scope', 'page', 'per_page', 'redirect_to', 'token', 'type', 'grant_type'), nasty)
      .map(([name, text]) => `${name}=${text}`),
  ),
  method: fc.constantFrom('GET', 'POST', 'POST', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'),
  token: fc.nat({ max: 5 }),
  body,
  version: fc.constantFrom('', '2024-01-01', '9999-99-99', 'x'),
});

describe('hostile input', () => {
  it(`${requests} random requests are answered, none with 5xx, all errors in JSON`, { timeout: 600_000 }, async () => {
    const cases = fc.sample(request, { numRuns: requests, seed });
    for (let start = 0; start < cases.length; start += 16) {
      await Promise.all(cases.slice(start, start + 16).map(send));
    }
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    expect(server.log()).not.toContain('"level":50');
  });
});

async function send({
  path,
  segments,
  query,
  method,
  token,
  body,
  version,
}: typeof request extends fc.Arbitrary<infer T> ? T : never) {
  let used = 0;
  const filled = path.replaceAll('%s', () => encodeURIComponent((segments[used++] ?? '').toWellFormed()));
  const url = `${server.url}${filled}${query ? `${filled.includes('?') ? '&' : '?'}${query.toWellFormed()}` : ''}`;
  const response = await fetch(url, {
    method,
    redirect: 'manual',
    headers: {
      'Content-Type': 'application/json',
      'X-Supabase-Api-Version': version,
      ...(tokens[token] ? { Authorization: `Bearer ${tokens[token]}` } : {}),
    },
    ...(method === 'GET' ? {} : { body }),
  });
  const text = await response.text();
  expect(response.status, `${method} ${url} ${body} gave ${text}`).toBeLessThan(500);
  if (response.status >= 400) {
    expect(JSON.parse(text), `${method} ${url}`).toBeTypeOf('object');
    expect(text).not.toMatch(/node_modules|\.ts:|at async|PostgresError|select |insert /);
  }
}
