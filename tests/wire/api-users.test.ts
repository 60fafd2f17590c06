import { describe, expect, it } from 'vitest';
import { anonClient, newAccount, signedIn } from '../support/auth-clients.ts';
import { verified } from '../support/second-factor.ts';
import { testServer } from '../support/test-server.ts';
import { userCalls } from '../support/user-calls.ts';

const mode = process.env.TEST_DATABASE === 'hosted' ? 'hosted' : 'own';

const backend = await testServer();
const { call, person, created } = await userCalls(backend);
const clerk = await newAccount(backend, { user_metadata: { first_name: 'Ece', last_name: 'Işık' } });
const clerkToken = (await signedIn(backend, clerk)).session.access_token;

describe(`product endpoints with ${mode} users`, () => {
  it('creates a user who can sign in, and lists them', async () => {
    const { id, email, password } = await created();
    const { body } = await call('users-list');
    expect(body.users.find((user) => user.id === id)).toEqual({
      id,
      first_name: 'İpek',
      last_name: 'Öğüt',
      email,
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      is_admin: false,
      disabled: false,
      unproven: false,
      last_sign_in_at: null,
      // A hosted project leaves an empty list of factors out of its answer.
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
      return body.users.find((user) => user.id === account.id);
    };
    const minute = 60_000;
    expect(Math.abs(Date.parse((await listed())?.last_sign_in_at ?? '') - Date.now())).toBeLessThan(10 * minute);
    await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'unutulan' });
    expect((await listed())?.has_second_factor).toBe(false);
    await verified(client);
    expect((await listed())?.has_second_factor).toBe(true);
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
    ['an invalid address', { email: 'adres' }, 400, 'E-posta adresi geçerli değil.'],
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
  ])('refuses %s with a Turkish message in JSON', async (_, body, status) => {
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

  it('disables and enables a user, at once', async () => {
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

  it('deletes a user', async () => {
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

  it('are for admins; other users and anonymous callers are told so', async () => {
    const refusal = (status: number, error: string) => ({ status, body: { error } });
    const nobody = refusal(401, 'Oturum bulunamadı. Lütfen yeniden giriş yapın.');
    expect(await call('users-list', undefined, null)).toMatchObject(nobody);
    expect(await call('users-list', undefined, clerkToken)).toMatchObject(
      refusal(403, 'Bu işlem için yönetici yetkisi gerekir.'),
    );
    const { body } = await call('users-list');
    expect(await call('users-count', undefined, clerkToken)).toEqual({
      status: 200,
      body: { count: body.users.length },
    });
  });
});
