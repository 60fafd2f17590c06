import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { purgeExpired } from '../../src/server/auth/purge.ts';
import { callAuth, newAccount, signedIn } from '../support/auth-clients.ts';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ env: { RATE_LIMITS: 'on', TRUST_PROXY: '1' } });
});
afterAll(() => server.stop());

const post = (path: string, body: object, address: string) =>
  callAuth(server, path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'X-Forwarded-For': `203.0.113.99, ${address}` },
  });
const signIn = (email: string, password: string, address: string) =>
  post('/token?grant_type=password', { email, password }, address);
const statuses = async (calls: number, call: (index: number) => Promise<Response>) => {
  const responses = await Promise.all(Array.from({ length: calls }, (_, index) => call(index)));
  return responses.map(({ status }) => status);
};
const limited = (all: number[]) => all.filter((status) => status === 429).length;

describe('limits', () => {
  it('stop guessing one account, from whatever addresses, and tell when to come back', async () => {
    const { email } = await newAccount(server);
    const all = await statuses(14, (index) => signIn(email, 'yanlis-parola', `198.51.100.${index}`));
    expect(limited(all)).toBe(4);
    const response = await signIn(email, 'yanlis-parola', '198.51.100.200');
    expect(response.status).toBe(429);
    expect(await response.json()).toMatchObject({ code: 'over_request_rate_limit' });
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(Number(response.headers.get('retry-after'))).toBeLessThanOrEqual(30);
  });

  it('treat unknown accounts the same', async () => {
    const all = await statuses(14, (index) => signIn('kimse@ornek.example', 'x', `198.51.101.${index}`));
    expect(limited(all)).toBe(4);
  });

  it('stop guessing many accounts from one address, counted behind the proxy', async () => {
    const all = await statuses(34, (index) => signIn(`hedef-${index}@ornek.example`, 'x', '192.0.2.7'));
    expect(limited(all)).toBe(4);
    expect((await signIn('baska@ornek.example', 'x', '192.0.2.8')).status).toBe(400);
  });

  it('count an IPv6 network as one address', async () => {
    const all = await statuses(34, (index) => signIn(`alti-${index}@ornek.example`, 'x', `2001:db8:1:2::${index + 1}`));
    expect(limited(all)).toBe(4);
    expect((await signIn('alti@ornek.example', 'x', '2001:db8:1:3::1')).status).toBe(400);
  });

  it('do not count successful sign-ins', async () => {
    const account = await newAccount(server);
    for (let round = 0; round < 35; round += 1) {
      expect((await signIn(account.email, account.password, '192.0.2.20')).status).toBe(200);
    }
  });

  it('allow so many mails to one address an hour', async () => {
    const all = await statuses(6, (index) => post('/recover', { email: 'posta@ornek.example' }, `192.0.3.${index}`));
    expect(limited(all)).toBe(2);
    const response = await post('/otp', { email: 'posta@ornek.example' }, '192.0.3.99');
    expect(await response.json()).toMatchObject({ code: 'over_email_send_rate_limit' });
  });

  it('stop guessing codes', async () => {
    const { email } = await newAccount(server);
    const verify = (index: number) =>
      post('/verify', { email, token: String(100_000 + index), type: 'email' }, `192.0.4.${index}`);
    expect(limited(await statuses(14, verify))).toBe(4);
  });

  it('bound refreshes of one account', async () => {
    const { session } = await signedIn(server, await newAccount(server));
    const refresh = (index: number) =>
      post('/token?grant_type=refresh_token', { refresh_token: session.refresh_token }, `192.0.5.${index}`);
    expect(limited(await statuses(130, refresh))).toBeGreaterThanOrEqual(8);
  });

  it('store nothing that names an address or account, and forget what has drained', async () => {
    const rows = await server.ownerSql`select encode(key, 'escape') as key from auth.rate_limits`;
    expect(rows.length).toBeGreaterThan(20);
    expect(rows.map(({ key }) => key).join()).not.toMatch(/ornek|192\.0/);
    await server.ownerSql`update auth.rate_limits set drained_at = now() - interval '1 second'`;
    await purgeExpired(server.ownerSql);
    expect(await server.ownerSql`select from auth.rate_limits`).toHaveLength(0);
  });
});
