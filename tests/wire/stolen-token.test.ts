import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Account, callAuth, newAccount, signedIn } from '../support/auth-clients.ts';
import { withLimits } from '../support/limited-calls.ts';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ env: withLimits });
});
afterAll(() => server.stop());

const codeOf = async (response: Response) => [
  response.status,
  response.status < 300 ? null : (await response.json()).code,
];
const change = async (token: string, body: object) =>
  await codeOf(await callAuth(server, '/user', { method: 'PUT', token, body: JSON.stringify(body) }));
const signOutOthers = async (token: string) =>
  await codeOf(await callAuth(server, '/logout?scope=others', { method: 'POST', token }));
const isOpen = async (token: string) => (await callAuth(server, '/user', { token })).status === 200;
const tokenOf = async (account: Account) => (await signedIn(server, account)).session.access_token;
const growOld = ({ id }: Account) =>
  server.ownerSql`update auth.sessions set proven_at = now() - interval '1 hour' where user_id = ${id}`;

it('ends no other session of its owner', async () => {
  const account = await newAccount(server);
  const stolen = await tokenOf(account);
  await growOld(account);
  const own = await tokenOf(account);
  expect(await signOutOthers(stolen)).toEqual([400, 'reauthentication_needed']);
  expect(await isOpen(own)).toBe(true);
  expect(await signOutOthers(own)).toEqual([204, null]);
  expect(await isOpen(stolen)).toBe(false);
});

it('while it is fresh ends others a few times only, and uses up nothing of another session', async () => {
  const account = await newAccount(server);
  const stolen = await tokenOf(account);
  const all = await Promise.all(Array.from({ length: 20 }, () => signOutOthers(stolen)));
  expect(all.filter(([status]) => status === 204)).toHaveLength(10);
  expect(all.filter(([, code]) => code === 'over_request_rate_limit')).toHaveLength(10);
  const own = await tokenOf(account);
  expect(await change(own, { password: 'Sahibinin-Yenisi-5' })).toEqual([200, null]);
  expect(await isOpen(stolen)).toBe(false);
});

it('that ends other sessions in the moment of a right sign-in does not make it a wrong one', async () => {
  const account = await newAccount(server);
  const locked = Promise.withResolvers<void>();
  const waiting = async () => {
    const [row] = await server.ownerSql<{ n: number }[]>`
      select count(*)::int as n from pg_stat_activity where wait_event_type = 'Lock' and query like '%signed_in%'`;
    return row?.n ?? 0;
  };
  const evicting = server.ownerSql.begin(async (sql) => {
    await sql`update auth.users set evictions = evictions + 1 where id = ${account.id}`;
    locked.resolve();
    await expect.poll(waiting).toBe(1);
  });
  await locked.promise;
  const signIn = callAuth(server, '/token?grant_type=password', {
    method: 'POST',
    body: JSON.stringify({ email: account.email, password: account.password }),
  });
  await evicting;
  expect((await signIn).status).toBe(200);
});

it('is no proof after its owner has changed the password in the very session it is of', async () => {
  const account = await newAccount(server);
  const token = await tokenOf(account);
  await growOld(account);
  const password = 'Sahibinin-Yenisi-6';
  expect(await change(token, { password })).toEqual([400, 'reauthentication_needed']);
  expect(await change(token, { password, current_password: account.password })).toEqual([200, null]);
  expect(await isOpen(token)).toBe(true);
  expect(await change(token, { password: 'Hirsizin-Yenisi-7' })).toEqual([400, 'reauthentication_needed']);
  expect(await change(token, { password: 'Sahibinin-Ucuncusu-8', current_password: password })).toEqual([200, null]);
});
