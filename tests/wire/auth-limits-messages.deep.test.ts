import { describe, expect, it } from 'vitest';
import { newAccount, signedIn } from '../support/auth-clients.ts';
import { limited, limitedCalls, statuses, withLimits } from '../support/limited-calls.ts';
import { testServer, testSms } from '../support/test-server.ts';

const sms = await testSms();
const server = await testServer({ env: { ...withLimits, SMS_URL: sms.url } });

const { post } = limitedCalls(server);

describe('limits of sent messages', () => {
  const password = 'Yeni-Hesap-42';
  it.each<[string, network: string, path: string, body: (index: number) => object, calls: number, refused: number]>([
    ['mails to one account', '192.0.3.1', '/recover', () => ({ email: 'posta@ornek.example' }), 6, 2],
    ['sign-ups of one address', '192.0.3.2', '/signup', () => ({ email: 'ayni@ornek.example', password }), 6, 2],
    ['mails', '192.0.3.3', '/recover', (n) => ({ email: `alici-${n}@ornek.example` }), 24, 4],
    ['sign-ups', '192.0.3.4', '/signup', (n) => ({ email: `yeni-${n}@ornek.example`, password }), 24, 4],
    ['text messages', '192.0.3.5', '/otp', (n) => ({ phone: `+9055511122${10 + n}` }), 24, 4],
  ])('limit %s from one network', async (_, network, path, body, calls, refused) => {
    expect(limited(await statuses(calls, (index) => post(path, body(index), network)))).toBe(refused);
    const response = await post(path, body(0), network);
    const code = `over_${path === '/otp' ? 'sms' : 'email'}_send_rate_limit`;
    expect([response.status, (await response.json()).code]).toEqual([429, code]);
  });

  it('limit mails for a new address of one account in an hour', async () => {
    const { session } = await signedIn(server, await newAccount(server));
    const change = (index: number) =>
      post('/user', { email: `tasinan-${index}@ornek.example` }, `192.0.9.${index}`, {
        token: session.access_token,
        method: 'PUT',
      });
    expect(limited(await statuses(6, change))).toBe(2);
  });

  it('limit text messages to one number in an hour, and send no more', async () => {
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
