import { expect, it } from 'vitest';
import { type Account, callAuth, newAccount, signedIn } from '../support/auth-clients.ts';
import { withLimits } from '../support/limited-calls.ts';
import { testServer } from '../support/test-server.ts';

const server = await testServer({ env: withLimits });

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

it('a stolen token without a recent proof ends no other session of its owner', async () => {
  const account = await newAccount(server);
  const stolen = await tokenOf(account);
  await growOld(account);
  const own = await tokenOf(account);
  expect(await signOutOthers(stolen)).toEqual([400, 'reauthentication_needed']);
  expect(await isOpen(own)).toBe(true);
  expect(await signOutOthers(own)).toEqual([204, null]);
  expect(await isOpen(stolen)).toBe(false);
});

it('a stolen token with a recent proof ends other sessions only a few times, and uses up no limit of another session', async () => {
  const account = await newAccount(server);
  const stolen = await tokenOf(account);
  const all = await Promise.all(Array.from({ length: 20 }, () => signOutOthers(stolen)));
  expect(all.filter(([status]) => status === 204)).toHaveLength(10);
  expect(all.filter(([, code]) => code === 'over_request_rate_limit')).toHaveLength(10);
  const own = await tokenOf(account);
  expect(await change(own, { password: 'Sahibinin-Yenisi-5' })).toEqual([200, null]);
  expect(await isOpen(stolen)).toBe(false);
});
