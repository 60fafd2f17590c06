import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { anonClient, newAccount, serviceClient, signedIn } from '../support/auth-clients.ts';
import { clientOf, follow, press } from '../support/links.ts';
import { send } from '../support/raw.ts';
import { verified } from '../support/second-factor.ts';
import { serverForTest, testMail, testServer } from '../support/test-server.ts';

const mail = await testMail();
const server = await testServer({ env: { SMTP_URL: mail.url } });
const adminToken = (await signedIn(server, server.admin)).session.access_token;

const post = (path: string, body: object, token = adminToken, at = server) =>
  send(at, `/api/${path}`, { method: 'POST', token, json: body }) as Promise<{
    status: number;
    json: { user: { id: string }; link: string };
  }>;
const newcomer = () => ({ email: `davetli-${randomUUID()}@ornek.example`, first_name: 'Ece', last_name: 'Işık' });

async function invited(more: object = {}) {
  const given = { ...newcomer(), ...more };
  const { status, json } = await post('users-invite', given);
  expect(status).toBe(200);
  return { ...given, id: json.user.id, answer: json, letter: await mail.inbox.next(given.email) };
}

const opened = async (link: string) => clientOf(server, (await press(link)).values);
const listed = async (id: string) => {
  const headers = { Authorization: `Bearer ${adminToken}` };
  const { users, can_invite } = await (await fetch(`${server.apiUrl}/api/users-list`, { headers })).json();
  expect(can_invite).toBe(true);
  return users.find((user: { id: string }) => user.id === id);
};
const expire = (id: string) => server.ownerSql`
  with older as (update auth.users set invited_at = invited_at - interval '73 hours' where id = ${id} returning id)
  update auth.one_time_tokens t set expires_at = now() - interval '1 second' from older where user_id = older.id`;
const acts = async (id: string) => {
  const rows = await server.ownerSql`select action from app.activity where target = ${id} order by id`;
  return rows.map(({ action }) => action);
};
const password = 'Kendi-Parolam-37';

