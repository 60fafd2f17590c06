import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { anonClient, newAccount, signedIn } from '../support/auth-clients.ts';
import { send } from '../support/raw.ts';
import { testMail, testServer } from '../support/test-server.ts';
import { whileHeld } from '../support/while-held.ts';

const mail = await testMail();
const server = await testServer({ env: { SIGNUP: 'on', SMTP_URL: mail.url } });
const admin = await signedIn(server, server.admin);

const post = (path: string, json: object, token = admin.session.access_token) =>
  send(server, `/api/${path}`, { method: 'POST', token, json });
const names = { first_name: 'Ece', last_name: 'Işık' };
const password = 'Yepyeni-Parola-9';

describe('users in our own database', () => {
  it('who signed up themselves are not created again: the admin is told what to do', async () => {
    const email = 'kendisi@ornek.example';
    const { data } = await anonClient(server).auth.signUp({ email, password: 'Baskasinin-Parolasi-1' });
    const create = async () => {
      const answer = await post('users-create', { email: email.toUpperCase(), password, ...names });
      return [answer.status, answer.json];
    };
    expect(await create()).toEqual([
      422,
      { code: 'email_unproven', error: expect.stringContaining('Hesabı etkinleştirmeyin: listeden silip') },
    ]);
    const { json } = await send(server, '/api/users-list', { token: admin.session.access_token });
    expect((json as { users: object[] }).users).toContainEqual(
      expect.objectContaining({ email, disabled: true, unproven: true }),
    );
    await server.ownerSql`update auth.users set email_confirmed_at = now() where email = ${email}`;
    expect(await create()).toEqual([
      422,
      { code: 'email_waiting', error: expect.stringContaining('listeden etkinleştirmeniz yeterli') },
    ]);
    const id = data.user?.id;
    expect((await post('users-enable', { id })).status).toBe(200);
    expect(await create()).toMatchObject([422, { code: 'email_exists' }]);
    expect((await post('users-delete', { id })).status).toBe(200);
    expect(await create()).toMatchObject([200, { user: { email, disabled: false } }]);
    await signedIn(server, { email, password });
  });

  const stored = () => server.ownerSql`
  select 'user' as kind, to_jsonb(u) as row from auth.users u
  union all select 'session', to_jsonb(s) from auth.sessions s
  union all select 'factor', to_jsonb(f) from auth.mfa_factors f order by 1, 2`;

  it.each([
    ['users-create', { email: 'iz-birakmayan@ornek.example', password, ...names }],
    ['users-password', { password }],
    ['users-delete', {}],
  ])('%s does nothing if the audit log refuses the entry', async (path, body) => {
    const account = await newAccount(server);
    const before = await stored();
    await server.ownerSql`alter table app.activity add constraint refused check (false) not valid`;
    const refused = await post(path, { id: account.id, ...body }).finally(
      () => server.ownerSql`alter table app.activity drop constraint refused`,
    );
    expect([refused.status, (refused.json as { code: string }).code]).toEqual([500, 'unexpected_failure']);
    expect(await stored()).toEqual(before);
    expect((await post(path, { id: account.id, ...body })).status).toBe(200);
    expect(await stored()).not.toEqual(before);
  });

  it('are told at their old address when an admin changes it', async () => {
    const { id, email } = await newAccount(server);
    expect((await post('users-update', { id, first_name: 'Ece', email })).status).toBe(200);
    expect((await post('users-update', { id, email: `yeni-${email}` })).status).toBe(200);
    expect((await mail.inbox.next(email)).text).toContain('e-posta adresi değiştirildi');
    expect(mail.inbox.letters.filter(({ to }) => to === email)).toHaveLength(1);
  });

  it.each([
    [
      'users-create',
      () => ({ email: `${randomUUID()}@ornek.example`, password, ...names, is_admin: true }),
      401,
      'no_session',
    ],
    ['users-delete', (id: string) => ({ id }), 403, 'forbidden'],
  ] as const)(
    '%s: a caller who is evicted while the call waits for its turn changes nothing',
    async (path, body, status, code) => {
      const boss = await newAccount(server, { app_metadata: { is_admin: true } });
      const { session } = await signedIn(server, boss);
      const target = await newAccount(server);
      const [before] = await server.ownerSql`select count(*)::int as n, max(updated_at) as at from auth.users`;
      const refused = await whileHeld(
        server,
        (sql) => sql`select from auth.users where id = ${boss.id} for update`,
        () => post(path, body(target.id), session.access_token),
        (sql) =>
          status === 401
            ? sql`delete from auth.sessions where user_id = ${boss.id}`
            : sql`update auth.users set raw_app_meta_data = '{}', updated_at = updated_at where id = ${boss.id}`,
      );
      expect([refused.status, refused.json]).toMatchObject([status, { code }]);
      const [after] = await server.ownerSql`select count(*)::int as n, max(updated_at) as at from auth.users`;
      expect(after).toEqual(before);
    },
  );

  it('lose a number for sign-in when an admin sets their password', async () => {
    const phone = '+905551112233';
    const thief = await newAccount(server, { phone, phone_confirm: true });
    expect((await post('users-password', { id: thief.id, password })).status).toBe(200);
    const rows = await server.ownerSql`select phone, phone_confirmed_at from auth.users where id = ${thief.id}`;
    expect([...rows]).toEqual([{ phone: null, phone_confirmed_at: null }]);
  });

  it('stay unconfirmed when an admin sends their address along with a name', async () => {
    const { email, id } = await newAccount(server);
    await server.ownerSql`update auth.users set email_confirmed_at = null where id = ${id}`;
    const answer = await post('users-update', { id, email: email.toUpperCase(), first_name: 'Ece' });
    expect(answer.json).toMatchObject({ user: { first_name: 'Ece', unproven: true } });
  });
});
