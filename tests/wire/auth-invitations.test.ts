import { describe, expect, it, onTestFinished } from 'vitest';
import { anonClient, callAuth, newAccount, serviceClient, signedIn } from '../support/auth-clients.ts';
import { startRefusingMailServer } from '../support/inbox.ts';
import { clientOf, follow } from '../support/links.ts';
import { serverForTest, testMail, testServer } from '../support/test-server.ts';

const mail = await testMail();
const server = await testServer({ env: { SMTP_URL: mail.url } });

const admin = () => serviceClient(server).auth.admin;
let count = 0;
const newAddress = () => {
  count += 1;
  return `davetli-${count}@ornek.example`;
};
describe('an invitation', () => {
  it('makes an account that its owner takes over by the link, with a password of their own', async () => {
    const email = newAddress();
    const { data, error } = await admin().inviteUserByEmail(email, { data: { first_name: 'Ece', is_admin: true } });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({
      email,
      user_metadata: { first_name: 'Ece' },
      app_metadata: { provider: 'email' },
    });
    expect(data.user?.invited_at).toBeTruthy();
    expect(data.user?.email_confirmed_at).toBeUndefined();
    expect(data.user?.app_metadata.is_admin).toBeUndefined();

    const letter = await mail.inbox.next(email);
    expect(letter.text).toContain('Bir yönetici sizin için bir hesap açtı.');
    const { location, values } = await follow(letter.link);
    expect(location.pathname).toBe('/crm/change-password');
    expect(values.type).toBe('invite');
    const client = await clientOf(server, values);
    const password = 'Kendi-Parolam-31';
    expect((await client.auth.updateUser({ password })).error).toBeNull();
    await signedIn(server, { email, password });
    expect((await follow(letter.link)).values).toMatchObject({ error_code: 'otp_expired' });
  });

  it('can be repeated until it is accepted, and its code works too', async () => {
    const email = newAddress();
    await admin().inviteUserByEmail(email);
    const first = await mail.inbox.next(email);
    expect((await admin().inviteUserByEmail(email)).error).toBeNull();
    const { code } = await mail.inbox.next(email);
    expect((await follow(first.link)).values).toMatchObject({ error_code: 'otp_expired' });
    const { data } = await anonClient(server).auth.verifyOtp({ email, token: code, type: 'invite' });
    expect(data.session).not.toBeNull();
    expect((await admin().inviteUserByEmail(email)).error).toMatchObject({ status: 422, code: 'email_exists' });
  });
});

describe('a mail server that accepts nothing', () => {
  it('is reported to the admin, and the log does not repeat what the mail server said', async () => {
    const closed = await startRefusingMailServer();
    onTestFinished(() => closed.stop());
    const other = await serverForTest({ env: { SMTP_URL: closed.url } });
    const answer = await callAuth(other, '/invite', {
      method: 'POST',
      token: other.serviceRoleKey,
      body: JSON.stringify({ email: newAddress() }),
    });
    expect([answer.status, (await answer.json()).code]).toEqual([500, 'unexpected_failure']);
    const { email } = await newAccount(other);
    await anonClient(other).auth.resetPasswordForEmail(email);
    await expect.poll(() => other.log()).toContain('sending a code by mail failed');
    expect(other.log()).toContain('could not be handed over (EENVELOPE 550)');
    expect(other.log()).not.toMatch(/@|database/);
  });
});

describe('a generated link', () => {
  it.each(['magiclink', 'recovery'] as const)('of type %s signs its account in, without a mail', async (type) => {
    const { email, id } = await newAccount(server);
    const { data, error } = await admin().generateLink({ type, email });
    expect(error).toBeNull();
    expect(data.user?.id).toBe(id);
    expect(data.properties).toMatchObject({ verification_type: type, email_otp: expect.stringMatching(/^\d{6}$/) });
    const { values } = await follow(data.properties?.action_link ?? '');
    const { data: whoami } = await (await clientOf(server, values)).auth.getUser();
    expect(whoami.user?.id).toBe(id);
    expect(mail.inbox.letters.map(({ to }) => to)).not.toContain(email);
  });

  it.each(['signup', 'invite', 'magiclink'] as const)(
    'of type %s creates the account, and the link’s hash confirms it',
    async (type) => {
      const email = newAddress();
      const { data, error } = await admin().generateLink({ type, email, password: 'Parola-ile-12' } as never);
      expect(error).toBeNull();
      const token_hash = data.properties?.hashed_token ?? '';
      const verified = await anonClient(server).auth.verifyOtp({ token_hash, type });
      expect(verified.data.user).toMatchObject({ email, id: data.user?.id });
      expect(verified.data.user?.email_confirmed_at).toBeTruthy();
    },
  );

  it('of type signup sets the account’s password, whatever an unconfirmed account had before', async () => {
    const [email, earlier, password] = [newAddress(), 'Baskasinin-Parolasi-8', 'Yeni-Parola-61'];
    await admin().createUser({ email, password: earlier });
    const { data } = await admin().generateLink({ type: 'signup', email, password });
    await follow(data.properties?.action_link ?? '');
    await signedIn(server, { email, password });
    const { error } = await anonClient(server).auth.signInWithPassword({ email, password: earlier });
    expect(error).toMatchObject({ code: 'invalid_credentials' });
  });

  it('of type email_change_new proves the new address', async () => {
    const account = await newAccount(server);
    const newEmail = newAddress();
    const { data, error } = await admin().generateLink({ type: 'email_change_new', email: account.email, newEmail });
    expect(error).toBeNull();
    await follow(data.properties?.action_link ?? '');
    await signedIn(server, { ...account, email: newEmail });
  });

  it.each([
    ['an unknown account', { type: 'recovery', email: 'kimse@ornek.example' }, 404, 'user_not_found'],
    [
      'a sign-up of a confirmed account',
      { type: 'signup', email: 'x', password: 'Parola-ile-12' },
      422,
      'email_exists',
    ],
    ['an invitation of a confirmed account', { type: 'invite', email: 'x' }, 422, 'email_exists'],
    ['a taken new address', { type: 'email_change_new', email: 'x', new_email: 'x' }, 422, 'email_exists'],
    ['no new address', { type: 'email_change_new', email: 'x' }, 400, 'validation_failed'],
    ['the current address', { type: 'email_change_current', email: 'x' }, 400, 'validation_failed'],
    ['a sign-up without password', { type: 'signup', email: 'yeni@ornek.example' }, 400, 'validation_failed'],
    ['an unknown type', { type: 'sms', email: 'x' }, 400, 'validation_failed'],
  ])('is refused for %s', async (_name, given: Record<string, string>, status, code) => {
    const { email } = await newAccount(server);
    const known = Object.fromEntries(
      Object.entries(given).map(([name, value]) => [name, value === 'x' ? email : value]),
    );
    const answer = await callAuth(server, '/admin/generate_link', {
      method: 'POST',
      token: server.serviceRoleKey,
      body: JSON.stringify(known),
    });
    expect([answer.status, (await answer.json()).code]).toEqual([status, code]);
  });
});
