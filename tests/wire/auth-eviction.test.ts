import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { callAuth, newAccount, serviceClient, signedIn } from '../support/auth-clients.ts';
import { secretOf } from '../support/links.ts';
import { testMail, testServer, testSms } from '../support/test-server.ts';
import { whileHeld } from '../support/while-held.ts';

const [mail, sms] = [await testMail(), await testSms()];
const server = await testServer({ env: { SMTP_URL: mail.url, SMS_URL: sms.url } });

const admin = () => serviceClient(server).auth.admin;
const post = async (path: string, body: object, token?: string, method = 'POST') => {
  const answer = await callAuth(server, path, { method, body: JSON.stringify(body), ...(token ? { token } : {}) });
  const text = await answer.text();
  return { status: answer.status, code: text ? JSON.parse(text).code : undefined };
};

let phones = 0;

/** An account whose token was stolen, with all that a thief can prepare with the token. */
async function robbed() {
  const account = await newAccount(server);
  const [owner, thief] = [await signedIn(server, account), await signedIn(server, account)];
  const { access_token: token } = thief.session;
  const verifier = 'h'.repeat(50);
  const code_challenge = createHash('sha256').update(verifier).digest('base64url');
  const { email, password } = account;
  phones += 1;
  const [newEmail, phone] = [`hirsiz-${email}`, `+9055570000${10 + phones}`];

  await post('/otp', { email, code_challenge, code_challenge_method: 's256' });
  const followed = await fetch((await mail.inbox.next(email)).link, { redirect: 'manual' });
  const auth_code = new URL(followed.headers.get('location') ?? '').searchParams.get('code') ?? '';
  await post('/otp', { email });
  const { code: signInCode } = await mail.inbox.next(email);
  await post('/recover', { email });
  const { link: recovery } = await mail.inbox.next(email);
  await callAuth(server, '/reauthenticate', { token });
  const { code: nonce } = await mail.inbox.next(email);
  await post('/user', { email: newEmail, phone, current_password: password }, token, 'PUT');
  const [consent, wanted, texted] = [
    await mail.inbox.next(email),
    await mail.inbox.next(newEmail),
    await sms.inbox.next(phone),
  ];
  expect(await pending(account.id)).toEqual([{ email, email_change: newEmail, phone: null, phone_change: phone }]);

  const attempts: [name: string, attempt: () => Promise<{ status: number; code: unknown }>][] = [
    ['a followed link', () => post('/token?grant_type=pkce', { auth_code, code_verifier: verifier })],
    ['a typed code', () => post('/verify', { type: 'email', email, token: signInCode })],
    ['a link', () => post('/verify', { type: 'recovery', token_hash: secretOf(recovery) })],
    ['the new address', () => post('/verify', { type: 'email_change', email: newEmail, token: wanted.code })],
    ['its link', () => post('/verify', { type: 'email_change', token_hash: secretOf(wanted.link) })],
    ['the consent', () => post('/verify', { type: 'email_change', email, token: consent.code })],
    ['the new number', () => post('/verify', { type: 'phone_change', phone, token: texted.code })],
  ];
  return { ...account, owner, thief, token, nonce, attempts };
}
type Robbed = Awaited<ReturnType<typeof robbed>>;

const pending = (id: string) => server.ownerSql`
  select email, email_change, phone, phone_change from auth.users where id = ${id}`;

const evictions: [name: string, evict: (on: Robbed) => Promise<{ error?: unknown; status?: number }>][] = [
  ['the owner changes the password', ({ owner }) => owner.client.auth.updateUser({ password: 'Yepyeni-Parola-1' })],
  ['an admin changes the password', ({ id }) => admin().updateUserById(id, { password: 'Yepyeni-Parola-2' })],
  ['an admin disables the account', ({ id }) => admin().updateUserById(id, { ban_duration: '24h' })],
  ['an admin changes the address', ({ id, email }) => admin().updateUserById(id, { email: `tasinan-${email}` })],
  ['an admin signs the user out everywhere', ({ token }) => admin().signOut(token, 'global')],
  ['the owner signs out everywhere', ({ owner }) => owner.client.auth.signOut({ scope: 'global' })],
  ['the owner signs out everywhere else', ({ owner }) => owner.client.auth.signOut({ scope: 'others' })],
  ['the account is deleted, its row kept', ({ id }) => admin().deleteUser(id, true)],
  ['the account is deleted', ({ id }) => admin().deleteUser(id)],
];

