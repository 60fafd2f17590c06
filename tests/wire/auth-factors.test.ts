import type { SupabaseClient } from '@supabase/supabase-js';
import { describe, expect, it } from 'vitest';
import { type Account, anonClient, callAuth, newAccount, serviceClient, signedIn } from '../support/auth-clients.ts';
import { codeAt, codeOf, enrol, verified } from '../support/second-factor.ts';
import { testServer, testSms } from '../support/test-server.ts';

const sms = await testSms();
const server = await testServer({ env: { SMS_URL: sms.url } });

async function protectedAccount(): Promise<Account & { client: SupabaseClient; factorId: string; secret: string }> {
  const account = await newAccount(server);
  const { client } = await signedIn(server, account);
  const { factorId, secret } = await verified(client, 'telefon');
  // Forget the code that enrolled the factor, so that tests can use the code of the same time step again.
  await server.ownerSql`update auth.mfa_factors set last_step = 0 where id = ${factorId}`;
  return { ...account, client, factorId, secret };
}

describe('an authenticator app', () => {
  it('is enrolled with QR code, secret and address', async () => {
    const { client } = await signedIn(server, await newAccount(server));
    const { totp, type, friendly_name } = await enrol(client, 'iş telefonu');
    expect({ type, friendly_name }).toEqual({ type: 'totp', friendly_name: 'iş telefonu' });
    expect(totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg /);
    expect(totp.uri).toMatch(/^otpauth:\/\/totp\/Havayolu/);
    expect(new URL(totp.uri).searchParams.get('secret')).toBe(totp.secret);
    const rows = await server.ownerSql`select f::text as text from auth.mfa_factors f`;
    expect(rows.map((row) => row.text).join()).not.toContain(totp.secret);
    expect(rows.map((row) => row.text).join()).not.toContain(Buffer.from(totp.secret).toString('hex'));
  });

  it('raises the session to aal2, ends weaker sessions, and stays after a refresh', async () => {
    const account = await newAccount(server);
    const [here, there] = [await signedIn(server, account), await signedIn(server, account)];
    const { id, totp } = await enrol(here.client);
    const { data, error } = await here.client.auth.mfa.challengeAndVerify({ factorId: id, code: codeOf(totp.secret) });
    expect(error).toBeNull();
    expect(data?.user.factors).toMatchObject([{ id, status: 'verified', factor_type: 'totp' }]);
    const level = async () => (await here.client.auth.mfa.getAuthenticatorAssuranceLevel()).data;
    expect(await level()).toMatchObject({ currentLevel: 'aal2', nextLevel: 'aal2' });
    expect((await level())?.currentAuthenticationMethods).toMatchObject([{ method: 'totp' }, { method: 'password' }]);
    expect((await here.client.auth.refreshSession()).error).toBeNull();
    expect(await level()).toMatchObject({ currentLevel: 'aal2' });
    expect((await there.client.auth.getUser(there.session.access_token)).error?.name).toBe('AuthSessionMissingError');
  });

  it('is logged when added, given, abandoned or removed', async () => {
    const { id, client, factorId, secret } = await protectedAccount();
    const given = await enrol(client, 'vazgeçilen');
    expect((await client.auth.mfa.unenroll({ factorId: given.id })).error).toBeNull();
    expect((await client.auth.mfa.challengeAndVerify({ factorId, code: codeOf(secret) })).error).toBeNull();
    expect((await client.auth.mfa.unenroll({ factorId })).error).toBeNull();
    const entries = await server.ownerSql`
      select action, details from app.activity
      where actor = ${id} and action in ('factor_verified', 'factor_removed') order by id`;
    expect(entries).toEqual([
      { action: 'factor_verified', details: { is_first: true } },
      { action: 'factor_removed', details: { in_use: false } },
      { action: 'factor_verified', details: { is_first: false } },
      { action: 'factor_removed', details: { in_use: true } },
    ]);
  });

  it('gives codes that are accepted only once, for any challenge', async () => {
    const { client, factorId, secret } = await protectedAccount();
    const code = codeOf(secret);
    const verify = () => client.auth.mfa.challengeAndVerify({ factorId, code });
    expect((await verify()).error).toBeNull();
    expect((await verify()).error).toMatchObject({ status: 422, code: 'mfa_code_used' });
    const older = await client.auth.mfa.challengeAndVerify({ factorId, code: codeOf(secret, -1) });
    expect(older.error).toMatchObject({ code: 'mfa_code_used' });
  });

  it('with a fast or slow clock is told how far the clock is off; its code is never accepted', async () => {
    const account = await protectedAccount();
    const { client } = await signedIn(server, account);
    const { factorId, secret } = account;
    const refusal = async (code: string) => {
      const { error } = await client.auth.mfa.challengeAndVerify({ factorId, code });
      return [error?.code, error?.message];
    };
    const stored = async () =>
      (await server.ownerSql`select last_step, told_step from auth.mfa_factors where id = ${factorId}`)[0];
    expect(await refusal(codeOf(secret, -8))).toEqual(['mfa_clock_wrong', expect.stringContaining('4 minutes behind')]);
    expect(await stored()).toEqual({ last_step: 0, told_step: null });
    const step = Math.floor(Date.now() / 30_000);
    const ahead = ['mfa_clock_wrong', expect.stringContaining('4 minutes ahead')];
    expect(await refusal(codeAt(secret, step + 8))).toEqual(ahead);
    expect(await stored()).toEqual({ last_step: 0, told_step: step + 8 });
    expect((await refusal(codeAt(secret, step + 60)))[0]).toBe('mfa_verification_failed');
    await server.ownerSql`update auth.mfa_factors set told_step = ${step} where id = ${factorId}`;
    expect((await refusal(codeAt(secret, step)))[0]).toBe('mfa_code_used');
    expect((await client.auth.mfa.getAuthenticatorAssuranceLevel()).data?.currentLevel).toBe('aal1');
    const next = codeAt(secret, step + 1);
    expect(await refusal(`${next.slice(0, 3)}\u2013${next.slice(3)}`)).toEqual([undefined, undefined]);
  });

  it('accepts one answer per challenge, in time and after at most five wrong tries', async () => {
    const { client, factorId, secret } = await protectedAccount();
    const challenge = async () => (await client.auth.mfa.challenge({ factorId })).data?.id ?? '';
    const answer = (challengeId: string, code: string) => client.auth.mfa.verify({ factorId, challengeId, code });

    const tried = await challenge();
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect((await answer(tried, '000000')).error).toMatchObject({ code: 'mfa_verification_failed' });
    }
    expect((await answer(tried, codeOf(secret))).error).toMatchObject({ code: 'mfa_challenge_expired' });

    const late = await challenge();
    await server.ownerSql`update auth.mfa_challenges set expires_at = now() where id = ${late}`;
    expect((await answer(late, codeOf(secret))).error).toMatchObject({ code: 'mfa_challenge_expired' });

    const used = await challenge();
    expect((await answer(used, codeOf(secret))).error).toBeNull();
    const again = await answer(used, codeOf(secret, 1));
    expect(again.error).toMatchObject({ status: 422, code: 'mfa_factor_not_found' });
  });

  it('is a proof that allows, in an old session, a new password and its own removal', async () => {
    const { id, client, factorId, secret } = await protectedAccount();
    await server.ownerSql`update auth.sessions set proven_at = now() - interval '1 hour' where user_id = ${id}`;
    const change = async () => (await client.auth.updateUser({ password: 'Kanitli-Parola-4' })).error;
    const remove = async () => (await client.auth.mfa.unenroll({ factorId })).error;
    const wanted = { status: 400, code: 'reauthentication_needed' };
    expect([await change(), await remove()]).toMatchObject([wanted, wanted]);
    await client.auth.mfa.challengeAndVerify({ factorId, code: codeOf(secret) });
    expect([await remove(), await change()]).toEqual([null, null]);
  });

  it('can be removed only from a session it protects', async () => {
    const { client, factorId, ...account } = await protectedAccount();
    const weaker = await signedIn(server, account);
    const refused = await weaker.client.auth.mfa.unenroll({ factorId });
    expect(refused.error).toMatchObject({ status: 422, code: 'insufficient_aal' });
    expect((await client.auth.mfa.unenroll({ factorId })).data).toEqual({ id: factorId });
    expect((await client.auth.updateUser({ password: 'Serbest-Parola-4' })).error).toBeNull();
    const { data } = await client.auth.refreshSession();
    const level = await client.auth.mfa.getAuthenticatorAssuranceLevel();
    expect(data.user?.factors).toBeUndefined();
    expect(level.data?.currentLevel).toBe('aal1');
  });
});

