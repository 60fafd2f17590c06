import { describe, expect, it } from 'vitest';
import { type Account, anonClient, callAuth, newAccount, serviceClient, signedIn } from '../support/auth-clients.ts';
import { clientOf, follow, open, press, secretOf } from '../support/links.ts';
import { testMail, testServer, testSms } from '../support/test-server.ts';

const [mail, sms] = [await testMail(), await testSms()];
const server = await testServer({
  env: { SMTP_URL: mail.url, SMS_URL: sms.url, SIGNUP: 'on', REDIRECT_URLS: 'https://uygulama.example/giris' },
});

describe('a code by mail', () => {
  it('signs in once', async () => {
    const { email, id } = await newAccount(server);
    const client = anonClient(server);
    expect((await client.auth.signInWithOtp({ email })).error).toBeNull();
    const { code } = await mail.inbox.next(email);
    const { data, error } = await client.auth.verifyOtp({ email, token: code, type: 'email' });
    expect(error).toBeNull();
    expect(data.user?.id).toBe(id);
    const again = await anonClient(server).auth.verifyOtp({ email, token: code, type: 'email' });
    expect(again.error).toMatchObject({ status: 403, code: 'otp_expired' });
  });

  it('expires after five wrong tries, and after an hour', async () => {
    const { email } = await newAccount(server);
    const verify = (token: string) => anonClient(server).auth.verifyOtp({ email, token, type: 'magiclink' });
    await anonClient(server).auth.signInWithOtp({ email });
    const { code } = await mail.inbox.next(email);
    const wrong = code === '000000' ? '111111' : '000000';
    for (let attempt = 0; attempt < 5; attempt += 1) expect((await verify(wrong)).error).toMatchObject({ status: 403 });
    expect((await verify(code)).error).toMatchObject({ code: 'otp_expired' });

    await anonClient(server).auth.signInWithOtp({ email });
    const late = await mail.inbox.next(email);
    await server.ownerSql`update auth.one_time_tokens set expires_at = now() where sent_to = ${email}`;
    expect((await verify(late.code)).error).toMatchObject({ code: 'otp_expired' });
  });

  it('is refused after the same minimum time, whether or not a code was sent', async () => {
    const { email } = await newAccount(server);
    await anonClient(server).auth.signInWithOtp({ email });
    const { code } = await mail.inbox.next(email);
    for (const address of [email, 'kimse@ornek.example']) {
      const start = performance.now();
      const token = code === '000000' ? '111111' : '000000';
      const { error } = await anonClient(server).auth.verifyOtp({ email: address, token, type: 'email' });
      expect(error).toMatchObject({ status: 403, code: 'otp_expired' });
      expect(performance.now() - start).toBeGreaterThan(240);
    }
  });

  it('is stored only as a hash', async () => {
    const { email } = await newAccount(server);
    await anonClient(server).auth.signInWithOtp({ email });
    const { code, link } = await mail.inbox.next(email);
    const [row] = await server.ownerSql`select t::text as text from auth.one_time_tokens t where sent_to = ${email}`;
    const secret = new URL(link).searchParams.get('token') ?? '';
    expect(secret).toHaveLength(43);
    expect(row?.text).not.toContain(secret);
    expect(row?.text).not.toMatch(new RegExp(`[^0-9a-f]${code}[^0-9a-f]`));
  });

  it('is Turkish, in text and HTML', async () => {
    const { email } = await newAccount(server);
    await anonClient(server).auth.resetPasswordForEmail(email);
    const { raw, text } = await mail.inbox.next(email);
    expect(raw).toMatch(/^From: =\?UTF-8\?\S+\s+<destek@havayoluiletisim\.example>/m);
    expect(raw).toContain('Content-Type: text/html; charset=utf-8');
    expect(text).toContain('Hesabınız için yeni bir şifre belirlemek istediniz.');
  });

  it('is not sent to disabled or unknown accounts, and the answer does not reveal this', async () => {
    const disabled = await newAccount(server, { ban_duration: '1h' });
    const known = await newAccount(server);
    const answers = [];
    for (const email of [disabled.email, 'kimse-yok@ornek.example', known.email]) {
      const response = await callAuth(server, '/recover', { method: 'POST', body: JSON.stringify({ email }) });
      answers.push([response.status, await response.text()]);
    }
    expect(new Set(answers.map(String)).size).toBe(1);
    await mail.inbox.next(known.email);
    expect(mail.inbox.letters.map(({ to }) => to)).not.toContain(disabled.email);
    expect(mail.inbox.letters.map(({ to }) => to)).not.toContain('kimse-yok@ornek.example');
  });
});

/**
 * Returns a function that requests a mail and resolves to its recipient. With a `prefix`, the recipient is an address
 * without an account.
 */
const sentBy =
  (send: (email: string) => Promise<{ error: unknown }>, prefix = '') =>
  async ({ email }: Account) => {
    const to = prefix ? `${prefix}-${email}` : email;
    expect((await send(to)).error).toBeNull();
    return to;
  };

async function wantsAnother(account: Account) {
  const { client } = await signedIn(server, account);
  expect((await client.auth.updateUser({ email: `yeni-${account.email}` })).error).toBeNull();
  return account.email;
}

