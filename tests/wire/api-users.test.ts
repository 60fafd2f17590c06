import { describe, expect, it } from 'vitest';
import { anonClient, newAccount, serviceClient, signedIn } from '../support/auth-clients.ts';
import { verified } from '../support/second-factor.ts';
import { testServer } from '../support/test-server.ts';

/** The endpoints are the same whether users are in our own database or in a hosted project. */
const mode = process.env.TEST_DATABASE === 'hosted' ? 'hosted' : 'own';

const backend = await testServer();
const adminToken = (await signedIn(backend, backend.admin)).session.access_token;
const clerk = await newAccount(backend, { user_metadata: { first_name: 'Ece', last_name: 'Işık' } });
const clerkToken = (await signedIn(backend, clerk)).session.access_token;

describe(`product endpoints with ${mode} users`, () => {
  const call = async (path: string, body?: unknown, token: string | null = adminToken) => {
    const response = await fetch(`${backend.apiUrl}/api/${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { 'Content-Type': 'application/json', ...(token ? { Authorization: `Bearer ${token}` } : {}) },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    expect(response.headers.get('cache-control')).toBe('no-store');
    return { status: response.status, body: await response.json() };
  };
  let count = 0;
  const person = (more: object = {}) => {
    count += 1;
    return {
      email: `personel-${count}@ornek.example`,
      password: `Personel-Sifresi-${count}`,
      first_name: 'İpek',
      last_name: 'Öğüt',
      is_admin: false,
      ...more,
    };
  };
  const created = async (more: object = {}) => {
    const given = person(more);
    const { body } = await call('users-create', given);
    // As after the password change at the first sign-in, which `given-password.test.ts` tests.
    await backend.ownerSql`
      update auth.users set raw_app_meta_data = raw_app_meta_data - 'must_change_password' where id = ${body.user.id}`;
    return { ...given, id: String(body.user.id) };
  };

  it('creates a user who can sign in, and lists them', async () => {
    const { id, email, password } = await created();
    const { body } = await call('users-list');
    expect(body.users.find((user: { id: string }) => user.id === id)).toEqual({
      id,
      first_name: 'İpek',
      last_name: 'Öğüt',
      email,
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      is_admin: false,
      disabled: false,
      unproven: false,
      last_sign_in_at: null,
      // A hosted project leaves an empty list of factors out of this answer.
      has_second_factor: mode === 'own' ? false : null,
      invitation: null,
    });
    expect(body.users[0]).toMatchObject({ email: backend.admin.email, is_admin: true });
    await signedIn(backend, { email, password });
  });

  it('shows when somebody last signed in, and who has a second factor', async () => {
    const account = await newAccount(backend);
    const { client } = await signedIn(backend, account);
    const listed = async () => {
      const { body } = await call('users-list');
      return body.users.find((user: { id: string }) => user.id === account.id);
    };
    const minute = 60_000;
    expect(Math.abs(Date.parse((await listed()).last_sign_in_at) - Date.now())).toBeLessThan(10 * minute);
    await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'unutulan' });
    expect((await listed()).has_second_factor).toBe(false);
    await verified(client);
    expect((await listed()).has_second_factor).toBe(true);
  });

  it('creates an admin only when told so', async () => {
    const { email, password } = await created({ is_admin: true });
    const { session, user } = await signedIn(backend, { email, password });
    expect(user).toMatchObject({ app_metadata: { is_admin: true }, user_metadata: { is_admin: true } });
    expect((await call('users-list', undefined, session.access_token)).status).toBe(200);
  });

  it.each([
    ['a missing first name', { first_name: undefined }, 400, 'Ad metin olmalı.'],
    ['a blank last name', { last_name: '  ' }, 400, 'Soyad boş olamaz.'],
    ['a name with a line break', { first_name: 'A\nB' }, 400, 'Ad satır sonu ya da denetim karakteri içeremez.'],
    ['no address', { email: 'adres' }, 400, 'E-posta adresi geçerli değil.'],
    ['an empty password', { password: '' }, 400, 'Şifre boş olamaz.'],
    ['a short password', { password: '12345' }, 422, 'Şifre en az 6 karakter olmalı.'],
    ['a long password', { password: 'x1'.repeat(40) }, 422, 'Şifre çok uzun. Daha kısa bir şifre seçin.'],
    [
      'a common password',
      { password: 'fenerbahce1907' },
      422,
      'Bu şifre çok yaygın ve kolay tahmin edilir. Lütfen başka bir şifre seçin.',
    ],
    ['a flag that is a text', { is_admin: 'true' }, 400, 'Admin alanı doğru ya da yanlış olmalı.'],
    [
      'a taken address',
      { email: 'YONETICI@havayoluiletisim.example' },
      422,
      'Bu e-posta adresiyle bir kullanıcı zaten var.',
    ],
  ])('refuses %s', async (_, change, status, error) => {
    const answer = await call('users-create', person(change));
    expect([answer.status, answer.body.error]).toEqual([status, error]);
  });

  it.each([
    ['broken JSON', '{"email"', 400],
    ['a NUL', '{"email":"a\\u0000"}', 400],
    ['a list', '[]', 400],
    ['a body above the limit', `"${'x'.repeat(64 * 1024)}"`, 413],
  ])('answers %s in Turkish JSON', async (_, body, status) => {
    const answer = await call('users-create', body);
    expect(answer.status).toBe(status);
    expect(answer.body.error).toMatch(/^İstek/);
  });

  it('changes names, address and role', async () => {
    const { id, password } = await created();
    const answer = await call('users-update', {
      id,
      first_name: 'Yeni',
      email: `mailto:İlk-${mode}@Ornek.Example\u200f`,
      is_admin: true,
    });
    const email = `ilk-${mode}@ornek.example`;
    expect(answer.body.user).toMatchObject({ id, first_name: 'Yeni', last_name: 'Öğüt', email, is_admin: true });
    const { user } = await signedIn(backend, { email, password });
    expect(user.user_metadata).toMatchObject({ first_name: 'Yeni', last_name: 'Öğüt', is_admin: true });
  });

  it('sets a new password, which ends the sessions', async () => {
    const { id, email, password } = await created();
    const { client, session } = await signedIn(backend, { email, password });
    expect((await call('users-password', { id, password: '123' })).status).toBe(422);
    expect((await call('users-password', { id, password: 'Atanan-Parola-5' })).status).toBe(200);
    expect((await client.auth.getUser(session.access_token)).error).not.toBeNull();
    await signedIn(backend, { email, password: 'Atanan-Parola-5' });
  });

  it('removes the second factors of somebody who lost the device', async () => {
    const { id, email, password } = await created();
    const { client } = await signedIn(backend, { email, password });
    await verified(client);
    expect(await call('users-factors-remove', { id })).toEqual({ status: 200, body: { id } });
    const again = await signedIn(backend, { email, password });
    expect(again.user.factors).toBeUndefined();
    const level = await again.client.auth.mfa.getAuthenticatorAssuranceLevel();
    expect(level.data).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal1' });
    expect((await again.client.auth.updateUser({ password: 'Serbest-Parola-6' })).error).toBeNull();
    expect((await call('users-factors-remove', { id })).status).toBe(200);
  });

  it('disables and enables, at once', async () => {
    const { id, email, password } = await created();
    const { session } = await signedIn(backend, { email, password });
    const count = () => call('users-count', undefined, session.access_token);
    expect((await count()).status).toBe(200);
    expect((await call('users-disable', { id })).body.user).toMatchObject({ id, disabled: true });
    expect((await count()).status).toBe(401);
    expect((await anonClient(backend).auth.signInWithPassword({ email, password })).error).not.toBeNull();
    expect((await call('users-enable', { id })).body.user).toMatchObject({ id, disabled: false });
    await signedIn(backend, { email, password });
  });

  it('deletes', async () => {
    const { id } = await created();
    expect(await call('users-delete', { id })).toEqual({ status: 200, body: { id } });
    expect((await call('users-delete', { id })).body.error).toBe('Kullanıcı bulunamadı.');
  });

  it.each(['users-update', 'users-password', 'users-factors-remove', 'users-disable', 'users-enable', 'users-delete'])(
    '%s: an unknown user is 404, a wrong id 400',
    async (path) => {
      const rest = { password: 'Herhangi-Parola-1' };
      expect((await call(path, { id: crypto.randomUUID(), ...rest })).status).toBe(404);
      expect((await call(path, { id: 'x', ...rest })).body.error).toBe('Kullanıcı kimliği geçerli değil.');
    },
  );

  describe('the last admin', () => {
    const others = async () => {
      const { data } = await serviceClient(backend).auth.admin.listUsers({ perPage: 1000 });
      return data.users.filter((user) => user.app_metadata.is_admin && user.email !== backend.admin.email);
    };
    const fixedAdmin = async () => {
      for (const { id } of await others()) await serviceClient(backend).auth.admin.deleteUser(id);
      const { body } = await call('users-list');
      return body.users.find((user: { email: string }) => user.email === backend.admin.email).id;
    };
    /** Sets whether the fixed admin counts as an admin in the database; the session stays. */
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

    it('stays if the only other one was invited and has set no password yet', async () => {
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

    it('names and unchanged values need none', async () => {
      const { id: own, token, email } = await staleAdmin();
      const { id, email: address } = await created();
      const ordinary: [path: string, body: object][] = [
        ['users-update', { id, email: address, first_name: 'Nur', is_admin: false }],
        ['users-update', { id: own, email: email.toUpperCase(), first_name: 'Nur', is_admin: true }],
      ];
      for (const [path, body] of ordinary) expect([path, (await call(path, body, token)).status]).toEqual([path, 200]);
    });
  });

  describe('access', () => {
    it('is for admins: 401 without a session, 403 for staff', async () => {
      const paths = ['create', 'update', 'password', 'factors-remove', 'disable', 'enable', 'delete'];
      for (const [path, body] of [['users-list', undefined], ...paths.map((act) => [`users-${act}`, {}])] as const) {
        for (const token of [null, 'x', backend.anonKey, backend.serviceRoleKey]) {
          const error = 'Oturum bulunamadı. Lütfen yeniden giriş yapın.';
          expect(await call(String(path), body, token)).toMatchObject({ status: 401, body: { error } });
        }
        const error = 'Bu işlem için yönetici yetkisi gerekir.';
        expect(await call(String(path), body, clerkToken)).toMatchObject({ status: 403, body: { error } });
      }
    });

    it('users-count is for everybody who is signed in', async () => {
      const { body } = await call('users-list');
      expect(await call('users-count', undefined, clerkToken)).toEqual({
        status: 200,
        body: { count: body.users.length },
      });
      expect((await call('users-count', undefined, null)).status).toBe(401);
    });

    it('nobody becomes an admin through their own metadata', async () => {
      const account = await newAccount(backend);
      const { client, session } = await signedIn(backend, account);
      await client.auth.updateUser({ data: { is_admin: true } });
      await client.auth.refreshSession();
      expect((await call('users-list', undefined, session.access_token)).status).toBe(403);
    });
  });
});
