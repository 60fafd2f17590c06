import { describe, expect, it } from 'vitest';
import { newAccount, signedIn } from '../support/auth-clients.ts';
import { limited, limitedCalls, statuses, withLimits } from '../support/limited-calls.ts';
import { testServer, testSms } from '../support/test-server.ts';

const sms = await testSms();
const server = await testServer({ env: { ...withLimits, SMS_URL: sms.url } });

const { post } = limitedCalls(server);

describe('limits of what is sent', () => {
  it('allow so many mails to one address an hour', async () => {
    const email = 'posta@ornek.example';
    expect(limited(await statuses(6, () => post('/recover', { email }, '192.0.3.1')))).toBe(2);
    const response = await post('/otp', { email }, '192.0.3.1');
    expect(await response.json()).toMatchObject({ code: 'over_email_send_rate_limit' });
    expect((await post('/recover', { email }, '192.0.3.2')).status).toBe(200);
  });

  it('allow so many mails from one address an hour', async () => {
    const all = await statuses(24, (index) => post('/recover', { email: `alici-${index}@ornek.example` }, '192.0.6.1'));
    expect(limited(all)).toBe(4);
  });

  it('allow so many sign-ups from one address an hour', async () => {
    const signUp = (index: number) =>
      post('/signup', { email: `yeni-${index}@ornek.example`, password: 'Yeni-Hesap-42' }, '192.0.7.1');
    expect(limited(await statuses(24, signUp))).toBe(4);
    const response = await signUp(99);
    expect(await response.json()).toMatchObject({ code: 'over_email_send_rate_limit' });
    expect(await server.ownerSql`select from auth.users where email like 'yeni-%'`).toHaveLength(20);
  });

  it('allow so many sign-ups of one account an hour, and count them as mails to it', async () => {
    const body = { email: 'ayni@ornek.example', password: 'Yeni-Hesap-42' };
    expect(limited(await statuses(6, () => post('/signup', body, '192.0.8.1')))).toBe(2);
    const response = await post('/resend', { type: 'signup', email: body.email }, '192.0.8.1');
    expect(await response.json()).toMatchObject({ code: 'over_email_send_rate_limit' });
  });

  it('allow so many mails for a new address of one account an hour', async () => {
    const { session } = await signedIn(server, await newAccount(server));
    const change = (index: number) =>
      post('/user', { email: `tasinan-${index}@ornek.example` }, `192.0.9.${index}`, {
        token: session.access_token,
        method: 'PUT',
      });
    expect(limited(await statuses(6, change))).toBe(2);
  });

  it('allow so many text messages to one number an hour, and send no more', async () => {
    const phone = '+905550000001';
    await newAccount(server, { phone, phone_confirm: true });
    const all = await statuses(6, () => post('/otp', { phone }, '192.0.10.1'));
    expect(limited(all)).toBe(2);
    const response = await post('/resend', { type: 'sms', phone }, '192.0.10.1');
    expect(response.status).toBe(429);
    expect(await response.json()).toMatchObject({ code: 'over_sms_send_rate_limit' });
    for (let letter = 0; letter < 4; letter += 1) await sms.inbox.next(phone);
    expect(sms.inbox.letters.filter(({ to }) => to === phone)).toHaveLength(4);
  });

  it('allow so many text messages from one address an hour, to whatever numbers', async () => {
    const all = await statuses(24, (index) => post('/otp', { phone: `+9055511122${10 + index}` }, '192.0.11.1'));
    expect(limited(all)).toBe(4);
  });

  it('count the text messages of a new number and of a second factor together', async () => {
    const account = await newAccount(server);
    const { client, session } = await signedIn(server, account);
    const phone = '+905550000002';
    const { data: factor } = await client.auth.mfa.enroll({ factorType: 'phone', friendlyName: 'sms', phone });
    const token = session.access_token;
    const proven = { phone: '+905550000003', current_password: account.password };
    const change = () => post('/user', proven, '192.0.12.1', { token, method: 'PUT' });
    const challenge = () => post(`/factors/${factor?.id}/challenge`, {}, '192.0.12.2', { token });
    expect([(await change()).status, (await change()).status]).toEqual([200, 200]);
    expect([(await challenge()).status, (await challenge()).status]).toEqual([200, 200]);
    for (const call of [change, challenge]) {
      const response = await call();
      expect(response.status).toBe(429);
      expect(await response.json()).toMatchObject({ code: 'over_sms_send_rate_limit' });
    }
  });
});
