import { describe, expect, it } from 'vitest';
import { type Account, anonClient, callAuth, newAccount, serviceClient, signedIn } from '../support/auth-clients.ts';
import { codeOf, enrol } from '../support/second-factor.ts';
import { testServer } from '../support/test-server.ts';

const server = await testServer();

const admin = () => serviceClient(server).auth.admin;
const call = (method: string, path: string, body: object | null, token = server.serviceRoleKey) =>
  callAuth(server, path, { method, token, ...(body ? { body: JSON.stringify(body) } : {}) });
const entriesAbout = (id: string) => server.ownerSql<{ action: string; details: object }[]>`
  select action, actor, actor_role, target, address, details from app.activity
  where actor = ${id} or target = ${id} order by id`;

interface Prepared extends Account {
  token: string;
  factorId: string;
  challengeId: string;
  code: string;
  /** The secret of a link that proves ownership of a new address. */
  newAddressLink: string;
}

async function prepare(): Promise<Prepared> {
  const account = await newAccount(server);
  const { client, session } = await signedIn(server, account);
  const { id: factorId, secret } = await enrol(client, 'telefon');
  const { data: challenge } = await client.auth.mfa.challenge({ factorId });
  const newEmail = `yeni-${account.email}`;
  const link = await admin().generateLink({ type: 'email_change_new', email: account.email, newEmail });
  return {
    ...account,
    token: session.access_token,
    factorId,
    challengeId: challenge?.id ?? '',
    code: codeOf(secret),
    newAddressLink: link.data.properties?.hashed_token ?? '',
  };
}

/** Rows that an attempt may change, except codes and challenges, which each attempt uses up. */
const stored = () => server.ownerSql`
  select 'user' as kind, to_jsonb(u) as row from auth.users u
  union all select 'session', to_jsonb(s) from auth.sessions s
  union all select 'factor', to_jsonb(f) - 'last_step' from auth.mfa_factors f
  union all select 'link', to_jsonb(t) from auth.one_time_tokens t where purpose <> 'email_change'
  order by 1, 2`;

const newAddress = () => `${crypto.randomUUID()}@ornek.example`;
const password = 'Yepyeni-Parola-9';
const acts: [name: string, act: (on: Prepared) => Promise<Response>][] = [
  ['create an account', () => call('POST', '/admin/users', { email: newAddress(), password })],
  ['change one', ({ id }) => call('PUT', `/admin/users/${id}`, { user_metadata: { first_name: 'Ada' } })],
  ['delete one', ({ id }) => call('DELETE', `/admin/users/${id}`, {})],
  ["remove somebody's factor", ({ id, factorId }) => call('DELETE', `/admin/users/${id}/factors/${factorId}`, {})],
  ['invite', () => call('POST', '/invite', { email: newAddress() })],
  ['make a link', ({ email }) => call('POST', '/admin/generate_link', { type: 'recovery', email })],
  ['change the own password', ({ token }) => call('PUT', '/user', { password }, token)],
  [
    'prove a new address',
    ({ newAddressLink }) => call('POST', '/verify', { type: 'email_change', token_hash: newAddressLink }),
  ],
  ['add a factor', ({ token }) => call('POST', '/factors', { factor_type: 'totp', friendly_name: 'ikinci' }, token)],
  [
    'prove a factor',
    ({ token, factorId, challengeId, code }) =>
      call('POST', `/factors/${factorId}/verify`, { challenge_id: challengeId, code }, token),
  ],
  ['remove a factor', ({ token, factorId }) => call('DELETE', `/factors/${factorId}`, null, token)],
  ['sign in', (account) => call('POST', '/token?grant_type=password', account)],
  ['sign out', ({ token }) => call('POST', '/logout', {}, token)],
];

describe('an act that cannot be logged is not done, and the answer does not blame the caller', () => {
  it.each(acts)('%s', async (_, act) => {
    const on = await prepare();
    const before = await stored();
    await server.ownerSql`alter table app.activity add constraint refused check (false) not valid`;
    try {
      const answer = await act(on);
      expect([answer.status, (await answer.json()).code]).toEqual([500, 'unexpected_failure']);
    } finally {
      await server.ownerSql`alter table app.activity drop constraint refused`;
    }
    expect(await stored()).toEqual(before);
    const [other, now] = [await prepare(), await stored()];
    const answer = await act(other);
    expect(answer.status, await answer.text()).toBeLessThan(300);
    expect(await stored()).not.toEqual(now);
  });
});

describe('the audit log has', () => {
  it('who changed their own account', async () => {
    const { id, email, ...account } = await newAccount(server);
    const { client } = await signedIn(server, { email, ...account });
    await client.auth.updateUser({ data: { first_name: 'Ada' } });
    await client.auth.updateUser({ password });
    const newEmail = newAddress();
    const { data } = await admin().generateLink({ type: 'email_change_new', email, newEmail });
    await anonClient(server).auth.verifyOtp({
      token_hash: data.properties?.hashed_token ?? '',
      type: 'email_change',
    });
    await client.auth.signOut();
    const own = { actor: id, actor_role: 'authenticated', target: id, address: '127.0.0.1' };
    expect((await entriesAbout(id)).slice(1)).toMatchObject([
      { action: 'sign_in', actor: id },
      { ...own, action: 'user_updated' },
      { ...own, action: 'password_changed' },
      { action: 'link_made', actor_role: 'service_role', target: id, details: { purpose: 'email_change' } },
      { ...own, action: 'email_changed' },
      { action: 'sign_in', actor: id, details: { purpose: 'email_change' } },
      { action: 'sign_out', actor: id, details: { scope: 'global' } },
    ]);
  });

  it('a refused sign-in of an unconfirmed address, and a right code of a disabled account', async () => {
    const unconfirmed = await newAccount(server, { email_confirm: false });
    await anonClient(server).auth.signInWithPassword(unconfirmed);
    expect(await entriesAbout(unconfirmed.id)).toMatchObject([{}, { action: 'sign_in_refused', actor_role: 'anon' }]);

    const disabled = await newAccount(server, { ban_duration: '24h' });
    const { data } = await admin().generateLink({ type: 'magiclink', email: disabled.email });
    const token_hash = data.properties?.hashed_token ?? '';
    const { error } = await anonClient(server).auth.verifyOtp({ token_hash, type: 'magiclink' });
    expect(error).toMatchObject({ status: 403, code: 'user_banned' });
    expect((await entriesAbout(disabled.id)).at(-1)).toMatchObject({ action: 'code_refused', actor_role: 'anon' });
  });

  it('a member of staff who tries the admin API', async () => {
    const { user, session } = await signedIn(server, await newAccount(server));
    expect((await call('GET', '/admin/users', null, session.access_token)).status).toBe(403);
    expect((await entriesAbout(user.id)).at(-1)).toMatchObject({ action: 'forbidden', actor: user.id });
  });
});
