import { describe, expect, it } from 'vitest';
import { anonClient, newAccount, serviceClient, signedIn } from '../support/auth-clients.ts';
import { testMail, testServer, testSms } from '../support/test-server.ts';

const [mail, sms] = [await testMail(), await testSms()];
const server = await testServer({ env: { SMTP_URL: mail.url, SMS_URL: sms.url } });

let numbers = 0;
const newNumber = () => {
  numbers += 1;
  return `+9055511122${10 + numbers}`;
};
const admin = () => serviceClient(server).auth.admin;
const change = (phone: string, current_password?: string) => ({ phone, ...(current_password && { current_password }) });

async function withNumber() {
  const account = await newAccount(server);
  const { client } = await signedIn(server, account);
  const phone = newNumber();
  await client.auth.updateUser(change(phone, account.password));
  const { code } = await sms.inbox.next(phone);
  const { data, error } = await client.auth.verifyOtp({ phone, token: code, type: 'phone_change' });
  if (error) throw error;
  return { ...account, client, phone, user: data.user };
}

/** The user that an SMS code signs in; null if no code is sent. */
async function signInBySms(phone: string) {
  await anonClient(server).auth.signInWithOtp({ phone });
  const { code, text } = await sms.inbox.next(phone);
  expect(text).toContain('doğrulama kodunuz');
  return (await anonClient(server).auth.verifyOtp({ phone, token: code, type: 'sms' })).data.user?.id;
}

describe('a phone number', () => {
  it('gets no message by another channel than requested', async () => {
    const { error } = await anonClient(server).auth.signInWithOtp({
      phone: newNumber(),
      options: { channel: 'whatsapp' },
    });
    expect(error).toMatchObject({ status: 400, code: 'validation_failed' });
  });

  it('is added with the password and a code by SMS, can then sign in, and its owner is told by mail', async () => {
    const { id, email, password, phone, user } = await withNumber();
    expect(user).toMatchObject({ id, phone: phone.slice(1) });
    const { text } = await mail.inbox.next(email);
    expect(text).toContain(`${phone.slice(-2)} ile biten`);
    expect(text).not.toContain(phone);
    expect(await signInBySms(phone)).toBe(id);
    expect((await anonClient(server).auth.signInWithPassword({ phone, password })).error).toBeNull();
  });

  it('is not added with only a token, however fresh its session', async () => {
    const account = await newAccount(server);
    const { client } = await signedIn(server, account);
    const phone = newNumber();
    const { error } = await client.auth.updateUser({ phone });
    expect(error).toMatchObject({ status: 400, code: 'reauthentication_needed' });
    const wrong = await client.auth.updateUser(change(phone, 'Yanlis-Parola-1'));
    expect(wrong.error).toMatchObject({ status: 400, code: 'invalid_credentials' });
    expect(sms.inbox.letters.filter(({ to }) => to === phone)).toEqual([]);
    await client.auth.reauthenticate();
    const { code: nonce } = await mail.inbox.next(account.email);
    expect((await client.auth.updateUser({ phone, nonce })).error).toBeNull();
    await sms.inbox.next(phone);
  });

  it('is added with only a fresh session if there is neither password nor address', async () => {
    const [first, second] = [newNumber(), newNumber()];
    const { data } = await admin().createUser({ phone: first, phone_confirm: true });
    const { auth } = anonClient(server);
    await auth.signInWithOtp({ phone: first });
    await auth.verifyOtp({ phone: first, token: (await sms.inbox.next(first)).code, type: 'sms' });
    expect((await auth.updateUser({ phone: second })).error).toBeNull();
    const { code } = await sms.inbox.next(second);
    expect((await auth.verifyOtp({ phone: second, token: code, type: 'phone_change' })).error).toBeNull();
    expect(await signInBySms(second)).toBe(data.user?.id);
  });

  it('is removed by its owner, who is told, and can no longer sign in', async () => {
    const { id, email, client, phone } = await withNumber();
    await mail.inbox.next(email);
    expect((await client.auth.updateUser({ phone: '' })).data.user).toMatchObject({ id, phone: '' });
    expect((await mail.inbox.next(email)).text).toContain('kaldırıldı');
    const taken = await admin().createUser({ phone, phone_confirm: true });
    expect(await signInBySms(phone)).toBe(taken.data.user?.id);
  });

  it('is removed by an admin, together with a pending number', async () => {
    const { id, client, password, phone } = await withNumber();
    const waiting = newNumber();
    await client.auth.updateUser(change(waiting, password));
    const { code } = await sms.inbox.next(waiting);
    const { data } = await admin().updateUserById(id, { phone: '' });
    expect(data.user).toMatchObject({ id, phone: '' });
    expect(data.user?.new_phone).toBeUndefined();
    const late = await client.auth.verifyOtp({ phone: waiting, token: code, type: 'phone_change' });
    expect(late.error).toMatchObject({ code: 'otp_expired' });
    expect(await server.ownerSql`select from auth.users where phone = ${phone}`).toHaveLength(0);
  });

  it('cannot be removed if it is the only way to sign in', async () => {
    const phone = newNumber();
    await admin().createUser({ phone, phone_confirm: true });
    const { auth } = anonClient(server);
    await auth.signInWithOtp({ phone });
    await auth.verifyOtp({ phone, token: (await sms.inbox.next(phone)).code, type: 'sms' });
    expect((await auth.updateUser({ phone: '' })).error).toMatchObject({ status: 400, code: 'validation_failed' });
  });
});
