import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { type Account, anonClient, newAccount } from '../support/auth-clients.ts';
import { testServer } from '../support/test-server.ts';

const server = await testServer({ env: { TRUST_PROXY: '1' } });

async function signIn({ email, password }: Account, userAgent: string, address = '192.0.2.7') {
  const headers = { 'user-agent': userAgent, 'x-forwarded-for': address };
  const { auth } = anonClient(server);
  const answer = await fetch(`${server.url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: server.anonKey, ...headers },
    body: JSON.stringify({ email, password }),
  });
  const session = (await answer.json()) as { access_token: string; refresh_token: string };
  await auth.setSession(session);
  return { auth, ...session };
}

const call = async (token: string, path: string, body?: object) => {
  const answer = await fetch(`${server.apiUrl}/api/${path}`, {
    headers: { Authorization: `Bearer ${token}` },
    ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
};
const list = async (token: string) => (await call(token, 'sessions')).body.sessions as Record<string, unknown>[];
const works = async (token: string) => (await call(token, 'users-count')).status === 200;
const grow = (account: Account) => server.ownerSql`
  update auth.sessions set proven_at = now() - interval '16 minutes' where user_id = ${account.id}`;

it('lists the caller’s sessions with browser, address and times, the current one first', async () => {
  const account = await newAccount(server);
  await signIn(await newAccount(server), 'Baskasi/1.0');
  await signIn(account, `Uzun/${'x'.repeat(500)}`, '2001:db8::1');
  const here = await signIn(account, 'Burasi/1.0');
  expect(await list(here.access_token)).toEqual([
    {
      id: expect.any(String),
      user_agent: 'Burasi/1.0',
      address: '192.0.2.7',
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      used_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      is_current: true,
    },
    expect.objectContaining({
      user_agent: `Uzun/${'x'.repeat(195)}`,
      address: '2001:db8::1',
      is_current: false,
    }),
  ]);
  expect(server.log()).not.toContain('Burasi');
});

it('a renewal updates address, browser and time', async () => {
  const account = await newAccount(server);
  const { refresh_token } = await signIn(account, 'Eski/1.0');
  await server.ownerSql`
    update auth.sessions set created_at = now() - interval '2 days', refreshed_at = now() - interval '1 day'
    where user_id = ${account.id}`;
  const answer = await fetch(`${server.url}/auth/v1/token?grant_type=refresh_token`, {
    method: 'POST',
    headers: { apikey: server.anonKey, 'user-agent': 'Yeni/2.0', 'x-forwarded-for': '192.0.2.8' },
    body: JSON.stringify({ refresh_token }),
  });
  const [session] = await list(((await answer.json()) as { access_token: string }).access_token);
  expect(session).toMatchObject({ user_agent: 'Yeni/2.0', address: '192.0.2.8' });
  const age = Date.parse(String(session?.used_at)) - Date.parse(String(session?.created_at));
  expect(age).toBeGreaterThan(47 * 3_600_000);
});

it('lists a session whose browser and address are unknown, but not an idle one', async () => {
  const account = await newAccount(server);
  const { access_token } = await signIn(account, 'Burasi/1.0');
  await server.ownerSql`insert into auth.sessions (user_id) values (${account.id})`;
  await server.ownerSql`
    insert into auth.sessions (user_id, refreshed_at) values (${account.id}, now() - interval '31 days')`;
  expect(await list(access_token)).toMatchObject([{ is_current: true }, { user_agent: '', address: '' }]);
});

async function threeSessions() {
  const account = await newAccount(server);
  const [here, other] = [await signIn(account, 'A/1'), await signIn(account, 'B/1')];
  return { account, here, other, third: await signIn(account, 'C/1') };
}

it('ends one other session at once, and no other', async () => {
  const { account, here, other, third } = await threeSessions();
  const id = (await list(here.access_token)).find(({ user_agent }) => user_agent === 'B/1')?.id;
  expect(await call(here.access_token, 'sessions-end', { id })).toEqual({ status: 200, body: {} });
  expect(await works(other.access_token)).toBe(false);
  expect((await other.auth.refreshSession()).error).not.toBeNull();
  expect([await works(here.access_token), await works(third.access_token)]).toEqual([true, true]);
  expect((await call(here.access_token, 'sessions-end', { id })).status).toBe(200);
  const log = await server.ownerSql`
    select details from app.activity where actor = ${account.id} and action = 'sign_out' order by id`;
  expect(log.map(({ details }) => details)).toEqual([{ scope: 'one' }, { scope: 'one' }]);
});

it('ends all others at once', async () => {
  const { here, other, third } = await threeSessions();
  expect((await call(here.access_token, 'sessions-end', {})).status).toBe(200);
  const working = await Promise.all([here, other, third].map(({ access_token }) => works(access_token)));
  expect(working).toEqual([true, false, false]);
  expect(await list(here.access_token)).toHaveLength(1);
});

it("ends nobody else's session, and not the current one", async () => {
  const [account, stranger] = [await newAccount(server), await newAccount(server)];
  const [here, theirs] = [await signIn(account, 'A/1'), await signIn(stranger, 'B/1')];
  const [{ id: their } = {}] = await list(theirs.access_token);
  await call(here.access_token, 'sessions-end', { id: their });
  expect(await works(theirs.access_token)).toBe(true);
  const [{ id: own } = {}] = await list(here.access_token);
  expect(await call(here.access_token, 'sessions-end', { id: own })).toMatchObject({
    status: 400,
    body: { code: 'own_session' },
  });
});

it.each([
  ['one', () => ({ id: randomUUID() })],
  ['all others', () => ({})],
])('ending %s requires a proof from the last quarter of an hour', async (_name, body) => {
  const account = await newAccount(server);
  const here = await signIn(account, 'A/1');
  const other = await signIn(account, 'B/1');
  await grow(account);
  const end = (present?: string) =>
    call(here.access_token, 'sessions-end', { ...body(), ...(present && { current_password: present }) });
  expect(await end()).toMatchObject({ status: 403, body: { code: 'reauthentication_needed' } });
  expect(await end('yanlis')).toMatchObject({ status: 400, body: { code: 'invalid_credentials' } });
  expect(await works(other.access_token)).toBe(true);
  expect((await end(account.password)).status).toBe(200);
});

it('refuses an id that is not a uuid', async () => {
  const { access_token } = await signIn(await newAccount(server), 'A/1');
  const refused = await call(access_token, 'sessions-end', { id: 'x' });
  expect(refused).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
});
