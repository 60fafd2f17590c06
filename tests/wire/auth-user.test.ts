import type { SupabaseClient } from '@supabase/supabase-js';
import { describe, expect, it } from 'vitest';
import { anonClient, callAuth, newAccount, signedIn } from '../support/auth-clients.ts';
import { testServer } from '../support/test-server.ts';
import { whileHeld } from '../support/while-held.ts';

const server = await testServer();

describe('one’s own password', () => {
  it('is refused if it is a common one, with a reason', async () => {
    const { client } = await signedIn(server, await newAccount(server));
    const { error } = await client.auth.updateUser({ password: 'Galatasaray1905' });
    expect(error).toMatchObject({ status: 422, code: 'weak_password', reasons: ['pwned'] });
  });

  it('ends every other session when it changes', async () => {
    const account = await newAccount(server);
    const [here, there] = [await signedIn(server, account), await signedIn(server, account)];
    const { error } = await here.client.auth.updateUser({ password: 'Yepyeni-Parola-9' });
    expect(error).toBeNull();
    expect((await here.client.auth.getUser()).error).toBeNull();
    expect((await there.client.auth.getUser(there.session.access_token)).error?.name).toBe('AuthSessionMissingError');
    expect((await there.client.auth.refreshSession(there.session)).error).toMatchObject({ status: 400 });
    expect((await anonClient(server).auth.signInWithPassword(account)).error).toMatchObject({ status: 400 });
    await signedIn(server, { ...account, password: 'Yepyeni-Parola-9' });
  });

  it('refuses a sign-in with the old one that is still in progress', async () => {
    const account = await newAccount(server);
    const { error } = await whileHeld(
      server,
      (sql) => sql`update auth.users set encrypted_password = 'another' where id = ${account.id}`,
      () => anonClient(server).auth.signInWithPassword(account),
      (sql) => sql`delete from auth.sessions where user_id = ${account.id}`,
    );
    expect(error).toMatchObject({ status: 400, code: 'invalid_credentials' });
    expect(await server.ownerSql`select from auth.sessions where user_id = ${account.id}`).toHaveLength(0);
    const entries = await server.ownerSql`select action from app.activity where ${account.id} in (actor, target)`;
    expect(entries.map(({ action }) => action)).toEqual(['user_created', 'sign_in_refused']);
  });

  describe('in a session whose last proof is more than a quarter of an hour old', () => {
    const oldSession = async () => {
      const account = await newAccount(server);
      const { client, session } = await signedIn(server, account);
      await server.ownerSql`
        update auth.sessions set proven_at = now() - interval '15 minutes 1 second' where user_id = ${account.id}`;
      return { ...account, client, session };
    };
    const password = 'Yepyeni-Parola-8';

    it('needs the current one; a wrong one is refused and logged', async () => {
      const { client, id, ...account } = await oldSession();
      const needed = { status: 400, code: 'reauthentication_needed' };
      expect((await client.auth.updateUser({ password })).error).toMatchObject(needed);
      expect((await client.auth.refreshSession()).error).toBeNull();
      expect((await client.auth.updateUser({ password })).error).toMatchObject(needed);
      const wrong = await client.auth.updateUser({ password, current_password: 'yanlis' });
      expect(wrong.error).toMatchObject({ status: 400, code: 'invalid_credentials' });
      const invented = await client.auth.updateUser({ password, nonce: '123456' });
      expect(invented.error).toMatchObject({ status: 422, code: 'reauthentication_not_valid' });
      const right = await client.auth.updateUser({ password, current_password: account.password });
      expect(right.error).toBeNull();
      // The user has just given the password, so this session needs no other proof.
      expect((await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'telefon' })).error).toBeNull();
      await signedIn(server, { email: account.email, password });
      const refused = await server.ownerSql`
        select action from app.activity where target = ${id} and action like '%refused' order by id`;
      expect(refused.map(({ action }) => action)).toEqual(['sign_in_refused', 'code_refused']);
    });

    it('needs the current one only once: the proof makes the session fresh, even if the new password is refused', async () => {
      const { client, ...account } = await oldSession();
      const same = await client.auth.updateUser({ password: account.password, current_password: account.password });
      expect(same.error).toMatchObject({ code: 'same_password' });
      expect((await client.auth.updateUser({ password })).error).toBeNull();
    });

    it.each([
      ['an address', ({ auth }: SupabaseClient) => auth.updateUser({ email: `yeni-${crypto.randomUUID()}@a.example` })],
      ['a second factor', ({ auth }: SupabaseClient) => auth.mfa.enroll({ factorType: 'totp' })],
    ])('is needed for %s too', async (_, change) => {
      const { client } = await oldSession();
      expect((await change(client)).error).toMatchObject({ status: 400, code: 'reauthentication_needed' });
    });

    it('is not needed for anything else', async () => {
      const { client } = await oldSession();
      expect((await client.auth.updateUser({ data: { first_name: 'Can' } })).error).toBeNull();
    });

    it('is not needed after a new sign-in', async () => {
      const { client } = await signedIn(server, await oldSession());
      expect((await client.auth.updateUser({ password })).error).toBeNull();
    });
  });

  it('uses all 72 bytes', async () => {
    const account = await newAccount(server);
    const { client } = await signedIn(server, account);
    const password = `${'ğü'.repeat(17)}son1`;
    expect((await client.auth.updateUser({ password })).error).toBeNull();
    await signedIn(server, { ...account, password });
    const { error } = await anonClient(server).auth.signInWithPassword({ ...account, password: password.slice(0, -1) });
    expect(error).toMatchObject({ code: 'invalid_credentials' });
  });
});

