import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anonClient, newAccount, signedIn } from '../support/auth-clients.ts';
import { startMailServer } from '../support/inbox.ts';
import { startServer, type TestServer } from '../support/server.ts';

describe('users of our own', () => {
  let server: TestServer;
  let mail: Awaited<ReturnType<typeof startMailServer>>;
  let admin: Awaited<ReturnType<typeof signedIn>>;
  beforeAll(async () => {
    mail = await startMailServer();
    server = await startServer({ env: { SIGNUP: 'on', SMTP_URL: mail.url } });
    admin = await signedIn(server, server.admin);
  });
  afterAll(async () => {
    await server.stop();
    await mail.stop();
  });

  const post = (path: string, body: object, token = admin.session.access_token) =>
    fetch(`${server.apiUrl}/api/${path}`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });
  const names = { first_name: 'Ece', last_name: 'Işık' };
  const password = 'Yepyeni-Parola-9';

  it('who signed up themselves are not made again: the admin is told what to do', async () => {
    const email = 'kendisi@ornek.example';
    const { data } = await anonClient(server).auth.signUp({ email, password: 'Baskasinin-Parolasi-1' });
    const create = async () => {
      const answer = await post('users-create', { email: email.toUpperCase(), password, ...names });
      return [answer.status, await answer.json()];
    };
    expect(await create()).toEqual([
      422,
      { code: 'email_unproven', error: expect.stringContaining('Hesabı etkinleştirmeyin: listeden silip') },
    ]);
    const headers = { Authorization: `Bearer ${admin.session.access_token}` };
    const { users } = await (await fetch(`${server.apiUrl}/api/users-list`, { headers })).json();
    expect(users).toContainEqual(expect.objectContaining({ email, disabled: true, unproven: true }));
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
    ['users-update', { first_name: 'Ada' }],
    ['users-password', { password }],
    ['users-factors-remove', {}],
    ['users-disable', {}],
    ['users-enable', {}],
    ['users-delete', {}],
  ])('%s: what the audit log does not take is not done', async (path, body) => {
    const account = await newAccount(server, path === 'users-enable' ? { ban_duration: '1h' } : {});
    if (path === 'users-factors-remove') {
      const { client } = await signedIn(server, account);
      await client.auth.mfa.enroll({ factorType: 'totp' });
    }
    const before = await stored();
    await server.ownerSql`alter table app.activity add constraint refused check (false) not valid`;
    const refused = await post(path, { id: account.id, ...body }).finally(
      () => server.ownerSql`alter table app.activity drop constraint refused`,
    );
    expect([refused.status, (await refused.json()).code]).toEqual([500, 'unexpected_failure']);
    expect(await stored()).toEqual(before);
    expect((await post(path, { id: account.id, ...body })).status).toBe(200);
    expect(await stored()).not.toEqual(before);
  });

  it('are told at their old address when an admin gives them another', async () => {
    const { id, email } = await newAccount(server);
    expect((await post('users-update', { id, first_name: 'Ece', email })).status).toBe(200);
    expect((await post('users-update', { id, email: `yeni-${email}` })).status).toBe(200);
    expect((await mail.inbox.next(email)).text).toContain('e-posta adresi değiştirildi');
    expect(mail.inbox.letters.filter(({ to }) => to === email)).toHaveLength(1);
  });

  const waitingForLocks = async () => {
    const [row] = await server.ownerSql<{ n: number }[]>`
      select count(*)::int as n from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
    return row?.n ?? 0;
  };

  it.each([
    [
      'users-create',
      () => ({ email: `${randomUUID()}@ornek.example`, password, ...names, is_admin: true }),
      401,
      'no_session',
    ],
    ['users-update', (id: string) => ({ id, first_name: 'Nur' }), 401, 'no_session'],
    ['users-password', (id: string) => ({ id, password }), 401, 'no_session'],
    ['users-factors-remove', (id: string) => ({ id }), 401, 'no_session'],
    ['users-disable', (id: string) => ({ id }), 401, 'no_session'],
    ['users-delete', (id: string) => ({ id }), 403, 'forbidden'],
  ] as const)(
    '%s: whoever is evicted while the call waits for its turn does nothing any more',
    async (path, body, status, code) => {
      const boss = await newAccount(server, { app_metadata: { is_admin: true } });
      const { session } = await signedIn(server, boss);
      const target = await newAccount(server);
      const [before] = await server.ownerSql`select count(*)::int as n, max(updated_at) as at from auth.users`;
      const answer = await server.ownerSql.begin(async (sql) => {
        await sql`select from auth.users where id = ${boss.id} for update`;
        const asked = post(path, body(target.id), session.access_token);
        await Promise.race([asked, expect.poll(waitingForLocks, { timeout: 60_000 }).toBeGreaterThan(0)]);
        if (status === 401) await sql`delete from auth.sessions where user_id = ${boss.id}`;
        else await sql`update auth.users set raw_app_meta_data = '{}', updated_at = updated_at where id = ${boss.id}`;
        return { asked };
      });
      const refused = await answer.asked;
      expect([refused.status, await refused.json()]).toMatchObject([status, { code }]);
      const [after] = await server.ownerSql`select count(*)::int as n, max(updated_at) as at from auth.users`;
      expect(after).toEqual(before);
    },
  );

  it('that one admin makes by the hundred keep nobody else waiting', async () => {
    const boss = await newAccount(server, { app_metadata: { is_admin: true } });
    const { session } = await signedIn(server, boss);
    const made = await Promise.all(
      Array.from({ length: 60 }, () =>
        post('users-create', { email: `${randomUUID()}@ornek.example`, password, ...names }, session.access_token),
      ),
    );
    const statuses = made.map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200, 429]));
    expect(await made[statuses.indexOf(429)]?.json()).toMatchObject({ code: 'too_many_changes' });
  });

  it('lose a number that they sign in by when an admin sets their password', async () => {
    const phone = '+905551112233';
    const thief = await newAccount(server, { phone, phone_confirm: true });
    expect((await post('users-password', { id: thief.id, password })).status).toBe(200);
    const rows = await server.ownerSql`select phone, phone_confirmed_at from auth.users where id = ${thief.id}`;
    expect([...rows]).toEqual([{ phone: null, phone_confirmed_at: null }]);
  });

  it('are not vouched for by an admin who sends their address along with a name', async () => {
    const { email, id } = await newAccount(server);
    await server.ownerSql`update auth.users set email_confirmed_at = null where id = ${id}`;
    const answer = await post('users-update', { id, email: email.toUpperCase(), first_name: 'Ece' });
    expect(await answer.json()).toMatchObject({ user: { first_name: 'Ece', unproven: true } });
  });

  it('leave in the audit log who changed whom, and refused attempts', async () => {
    const { user } = admin;
    const staff = await signedIn(server, await newAccount(server));
    const [last] = await server.ownerSql<{ id: number }[]>`select max(id)::int as id from app.activity`;
    const target = staff.user.id;
    await post('users-update', { id: target, first_name: 'Ad' });
    await post('users-delete', { id: target }, staff.session.access_token);
    await post('users-disable', { id: target });
    const rows = await server.ownerSql`
      select action, actor, target from app.activity
      where action in ('user_updated', 'user_disabled', 'forbidden') and id > ${last?.id ?? 0} order by id`;
    expect(rows).toMatchObject([
      { action: 'user_updated', actor: user.id, target },
      { action: 'forbidden', actor: target, target: null },
      { action: 'user_disabled', actor: user.id, target },
    ]);
  });
});
