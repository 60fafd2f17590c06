import { describe, expect, it } from 'vitest';
import { serviceClient, signedIn } from '../support/auth-clients.ts';
import { testServer } from '../support/test-server.ts';
import { userCalls } from '../support/user-calls.ts';

const backend = await testServer();
const { call, person, created } = await userCalls(backend);

describe('the last admin', () => {
  const others = async () => {
    const { data } = await serviceClient(backend).auth.admin.listUsers({ perPage: 1000 });
    return data.users.filter((user) => user.app_metadata.is_admin && user.email !== backend.admin.email);
  };
  const fixedAdmin = async () => {
    for (const { id } of await others()) await serviceClient(backend).auth.admin.deleteUser(id);
    const { body } = await call('users-list');
    return body.users.find((user) => user.email === backend.admin.email)?.id;
  };
  /** Sets whether the database counts the admin at the fixed address as an admin; the admin's session stays valid. */
  const countFixedAdmin = (counts: boolean) => backend.ownerSql`
    update auth.users set raw_app_meta_data = raw_app_meta_data || jsonb_build_object('is_admin', ${counts}::boolean)
    where email = ${backend.admin.email}`;
  const sentence = 'Son yönetici silinemez, devre dışı bırakılamaz ve yetkisi alınamaz.';

  it('at the fixed address can never be demoted', async () => {
    const id = await fixedAdmin();
    await created({ is_admin: true });
    const answer = await call('users-update', { id, is_admin: false });
    expect(answer).toMatchObject({ status: 409, body: { code: 'fixed_admin' } });
  });

  it('at another address cannot be demoted, disabled or deleted either', async () => {
    await fixedAdmin();
    const other = await created({ is_admin: true });
    const { session } = await signedIn(backend, other);
    await countFixedAdmin(false);
    for (const [path, body] of [
      ['users-update', { is_admin: false }],
      ['users-disable', {}],
      ['users-delete', {}],
    ] as const) {
      const answer = await call(path, { id: other.id, ...body }, session.access_token);
      expect(answer).toMatchObject({ status: 409, body: { error: sentence } });
    }
    await countFixedAdmin(true);
    await fixedAdmin();
  });

  it('stays if the only other admin was invited and has set no password yet', async () => {
    const id = await fixedAdmin();
    const { data } = await serviceClient(backend).auth.admin.createUser({
      email: person().email,
      app_metadata: { is_admin: true, invited: true },
    });
    expect(await call('users-disable', { id })).toMatchObject({ status: 409, body: { error: sentence } });
    expect((await call('users-delete', { id: data.user?.id })).status).toBe(200);
  });

  it('stays when two admins remove each other at the same time', async () => {
    await fixedAdmin();
    const pair = [await created({ is_admin: true }), await created({ is_admin: true })];
    const tokens = await Promise.all(pair.map(async (one) => (await signedIn(backend, one)).session.access_token));
    await countFixedAdmin(false);
    const answers = await Promise.all([
      call('users-delete', { id: pair[1]?.id }, tokens[0] ?? ''),
      call('users-delete', { id: pair[0]?.id }, tokens[1] ?? ''),
    ]);
    await countFixedAdmin(true);
    expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
    expect(await others()).toHaveLength(1);
    await fixedAdmin();
  });
});

describe('a change of who may sign in, in a session that was opened hours ago', () => {
  const staleAdmin = async () => {
    const boss = await created({ is_admin: true });
    const { client } = await signedIn(backend, boss);
    await backend.ownerSql`
      update auth.sessions set proven_at = now() - interval '3 hours',
        amr = jsonb_set(amr, '{0,timestamp}', to_jsonb(extract(epoch from now() - interval '3 hours')::bigint))
      where user_id = ${boss.id}`;
    const { data } = await client.auth.refreshSession();
    return { ...boss, token: data.session?.access_token ?? '' };
  };
  type Ids = { own: string; other: string; boss: string };
  const guarded: [name: string, path: string, body: (ids: Ids) => object][] = [
    ['setting one’s own password', 'users-password', ({ own }) => ({ id: own, password: 'Hirsizin-Parolasi-1' })],
    ['changing an address', 'users-update', ({ other }) => ({ id: other, email: `hirsiz-${other}@ornek.example` })],
    ['removing a second factor', 'users-factors-remove', ({ other }) => ({ id: other })],
    ['making an admin', 'users-update', ({ other }) => ({ id: other, is_admin: true })],
    ['creating a user', 'users-create', () => person()],
    ['disabling a user', 'users-disable', ({ boss }) => ({ id: boss })],
    ['deleting a user', 'users-delete', ({ boss }) => ({ id: boss })],
  ];

  it.each(guarded)('%s needs the current password', async (_, path, body) => {
    const boss = await staleAdmin();
    const asked = body({ own: boss.id, other: (await created()).id, boss: (await created({ is_admin: true })).id });
    const needed = await call(path, asked, boss.token);
    expect([needed.status, needed.body.code]).toEqual([403, 'reauthentication_needed']);
    const wrong = await call(path, { ...asked, current_password: 'Yanlis-Parola-1' }, boss.token);
    expect([wrong.status, wrong.body]).toEqual([400, { code: 'invalid_credentials', error: 'Mevcut şifre yanlış.' }]);
    const right = await call(path, { ...asked, current_password: boss.password }, boss.token);
    expect(right.status).toBe(200);
    const kept = backend.ownerSql`select from auth.users where to_jsonb(users)::text like '%current_password%'`;
    expect(await kept).toEqual([]);
  });

  it('needs no password if only names change', async () => {
    const { id: own, token, email } = await staleAdmin();
    const { id, email: address } = await created();
    const ordinary: [path: string, body: object][] = [
      ['users-update', { id, email: address, first_name: 'Nur', is_admin: false }],
      ['users-update', { id: own, email: email.toUpperCase(), first_name: 'Nur', is_admin: true }],
    ];
    for (const [path, body] of ordinary) expect([path, (await call(path, body, token)).status]).toEqual([path, 200]);
  });
});