describe('a link in a mail', () => {
  it('leads to the CRM with a session, and works once', async () => {
    const { email } = await newAccount(server);
    await anonClient(server).auth.resetPasswordForEmail(email);
    const { link } = await mail.inbox.next(email);
    const first = await follow(link);
    expect(first.status).toBe(303);
    expect(first.location.href).toContain(`${server.url}/crm/change-password#`);
    expect(first.values).toMatchObject({ type: 'recovery', token_type: 'bearer', expires_in: '3600' });
    const client = await clientOf(server, first.values);
    expect((await client.auth.updateUser({ password: 'Kurtarilan-Parola-3' })).error).toBeNull();
    await signedIn(server, { email, password: 'Kurtarilan-Parola-3' });
    expect((await mail.inbox.next(email)).text).toContain('Hesabınızın şifresi değiştirildi');

    expect((await follow(link)).values).toEqual({
      error: 'access_denied',
      error_code: 'otp_expired',
      error_description: 'Email link is invalid or has expired',
    });
  });

  const session = { access_token: expect.any(String), refresh_token: expect.any(String) };
  const half = { message: expect.stringContaining('confirm link sent to the other email') };
  it.each<[kind: string, opens: object, ask: (account: Account) => Promise<string>]>([
    ['recovery', session, sentBy((email) => anonClient(server).auth.resetPasswordForEmail(email))],
    ['sign-in', session, sentBy((email) => anonClient(server).auth.signInWithOtp({ email }))],
    ['invitation', session, sentBy((email) => serviceClient(server).auth.admin.inviteUserByEmail(email), 'davetli')],
    [
      'sign-up',
      { error_code: 'user_banned' },
      sentBy((email) => anonClient(server).auth.signUp({ email, password: 'Yeni-Parola-88' }), 'kaydolan'),
    ],
    ['new address', half, async (account) => `yeni-${await wantsAnother(account)}`],
    ['old address', half, wantsAnother],
  ])('survives a mail scanner, and is used up only by the button on its page: %s', async (_kind, opens, ask) => {
    const { link } = await mail.inbox.next(await ask(await newAccount(server)));
    const looked = await fetch(link, { method: 'HEAD', redirect: 'manual' });
    expect([looked.status, looked.headers.get('location')]).toEqual([405, null]);
    for (let time = 0; time < 2; time += 1) {
      const { status, headers } = await open(link);
      expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=UTF-8']);
      expect([headers.get('cache-control'), headers.get('referrer-policy')]).toEqual(['no-store', 'no-referrer']);
    }
    const first = await press(link);
    expect(first).toMatchObject({ status: 303, values: opens });
    expect(first.location.href).not.toContain(secretOf(link));
    expect((await press(link)).values).toMatchObject({ error_code: 'otp_expired' });
  });

  it('leads only where REDIRECT_URLS allow, even if somebody changes it', async () => {
    const { email } = await newAccount(server);
    await anonClient(server).auth.signInWithOtp({ email });
    const link = new URL((await mail.inbox.next(email)).link);
    link.searchParams.set('redirect_to', 'https://baska.example/');
    expect((await follow(link.href)).location.origin).toBe(server.url);
    link.searchParams.set('redirect_to', 'https://uygulama.example/giris/tamam?x=1');
    expect((await follow(link.href)).location.href).toContain('https://uygulama.example/giris/tamam?x=1#error');
  });

  it('gives a code only to the client that requested it (PKCE)', async () => {
    const { email } = await newAccount(server);
    const storage = new Map<string, string>();
    const client = anonClient(server, {
      flowType: 'pkce',
      storage: {
        getItem: (key: string) => storage.get(key) ?? null,
        setItem: (key: string, value: string) => void storage.set(key, value),
        removeItem: (key: string) => void storage.delete(key),
      },
      persistSession: true,
    });
    const ask = async () => {
      await client.auth.signInWithOtp({ email });
      const { location } = await follow((await mail.inbox.next(email)).link);
      expect(location.hash).toBe('');
      return location.searchParams.get('code') ?? '';
    };
    const stolen = await callAuth(server, '/token?grant_type=pkce', {
      method: 'POST',
      body: JSON.stringify({ auth_code: await ask(), code_verifier: 'tahmin' }),
    });
    expect([stolen.status, (await stolen.json()).code]).toEqual([400, 'bad_code_verifier']);
    const { data, error } = await client.auth.exchangeCodeForSession(await ask());
    expect(error).toBeNull();
    expect(data.user?.email).toBe(email);
    const rows = await server.ownerSql`
      select action, target, actor, details from app.activity
      where (actor = ${data.user?.id ?? null} or target = ${data.user?.id ?? null}) and action in ('code_refused', 'sign_in')
      order by id`;
    expect(rows).toMatchObject([
      { action: 'code_refused', target: data.user?.id },
      { action: 'sign_in', actor: data.user?.id, details: { purpose: 'pkce' } },
    ]);
  });
});

describe('reauthentication', () => {
  it('is required for a new password in an old session, and its code suffices', async () => {
    const account = await newAccount(server);
    const { client } = await signedIn(server, account);
    await server.ownerSql`
      update auth.sessions set proven_at = now() - interval '16 minutes' where user_id = ${account.id}`;
    const password = 'Onayli-Parola-7';
    expect((await client.auth.updateUser({ password })).error).toMatchObject({ code: 'reauthentication_needed' });
    await client.auth.reauthenticate();
    const { code } = await mail.inbox.next(account.email);
    expect((await client.auth.updateUser({ password, nonce: code })).error).toBeNull();
  });
});