describe('a session that has not given the verified factor (aal1)', () => {
  it.each(['global', 'others'] as const)('cannot end other sessions: %s', async (scope) => {
    const account = await protectedAccount();
    const { session } = await signedIn(server, account);
    const { access_token: token } = session;
    const out = await callAuth(server, `/logout?scope=${scope}`, { method: 'POST', token });
    expect([out.status, (await out.json()).code]).toEqual([403, 'insufficient_aal']);
    expect((await account.client.auth.getUser()).error).toBeNull();
    const own = await callAuth(server, '/logout?scope=local', { method: 'POST', token });
    expect(own.status).toBe(204);
  });
});

describe('a phone', () => {
  it('is enrolled, challenged and verified by SMS, which removes unfinished factors', async () => {
    const { client } = await signedIn(server, await newAccount(server));
    const phone = '+905554443322';
    const leftover = await enrol(client, 'başkasının');
    const { data: factor } = await client.auth.mfa.enroll({ factorType: 'phone', friendlyName: 'sms', phone });
    expect(factor).toMatchObject({ type: 'phone', phone });
    const factorId = factor?.id ?? '';
    const { data: challenge } = await client.auth.mfa.challenge({ factorId });
    const { code } = await sms.inbox.next(phone);
    const challengeId = challenge?.id ?? '';
    const [row] = await server.ownerSql`select c::text as text from auth.mfa_challenges c where id = ${challengeId}`;
    expect(row?.text).not.toMatch(new RegExp(`[^0-9a-f]${code}[^0-9a-f]`));
    const wrong = await client.auth.mfa.verify({ factorId, challengeId, code: code === '000000' ? '1' : '000000' });
    expect(wrong.error).toMatchObject({ code: 'mfa_verification_failed' });
    const { data, error } = await client.auth.mfa.verify({ factorId, challengeId, code });
    expect(error).toBeNull();
    expect(data?.user.factors).toMatchObject([{ id: factorId, factor_type: 'phone', status: 'verified' }]);
    expect((await client.auth.mfa.challenge({ factorId: leftover.id })).error).toMatchObject({ status: 404 });
  });
});

