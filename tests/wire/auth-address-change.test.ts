import { describe, expect, it } from 'vitest';
import { anonClient, callAuth, newAccount, serviceClient, signedIn } from '../support/auth-clients.ts';
import { follow } from '../support/links.ts';
import { testMail, testServer, testSms } from '../support/test-server.ts';

const [mail, sms] = [await testMail(), await testSms()];
const server = await testServer({
  env: { SMTP_URL: mail.url, SMS_URL: sms.url, SIGNUP: 'on', REDIRECT_URLS: 'https://uygulama.example/giris' },
});

describe('a change of address', () => {
  const halfWay = 'Confirmation link accepted. Please proceed to confirm link sent to the other email';
  const verify = (email: string, token: string) =>
    anonClient(server).auth.verifyOtp({ email, token, type: 'email_change' });
  const asked = async () => {
    const account = await newAccount(server);
    const { client } = await signedIn(server, account);
    const email = `yeni-${account.email}`;
    const { data } = await client.auth.updateUser({ email });
    expect(data.user).toMatchObject({ email: account.email, new_email: email });
    expect(data.user?.email_change_sent_at).toMatch(/^2/);
    return { ...account, client, old: account.email, email };
  };

  it.each([
    ['the new address', 'the old one'],
    ['the old address', 'the new one'],
  ])('happens once %s and then %s have agreed, and the old address is told', async (first) => {
    const { id, old, email } = await asked();
    const [sentOld, sentNew] = [await mail.inbox.next(old), await mail.inbox.next(email)];
    expect(sentOld.text).toContain(email);
    expect(sentOld.text).toContain('Adres ancak siz de bu kodla onaylarsanız değişir.');
    const inOrder = [
      [email, sentNew.code],
      [old, sentOld.code],
    ] as const;
    const [one, two] = first === 'the new address' ? inOrder : inOrder.toReversed();
    const half = await verify(...(one ?? ['', '']));
    expect(half).toMatchObject({ error: null, data: { user: null, session: null } });
    expect((await verify(...(one ?? ['', '']))).error).toMatchObject({ code: 'otp_expired' });
    expect((await serviceClient(server).auth.admin.getUserById(id)).data.user?.email).toBe(old);
    const { data, error } = await verify(...(two ?? ['', '']));
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ id, email });
    expect((await mail.inbox.next(old)).text).toContain('e-posta adresi değiştirildi');
  });

  it('says that the other address must agree too, also after following a link', async () => {
    const { id, old, email } = await asked();
    const [sentOld, sentNew] = [await mail.inbox.next(old), await mail.inbox.next(email)];
    const body = JSON.stringify({ email: old, token: sentOld.code, type: 'email_change' });
    const answer = await callAuth(server, '/verify', { method: 'POST', body });
    expect([answer.status, await answer.json()]).toEqual([200, { msg: halfWay, code: '200' }]);
    expect((await follow(sentNew.link)).values).toMatchObject({ type: 'email_change', token_type: 'bearer' });
    const other = await asked();
    expect((await follow((await mail.inbox.next(other.email)).link)).values).toEqual({ message: halfWay });
    expect((await serviceClient(server).auth.admin.getUserById(id)).data.user?.email).toBe(email);
  });

  it('cannot be confirmed twice by one address, nor by a mail that named another new address', async () => {
    const { id, old, email, client } = await asked();
    const first = await mail.inbox.next(email);
    expect((await verify(email, first.code)).error).toBeNull();
    for (const address of [old, email]) await anonClient(server).auth.resend({ type: 'email_change', email: address });
    const letters = [await mail.inbox.next(old), await mail.inbox.next(old)];
    expect(mail.inbox.letters.filter(({ to }) => to === email)).toHaveLength(1);
    expect(letters[0]?.text).toContain('onayla');
    await client.auth.updateUser({ email: `baska-${old}` });
    const [again, fresh] = [await mail.inbox.next(`baska-${old}`), letters.at(-1)];
    expect((await verify(email, fresh?.code ?? '')).error).toMatchObject({ code: 'otp_expired' });
    expect((await verify(`baska-${old}`, again.code)).data.session).toBeNull();
    expect((await serviceClient(server).auth.admin.getUserById(id)).data.user?.email).toBe(old);
  });

  it('voids the codes of an earlier request at once, even for a confirmation already in progress', async () => {
    const { id, old, email, client } = await asked();
    const [consent, first] = [await mail.inbox.next(old), await mail.inbox.next(email)];
    const stored = await server.ownerSql`select * from auth.one_time_tokens where user_id = ${id}`;
    expect(stored).toHaveLength(2);
    const other = `baska-${old}`;
    await client.auth.updateUser({ email: other });
    // Restore the old codes, as if a confirmation had read them just before the new request and used them just after
    // it.
    await mail.inbox.next(other);
    for (const { purpose, code_hash, link_hash, sent_to, email_change } of stored) {
      await server.ownerSql`
        update auth.one_time_tokens set code_hash = ${code_hash}, link_hash = ${link_hash}, sent_to = ${sent_to},
          email_change = ${email_change}
        where user_id = ${id} and purpose = ${purpose}`;
    }
    expect((await verify(email, first.code)).error).toMatchObject({ code: 'otp_expired' });
    expect((await verify(old, consent.code)).error).toMatchObject({ code: 'otp_expired' });
    const [user] = await server.ownerSql`select email, email_change_accepted from auth.users where id = ${id}`;
    expect(user).toEqual({ email: old, email_change_accepted: null });
  });

  it('needs no consent from an address that was never confirmed', async () => {
    const account = await newAccount(server, { email_confirm: false, phone: '+905551119988', phone_confirm: true });
    const client = anonClient(server);
    await client.auth.signInWithOtp({ phone: '905551119988' });
    const { code } = await sms.inbox.next('+905551119988');
    await client.auth.verifyOtp({ phone: '905551119988', token: code, type: 'sms' });
    const email = `dogru-${account.email}`;
    expect((await client.auth.updateUser({ email })).error).toBeNull();
    const { data } = await verify(email, (await mail.inbox.next(email)).code);
    expect(data.user).toMatchObject({ id: account.id, email });
  });

  it('succeeds with the right code, whoever else requested the same address before or after', async () => {
    const email = 'herkesin@ornek.example';
    const wanting = [];
    for (let person = 0; person < 3; person += 1) {
      const account = await newAccount(server);
      const { client } = await signedIn(server, account);
      await client.auth.updateUser({ email });
      wanting.push({ ...account, code: (await mail.inbox.next(email)).code });
    }
    const middle = wanting[1];
    expect((await verify(email, middle?.code ?? '')).error).toBeNull();
    const consent = await mail.inbox.next(middle?.email ?? '');
    expect((await verify(middle?.email ?? '', consent.code)).data.user).toMatchObject({ id: middle?.id, email });
  });

  it('to a taken address is answered like any other, but never happens', async () => {
    const other = await newAccount(server);
    for (const taken of [other.email, server.admin.email]) {
      const account = await newAccount(server);
      const { client } = await signedIn(server, account);
      const { data, error } = await client.auth.updateUser({ email: taken });
      expect(error).toBeNull();
      expect(data.user).toMatchObject({ email: account.email, new_email: taken });
      const half = await verify(account.email, (await mail.inbox.next(account.email)).code);
      expect(half).toMatchObject({ error: null, data: { user: null, session: null } });
      expect((await client.auth.getUser()).data.user?.email).toBe(account.email);
      expect(mail.inbox.letters.filter(({ to }) => to === taken)).toHaveLength(0);
    }
  });

  it('to an address taken meanwhile is refused', async () => {
    const account = await newAccount(server);
    const { client } = await signedIn(server, account);
    const email = `sonra-${account.email}`;
    await client.auth.updateUser({ email });
    const [consent, { code }] = [await mail.inbox.next(account.email), await mail.inbox.next(email)];
    expect((await verify(account.email, consent.code)).error).toBeNull();
    await newAccount(server, { email });
    expect((await verify(email, code)).error).toMatchObject({ status: 422, code: 'email_exists' });
  });
});