describe('one’s own metadata', () => {
  it('is merged; null removes a value; nobody can make themselves an admin', async () => {
    const account = await newAccount(server, { user_metadata: { first_name: 'Ayşe', team: 'gece' } });
    const { client } = await signedIn(server, account);
    const { data } = await client.auth.updateUser({
      data: { last_name: 'Yılmaz', team: null, is_admin: true, role: 'service_role' },
    });
    expect(data.user?.user_metadata).toEqual({ first_name: 'Ayşe', last_name: 'Yılmaz', role: 'service_role' });
    expect(data.user?.app_metadata).toEqual({ provider: 'email', providers: ['email'] });
    const [row] = await server.ownerSql`
      select raw_app_meta_data as app, raw_user_meta_data as own from auth.users where id = ${account.id}`;
    expect(row?.app).not.toHaveProperty('is_admin');
    expect(row?.own).not.toHaveProperty('is_admin');
  });

  it.each([
    ['metadata of too many bytes', { data: { note: '€'.repeat(1000) } }, 400, 'validation_failed'],
    ['metadata that is not an object', { data: 'x' }, 400, 'validation_failed'],
    ['an invalid address', { email: 'adres değil' }, 400, 'validation_failed'],
    ['a phone number without a gateway', { phone: '+905551112233' }, 400, 'phone_provider_disabled'],
  ])('refuses %s', async (_, body, status, code) => {
    const { session } = await signedIn(server, await newAccount(server));
    const response = await callAuth(server, '/user', {
      method: 'PUT',
      token: session.access_token,
      body: JSON.stringify(body),
    });
    expect([response.status, (await response.json()).code]).toEqual([status, code]);
  });
});

describe('features that are off', () => {
  it('sign-up', async () => {
    const { error } = await anonClient(server).auth.signUp({ email: 'yeni@ornek.example', password: 'Yeni-Parola-88' });
    expect(error).toMatchObject({ status: 422, code: 'signup_disabled' });
    const { data } = await anonClient(server).auth.signInWithOtp({ email: 'yeni@ornek.example' });
    expect(data).toEqual({ user: null, session: null });
    expect(await server.ownerSql`select from auth.users where email = 'yeni@ornek.example'`).toHaveLength(0);
  });

  it('everything that needs an SMS gateway', async () => {
    const { client } = await signedIn(server, await newAccount(server));
    const phone = '+905551112233';
    const codes = [
      await client.auth.mfa.enroll({ factorType: 'phone', friendlyName: 'sms', phone }),
      await anonClient(server).auth.signInWithOtp({ phone }),
      await anonClient(server).auth.resend({ type: 'sms', phone }),
    ].map(({ error }) => [error?.status, error?.code]);
    expect(codes).toEqual([
      [422, 'mfa_phone_enroll_not_enabled'],
      [400, 'phone_provider_disabled'],
      [400, 'phone_provider_disabled'],
    ]);
  });
});

describe('a user who is no longer an admin', () => {
  it('loses the rights at once, not with the next token', async () => {
    const account = await newAccount(server, { app_metadata: { is_admin: true } });
    const { session } = await signedIn(server, account);
    const list = () =>
      fetch(`${server.apiUrl}/api/users-list`, { headers: { Authorization: `Bearer ${session.access_token}` } });
    expect((await list()).status).toBe(200);
    await server.ownerSql`update auth.users set raw_app_meta_data = '{}' where id = ${account.id}`;
    expect((await list()).status).toBe(403);
  });
});
