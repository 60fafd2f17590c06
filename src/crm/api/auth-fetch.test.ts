import { GoTrueClient } from '@supabase/auth-js';
import { afterEach, expect, test, vi } from 'vitest';
import { authFetch } from './auth-fetch.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const key = 'session';
const server = 'https://auth.example/auth/v1';
const page = (status: number) => () =>
  new Response('<h1>Blocked</h1>', { status, headers: { 'Content-Type': 'text/html' } });
const json =
  (status: number, body: unknown, headers = {}) =>
  () =>
    Response.json(body, { status, headers });
/** Without this header auth-js ignores the `code` of a refusal. */
const version = { 'X-Supabase-Api-Version': '2024-01-01' };
const refusal = (status: number, code: string) => json(status, { code, message: 'x' }, version);

async function renewWith(answer: () => Response, secondsLeft: number) {
  vi.useFakeTimers();
  const stored = { access_token: 'a', refresh_token: 'r', expires_in: 3600, token_type: 'bearer', user: { id: '1' } };
  const expires_at = Date.now() / 1000 + secondsLeft;
  const items = new Map([[key, JSON.stringify({ ...stored, expires_at })]]);
  const fetched = vi.fn(async (_address: string) => answer());
  vi.stubGlobal('fetch', fetched);
  const onRefused = vi.fn();
  const auth = new GoTrueClient({
    url: server,
    storageKey: key,
    autoRefreshToken: false,
    storage: {
      getItem: (name) => items.get(name) ?? null,
      setItem: (name, value) => void items.set(name, value),
      removeItem: (name) => void items.delete(name),
    },
    fetch: (input, init) => authFetch(input, init, onRefused),
  });
  const asked = auth.getSession();
  await vi.advanceTimersByTimeAsync(60_000);
  const { error } = await asked;
  return { auth, error, fetched, onRefused, kept: items.has(key) };
}

test.each([
  ['too many requests', refusal(429, 'over_request_rate_limit')],
  ['too many requests, reported by a proxy', json(429, { error: 'rate limited' })],
  ['a page of a firewall', page(403)],
  ['a page that asks for a name and a password', page(401)],
  ['the sign-in page of a hotel’s network', page(200)],
  ['JSON of another program', json(200, { welcome: true })],
  ['JSON that is no object', json(200, null)],
  ['a firewall that answers in JSON', json(403, { message: 'Forbidden' })],
  ['a gateway that does not know the key', json(401, { message: 'Invalid API key' })],
  ['an empty answer', () => new Response(null, { status: 400 })],
  ['two renewals at once', refusal(409, 'conflict')],
  ['a proxy without a server', page(502)],
  ['an error of the server', refusal(500, 'unexpected_failure')],
  [
    'a lost connection',
    () => {
      throw new TypeError('Failed to fetch');
    },
  ],
])('%s ends no session', async (_what, answer) => {
  const { error, onRefused, kept } = await renewWith(answer, -60);
  expect(error?.name).toBe('AuthRetryableFetchError');
  expect(onRefused).not.toHaveBeenCalled();
  expect(kept).toBe(true);
});

test.each([
  ['the token is unknown', refusal(400, 'refresh_token_not_found')],
  ['the token was used before', refusal(400, 'refresh_token_already_used')],
  ['the session has ended', refusal(401, 'session_not_found')],
  ['the session is too old', refusal(400, 'session_expired')],
  ['the account is disabled', refusal(403, 'user_banned')],
  ['the account is deleted', refusal(404, 'user_not_found')],
  ['an older version of the server', json(400, { code: 400, error_code: 'refresh_token_not_found', msg: 'x' })],
  ['an even older version', json(400, { error: 'invalid_grant', error_description: 'Invalid Refresh Token' })],
])('a refusal by the auth server ends the session at once: %s', async (_what, answer) => {
  expect((await renewWith(answer, -60)).kept).toBe(false);
  // auth-js would keep the session until its token expires; the CRM ends it at once.
  expect((await renewWith(answer, 60)).onRefused).toHaveBeenCalledOnce();
});

test.each([-70 * 60, 0, 70 * 60])('a browser whose clock is %i s off renews the session once', async (wrong) => {
  const answer = () => {
    const expires_at = Math.floor(Date.now() / 1000) - wrong + 3600;
    return Response.json({ access_token: 'b', refresh_token: 's', expires_in: 3600, expires_at, user: { id: '1' } });
  };
  const { auth, fetched } = await renewWith(answer, -60);
  const expectToken = async (times: number) => {
    expect((await auth.getSession()).data.session?.access_token).toBe('b');
    expect(fetched).toHaveBeenCalledTimes(times);
  };
  await expectToken(1);
  vi.advanceTimersByTime(3_000_000);
  await expectToken(1);
  vi.advanceTimersByTime(600_000);
  await expectToken(2);
});

test.each([
  ['a wrong password', refusal(400, 'invalid_credentials'), { code: 'invalid_credentials' }],
  ['too many attempts', refusal(429, 'over_request_rate_limit'), { code: 'over_request_rate_limit' }],
  ['a page of a firewall', page(403), { name: 'AuthRetryableFetchError', status: 503 }],
])('a failed sign-in reports %s', async (_what, answer, expected) => {
  vi.stubGlobal('fetch', async () => answer());
  const auth = new GoTrueClient({ url: server, persistSession: false, fetch: (i, o) => authFetch(i, o, () => {}) });
  const { error } = await auth.signInWithPassword({ email: 'a@b.example', password: 'x' });
  expect(error).toMatchObject(expected);
});