// Run concurrently: the tests mostly wait for the minimum time of a refusal.
it.concurrent.each(evictions)(
  'when %s every code, link and pending change is void, and stays so',
  async (name, evict) => {
    const on = await robbed();
    expect((await evict(on)).error).toBeNull();
    const left = (await pending(on.id)).map(({ email_change, phone_change }) => [email_change, phone_change]);
    expect(left).toEqual(name === 'the account is deleted' ? [] : [[null, null]]);
    if (name === 'an admin disables the account') await admin().updateUserById(on.id, { ban_duration: 'none' });
    const before = await pending(on.id);
    for (const [what, attempt] of on.attempts) {
      const { status, code } = await attempt();
      const expected = what === 'a followed link' ? [404, 'flow_state_not_found'] : [403, 'otp_expired'];
      expect([what, status, code]).toEqual([what, ...expected]);
    }
    expect(await pending(on.id)).toEqual(before);
    const isOpen = (await callAuth(server, '/user', { token: on.token })).status === 200;
    expect(isOpen).toBe(name === 'an admin changes the address');
    if (isOpen)
      expect((await post('/user', { password: 'x'.repeat(9), nonce: on.nonce }, on.token, 'PUT')).status).toBe(422);
  },
);

it('signing out of one session keeps codes and pending changes of the account', async () => {
  const { id, thief, attempts } = await robbed();
  await thief.client.auth.signOut({ scope: 'local' });
  expect((await pending(id))[0]?.email_change).not.toBeNull();
  const typed = attempts.find(([name]) => name === 'a typed code');
  expect((await typed?.[1]())?.status).toBe(200);
});

describe('a caller who is evicted while a request is in progress', () => {
  const changes: [name: string, body: object][] = [
    ['an address', { email: 'yolda@ornek.example' }],
    ['a number', { phone: '+905557000099' }],
    ['a password', { password: 'Yoldaki-Parola-1' }],
    ['a name', { data: { first_name: 'Hırsız' } }],
  ];
  it.each(changes)('changes nothing: %s', async (_, body) => {
    const account = await newAccount(server);
    const { session } = await signedIn(server, account);
    const proven = { ...body, current_password: account.password };
    const late = await whileHeld(
      server,
      (sql) => sql`update auth.users set credentials_version = credentials_version + 1 where id = ${account.id}`,
      () => post('/user', proven, session.access_token, 'PUT'),
    );
    expect(late).toEqual({ status: 403, code: 'session_not_found' });
    const [user] = await server.ownerSql`
      select email_change, phone_change, raw_user_meta_data as own from auth.users where id = ${account.id}`;
    expect(user).toEqual({ email_change: null, phone_change: null, own: {} });
    await signedIn(server, account);
  });

  it('gets no session for a code that has just become void', async () => {
    const { email, id } = await newAccount(server);
    await post('/otp', { email });
    const { code } = await mail.inbox.next(email);
    const late = await whileHeld(
      server,
      (sql) => sql`select from auth.users where id = ${id} for update`,
      () => post('/verify', { type: 'email', email, token: code }),
      (sql) => sql`update auth.users set credentials_version = credentials_version + 1 where id = ${id}`,
    );
    expect(late).toEqual({ status: 403, code: 'otp_expired' });
    expect(await server.ownerSql`select from auth.sessions where user_id = ${id}`).toHaveLength(0);
  });
});

describe('on a disabled account', () => {
  const kinds = ['magiclink', 'recovery', 'email_change_new'] as const;

  it.each(kinds)('a link of type %s changes nothing and is not used up', async (type) => {
    const { id, email } = await newAccount(server, { ban_duration: '24h', email_confirm: false });
    const newEmail = `yeni-${email}`;
    const { data } = await admin().generateLink({ type, email, newEmail } as Parameters<
      ReturnType<typeof admin>['generateLink']
    >[0]);
    const stored = () => server.ownerSql`
      select to_jsonb(u) as row from auth.users u where id = ${id}
      union all select to_jsonb(t) from auth.one_time_tokens t where user_id = ${id}`;
    const before = await stored();
    const kind = type === 'email_change_new' ? 'email_change' : type;
    const address = type === 'email_change_new' ? newEmail : email;
    const byHash = { type: kind, token_hash: data.properties?.hashed_token };
    expect(await post('/verify', byHash)).toEqual({ status: 403, code: 'user_banned' });
    const typed = { type: kind, email: address, token: data.properties?.email_otp };
    expect(await post('/verify', typed)).toEqual({ status: 403, code: 'otp_expired' });
    const followed = await fetch(data.properties?.action_link ?? '', { redirect: 'manual' });
    expect(followed.headers.get('location')).toContain('error_code=user_banned');
    for (const path of ['/recover', '/otp', '/resend']) await post(path, { email: address, type: 'email_change' });
    await post('/resend', { email, type: 'signup' });
    expect(await stored()).toEqual(before);
  });
});