describe('a user whom an admin invites', () => {
  it('sets a password before anything else by a link of 72 hours that works once, and is signed in', async () => {
    const { id, email, letter, answer } = await invited({ is_admin: true });
    expect(answer).toEqual({ user: expect.objectContaining({ id, email, is_admin: true, invitation: 'sent' }) });
    expect(letter.text).toContain('72 saat');
    const [token] = await server.ownerSql<{ hours: number }[]>`
      select extract(epoch from expires_at - created_at)::int / 3600 as hours from auth.one_time_tokens where user_id = ${id}`;
    expect(token).toEqual({ hours: 72 });
    expect(await listed(id)).toMatchObject({ invitation: 'sent', first_name: 'Ece', last_sign_in_at: null });

    const client = await opened(letter.link);
    expect(await listed(id)).toMatchObject({ invitation: 'opened', unproven: false });
    expect((await follow(letter.link)).values).toMatchObject({ error_code: 'otp_expired' });
    expect((await client.from('crm_records').select('id')).error).toMatchObject({ code: 'password_change_required' });
    expect((await client.auth.updateUser({ password: '123456' })).error).toMatchObject({ code: 'weak_password' });
    expect((await client.auth.updateUser({ password })).error).toBeNull();
    expect((await client.from('crm_records').select('id')).error).toBeNull();
    expect(await listed(id)).toMatchObject({ invitation: 'accepted', unproven: false });
    const { user } = await signedIn(server, { email, password });
    expect(user.app_metadata).toMatchObject({ is_admin: true });
    expect(user.app_metadata).not.toHaveProperty('invited');
    expect(await acts(id)).toEqual(['user_invited', 'password_changed']);
    const secret = new URL(letter.link).searchParams.get('token') ?? '';
    expect(secret.length).toBeGreaterThan(40);
    const logged = await server.ownerSql`select details from app.activity where target = ${id}`;
    expect(server.log() + JSON.stringify(logged)).not.toContain(secret);
  });

  it('may take long to set the first password, but needs a recent proof for anything else', async () => {
    const { id, letter } = await invited();
    const { auth } = await opened(letter.link);
    await server.ownerSql`update auth.sessions set proven_at = now() - interval '1 hour' where user_id = ${id}`;
    const wanted = { error: { code: 'reauthentication_needed' } };
    expect(await auth.updateUser({ email: newcomer().email })).toMatchObject(wanted);
    expect(await auth.updateUser({ email: newcomer().email, password })).toMatchObject(wanted);
    expect(await auth.mfa.enroll({ factorType: 'totp' })).toMatchObject(wanted);
    expect((await auth.updateUser({ password })).error).toBeNull();
    expect(await auth.updateUser({ password: 'Ikinci-Parolam-38' })).toMatchObject(wanted);
  });

  it('is shown to the admin with an expired link, can sign in by no other mail, and can be invited again', async () => {
    const { id, email, letter } = await invited();
    await expire(id);
    expect(await listed(id)).toMatchObject({ invitation: 'expired' });
    expect((await follow(letter.link)).values).toMatchObject({ error_code: 'otp_expired' });
    const { auth } = anonClient(server);
    expect((await auth.resetPasswordForEmail(email)).error).toBeNull();
    await auth.resend({ type: 'signup', email });
    expect((await post('users-invite-again', { id })).status).toBe(200);
    const again = await mail.inbox.next(email);
    expect(again.text).toContain('Bir yönetici sizin için bir hesap açtı.');
    expect(await listed(id)).toMatchObject({ invitation: 'sent', first_name: 'Ece' });
    expect((await (await opened(again.link)).auth.updateUser({ password })).error).toBeNull();
    await signedIn(server, { email, password });
  });

  it('has one link at a time; a new one also ends sessions that an earlier one opened', async () => {
    const { id, email, letter } = await invited();
    const stranger = await opened(letter.link);
    await expire(id);
    expect(await listed(id)).toMatchObject({ invitation: 'opened' });
    expect((await post('users-invite-again', { id })).status).toBe(200);
    expect(await listed(id)).toMatchObject({ invitation: 'sent' });
    expect((await stranger.auth.updateUser({ password })).error).not.toBeNull();
    const { link } = await mail.inbox.next(email);
    const third = await post('users-invite', { email: email.toUpperCase(), first_name: 'Ada', last_name: 'Su' });
    expect([third.status, third.json.user]).toMatchObject([200, { id, first_name: 'Ada' }]);
    expect((await follow(link)).values).toMatchObject({ error_code: 'otp_expired' });
    await opened((await mail.inbox.next(email)).link);
  });

  it('is deleted with session and link, and may be invited anew', async () => {
    const { id, email, letter } = await invited();
    const client = await opened(letter.link);
    expect((await post('users-delete', { id })).status).toBe(200);
    expect((await client.auth.getUser()).error).not.toBeNull();
    expect(await listed(id)).toBeUndefined();
    expect((await post('users-invite', { ...newcomer(), email })).status).toBe(200);
    const other = newcomer().email;
    const { data } = await serviceClient(server).auth.admin.inviteUserByEmail(other);
    expect((await post('users-invite-again', { id: data.user?.id })).status).toBe(200);
    expect((await post('users-delete', { id: data.user?.id })).status).toBe(200);
    for (const { link } of [await mail.inbox.next(other), await mail.inbox.next(other)])
      expect((await follow(link)).values).toMatchObject({ error_code: 'otp_expired' });
  });

  it('cannot be invited again once the password is set', async () => {
    const { id, letter } = await invited();
    await (await opened(letter.link)).auth.updateUser({ password });
    const again = (of: string) => post('users-invite-again', { id: of });
    expect(await again(id)).toMatchObject({ status: 409, json: { code: 'not_invited' } });
    expect(await again(randomUUID())).toMatchObject({ status: 404, json: { code: 'user_not_found' } });
    expect((await listed(id)).invitation).toBe('accepted');
  });

  it('gets one session, however many follow the link at once', async () => {
    const { letter } = await invited();
    const ways = await Promise.all([1, 2, 3].map(() => follow(letter.link)));
    expect(ways.filter(({ values }) => values.access_token)).toHaveLength(1);
  });

  it('keeps the address, so that a reader of a wrong mailbox gains nothing', async () => {
    const { id, email, letter } = await invited({ is_admin: true });
    const stranger = await opened(letter.link);
    const moved = await post('users-update', { id, email: newcomer().email });
    expect(moved).toMatchObject({ status: 409, json: { code: 'invited_address' } });
    expect((await post('users-update', { id, email, first_name: 'Ada' })).status).toBe(200);
    const given = { email: newcomer().email };
    const { data, error } = await serviceClient(server).auth.admin.updateUserById(id, given);
    expect(error).toBeNull();
    expect(data.user).toMatchObject(given);
    expect(data.user).not.toHaveProperty('email_confirmed_at');
    expect((await stranger.auth.updateUser({ password })).error).not.toBeNull();
    expect((await stranger.auth.getUser()).error).not.toBeNull();
  });

  it('finds no second factor or number of somebody who followed an earlier link', async () => {
    const { id, email, letter } = await invited();
    const first = await opened(letter.link);
    await verified(first);
    await server.ownerSql`update auth.users set phone = '905321112233', phone_confirmed_at = now() where id = ${id}`;
    expect((await post('users-invite-again', { id })).status).toBe(200);
    const owner = await opened((await mail.inbox.next(email)).link);
    expect((await owner.auth.updateUser({ password })).error).toBeNull();
    const { user } = await signedIn(server, { email, password });
    expect([user.factors ?? [], user.phone ?? '']).toEqual([[], '']);
  });

  const promote = ({ id }: { id: string }) => post('users-update', { id, is_admin: true });
  it.each<[string, (email: string) => Promise<unknown>]>([
    ['invited', (email) => invited({ email, is_admin: true })],
    ['created', (email) => post('users-create', { ...newcomer(), email, password, is_admin: true })],
    ['made one', (email) => newAccount(server, { email }).then(promote)],
  ])('all existing admins are told of an admin who is %s', async (_how, act) => {
    const admin = { app_metadata: { is_admin: true } };
    const bosses = [await newAccount(server, admin), await newAccount(server, admin)];
    const { email } = newcomer();
    const told = Promise.all(bosses.map((boss) => mail.inbox.next(boss.email)));
    await act(email);
    for (const { text } of await told) expect(text).toContain(`${email} hesabına yönetici yetkisi verildi.`);
    for (const boss of bosses) await serviceClient(server).auth.admin.deleteUser(boss.id);
  });

  it('cannot use the link while the account is disabled', async () => {
    const { id, letter } = await invited();
    await post('users-disable', { id });
    expect(await post('users-invite-again', { id })).toMatchObject({ status: 422, json: { code: 'address_disabled' } });
    await post('users-enable', { id });
    expect((await follow(letter.link)).values.access_token).toBeUndefined();
    expect((await post('users-invite-again', { id })).status).toBe(200);
  });

  it('needs no invitation once an admin has set a password', async () => {
    const { id, email, letter } = await invited();
    expect((await post('users-password', { id, password: 'Yoneticinin-Sectigi-9' })).status).toBe(200);
    expect((await follow(letter.link)).values.access_token).toBeUndefined();
    const { user } = await signedIn(server, { email, password: 'Yoneticinin-Sectigi-9' });
    expect(user.app_metadata).toMatchObject({ must_change_password: true });
    // The user is informed only about a password that replaces another one.
    expect((await post('users-password', { id, password: 'Yoneticinin-Sectigi-10' })).status).toBe(200);
    expect((await mail.inbox.next(email)).text).toContain('Hesabınızın şifresi değiştirildi');
  });
});