describe('a factor nobody finished enrolling', () => {
  it('cannot be verified with only the password if there is a verified one', async () => {
    const { id, ...account } = await protectedAccount();
    const { client } = await signedIn(server, account);
    const [leftover] = await server.ownerSql<{ id: string }[]>`
      insert into auth.mfa_factors (user_id, friendly_name, factor_type, secret)
      select user_id, 'kalan', factor_type, secret from auth.mfa_factors where user_id = ${id} returning id`;
    const code = codeOf(account.secret);
    const { error } = await client.auth.mfa.challengeAndVerify({ factorId: leftover?.id ?? '', code });
    expect(error).toMatchObject({ status: 403, code: 'insufficient_aal' });
  });
});

describe('refusals', () => {
  it.each([
    ['an unknown kind', '/factors', { factor_type: 'x', friendly_name: 'x' }, 400, 'validation_failed'],
    [
      'a phone factor without number',
      '/factors',
      { factor_type: 'phone', friendly_name: 'x' },
      400,
      'validation_failed',
    ],
    ['an unknown factor', `/factors/${crypto.randomUUID()}/challenge`, {}, 404, 'mfa_factor_not_found'],
    ['an invalid factor id', '/factors/1/challenge', {}, 404, 'mfa_factor_not_found'],
  ])('%s', async (_, path, body, status, code) => {
    const { session } = await signedIn(server, await newAccount(server));
    const { access_token: token } = session;
    const response = await callAuth(server, path, { method: 'POST', token, body: JSON.stringify(body) });
    expect([response.status, (await response.json()).code]).toEqual([status, code]);
  });

  it('more than ten factors, and a name used twice, however many calls come at once', async () => {
    const { client } = await signedIn(server, await newAccount(server));
    const add = async (friendlyName: string) =>
      (await client.auth.mfa.enroll({ factorType: 'totp', friendlyName })).error?.code ?? 'added';
    const twins = await Promise.all([add('ikiz'), add('ikiz'), add('ikiz')]);
    expect(twins.sort()).toEqual(['added', 'mfa_factor_name_conflict', 'mfa_factor_name_conflict']);
    const many = await Promise.all(Array.from({ length: 12 }, (_, index) => add(`telefon ${index}`)));
    expect(many.filter((code) => code === 'added')).toHaveLength(9);
    expect(many.filter((code) => code === 'too_many_enrolled_mfa_factors')).toHaveLength(3);
  });

  it("somebody else's factor", async () => {
    const { factorId } = await protectedAccount();
    const { client } = await signedIn(server, await newAccount(server));
    expect((await client.auth.mfa.challenge({ factorId })).error).toMatchObject({ status: 404 });
    expect((await client.auth.mfa.unenroll({ factorId })).error).toMatchObject({ status: 404 });
  });
});

describe('the admin API', () => {
  it('lists and removes the factors of a user who lost the device', async () => {
    const { id, factorId, client } = await protectedAccount();
    const { mfa } = serviceClient(server).auth.admin;
    expect((await mfa.listFactors({ userId: id })).data?.factors).toMatchObject([{ id: factorId, status: 'verified' }]);
    expect((await mfa.deleteFactor({ userId: id, id: factorId })).error).toBeNull();
    expect((await mfa.listFactors({ userId: id })).data?.factors).toEqual([]);
    // Without the factor, the refreshed session counts as signed in by password only.
    await client.auth.refreshSession();
    expect((await client.auth.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({ currentLevel: 'aal1' });
    expect((await anonClient(server).auth.mfa.listFactors()).error).not.toBeNull();
  });
});