describe('an invitation', () => {
  it('is refused without a name, without an address, or for an existing user', async () => {
    const { email } = await newAccount(server);
    for (const change of [{ first_name: ' ' }, { email: 'adres' }]) {
      const answer = await post('users-invite', { ...newcomer(), ...change });
      expect(answer).toMatchObject({ status: 400, json: { code: 'validation_failed' } });
    }
    const taken = { status: 422, json: { code: 'email_exists' } };
    expect(await post('users-invite', { ...newcomer(), email })).toMatchObject(taken);
  });

  it.each(['users-invite', 'users-invite-again'])('%s needs a recent proof', async (path) => {
    const { id } = await invited();
    const body = { ...newcomer(), id };
    const boss = await newAccount(server, { app_metadata: { is_admin: true } });
    const { session } = await signedIn(server, boss);
    await server.ownerSql`update auth.sessions set proven_at = now() - interval '1 hour' where user_id = ${boss.id}`;
    const stale = await post(path, body, session.access_token);
    expect(stale).toMatchObject({ status: 403, json: { code: 'reauthentication_needed' } });
    const proven = await post(path, { ...body, current_password: boss.password }, session.access_token);
    expect(proven.status).toBe(200);
  });

  it('is kept if the mail could not be sent, and the admin is told', async () => {
    const away = await serverForTest({ env: { SMTP_URL: 'smtp://127.0.0.1:9' } });
    const token = (await signedIn(away, away.admin)).session.access_token;
    const given = newcomer();
    const answer = await post('users-invite', given, token, away);
    expect(answer).toMatchObject({ status: 502, json: { code: 'invitation_not_sent' } });
    expect(await away.ownerSql`select from auth.users where email = ${given.email}`).toHaveLength(1);
  });

  it('is shown to the admin if no mail is set up', async () => {
    const silent = await serverForTest();
    const token = (await signedIn(silent, silent.admin)).session.access_token;
    const { json } = await post('users-invite', newcomer(), token, silent);
    expect(new URL(json.link).pathname).toBe('/auth/v1/verify');
    expect((await follow(json.link)).values).toMatchObject({ type: 'invite', access_token: expect.any(String) });
  });
});
