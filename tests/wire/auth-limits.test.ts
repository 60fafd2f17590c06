import { describe, expect, it } from 'vitest';
import { purgeExpired } from '../../src/server/auth/sessions/purge.ts';
import { newAccount, signedIn } from '../support/auth-clients.ts';
import { cookieOf, limited, limitedCalls, statuses, withLimits } from '../support/limited-calls.ts';
import { testServer } from '../support/test-server.ts';

const server = await testServer({ env: withLimits });

const { post, signIn, fill } = limitedCalls(server);

describe('limits', () => {
  it('stop guessing one account from one network, say when to retry, and let others in', async () => {
    const { email, password } = await newAccount(server);
    const all = await statuses(14, () => signIn(email, 'yanlis-parola', '198.51.100.1'));
    expect(limited(all)).toBe(4);
    const response = await signIn(email, password, '198.51.100.1');
    expect(response.status).toBe(429);
    expect(await response.json()).toMatchObject({ code: 'over_request_rate_limit' });
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(Number(response.headers.get('retry-after'))).toBeLessThanOrEqual(60);
    expect((await signIn(email, password, '198.51.100.2')).status).toBe(200);
  });

  it('treat unknown accounts like existing ones', async () => {
    const all = await statuses(14, () => signIn('kimse@ornek.example', 'x', '198.51.101.1'));
    expect(limited(all)).toBe(4);
    expect((await signIn('kimse@ornek.example', 'x', '198.51.101.2')).status).toBe(400);
  });

  it('stop guessing many accounts from one address, counted behind the proxy', async () => {
    const all = await statuses(64, (index) => signIn(`hedef-${index}@ornek.example`, 'x', '192.0.2.7'));
    expect(limited(all)).toBe(4);
    expect((await signIn('baska@ornek.example', 'x', '192.0.2.8')).status).toBe(400);
  });

  it('do not count successful sign-ins', async () => {
    const account = await newAccount(server);
    await fill('guessNetwork', '192.0.2.20', 58 / 60);
    for (let round = 0; round < 5; round += 1) {
      expect((await signIn(account.email, account.password, '192.0.2.20')).status).toBe(200);
    }
  });

  it('forget the wrong sign-ins of an account after a right one', async () => {
    const account = await newAccount(server);
    const wrong = () => statuses(9, () => signIn(account.email, 'yanlis-parola', '192.0.14.1'));
    expect(limited(await wrong())).toBe(0);
    expect((await signIn(account.email, account.password, '192.0.14.1')).status).toBe(200);
    expect(limited(await wrong())).toBe(0);
  });

  it('do not let an address above its limit use up the limit of an account', async () => {
    const [account, address] = [await newAccount(server), '192.0.15.1'];
    await statuses(60, (index) => signIn(`baskasi-${index}@ornek.example`, 'x', address));
    const all = await statuses(12, () => signIn(account.email, 'yanlis-parola', address));
    expect(limited(all)).toBe(12);
    expect((await signIn(account.email, account.password, '192.0.15.2')).status).toBe(200);
  });

  it('stop guessing the codes of followed links', async () => {
    const exchange = () => post('/token?grant_type=pkce', { auth_code: 'x', code_verifier: 'y' }, '192.0.16.1');
    expect(limited(await statuses(64, exchange))).toBe(4);
  });

  it('count guesses at recovery codes and at a second factor together', async () => {
    const { client, session } = await signedIn(server, await newAccount(server));
    const guess = (path: string, body: object) => post(path, body, '192.0.22.1', { token: session.access_token });
    const { id } = (await client.auth.mfa.enroll({ factorType: 'totp' })).data ?? {};
    const all = await statuses(11, () => guess('/recovery-codes/verify', { code: 'abcd-abcd-abcd-abcd' }));
    expect(all.toSorted()).toEqual([...Array<number>(10).fill(422), 429]);
    const attempt = { challenge_id: crypto.randomUUID(), code: '000000' };
    expect((await guess(`/factors/${id}/verify`, attempt)).status).toBe(429);
  });

  it('let in a device that signed in before, whatever others do', async () => {
    const [account, other] = [await newAccount(server), await newAccount(server)];
    const { email, password } = account;
    const cookie = cookieOf(await signIn(email, password, '192.0.17.1'));
    await fill('guessNetwork', '192.0.17.1', 1);
    await fill('guessEverywhere', email, 1);
    await fill('sendNetwork', 'mail 192.0.17.1', 1);
    expect((await signIn(email, password, '192.0.17.1')).status).toBe(429);
    expect((await signIn(other.email, other.password, '192.0.17.1', { cookie })).status).toBe(429);
    const [id, proof] = cookie.split('.');
    const madeUp = Buffer.alloc(16).toString('base64url');
    for (const forged of [`device=${madeUp}.${proof}`, `${id}.${madeUp}`, `${id}.`, 'device=..', 'device=%']) {
      expect((await signIn(email, password, '192.0.17.1', { cookie: forged })).status).toBe(429);
    }
    expect((await signIn(email, password, '192.0.17.1', { cookie })).status).toBe(200);
    expect((await post('/recover', { email }, '192.0.17.1')).status).toBe(429);
    expect((await post('/recover', { email }, '192.0.17.1', { cookie })).status).toBe(200);
  });

  it('count wrong sign-ins of all known devices of an account together, apart from other devices', async () => {
    const { email, password } = await newAccount(server);
    const cookies = [
      cookieOf(await signIn(email, password, '192.0.18.1')),
      cookieOf(await signIn(email, password, '192.0.18.1')),
    ];
    const wrong = (index: number) => signIn(email, 'x', `192.0.18.${index}`, { cookie: cookies[index % 2] ?? '' });
    expect(limited(await statuses(14, wrong))).toBe(4);
    expect((await signIn(email, password, '192.0.18.99')).status).toBe(200);
  });

  it('forget a device once the password has changed', async () => {
    const account = await newAccount(server);
    const { email, password } = account;
    const cookie = cookieOf(await signIn(email, password, '192.0.19.1'));
    const { session } = await signedIn(server, account);
    const change = { password: 'Yepyeni-Parola-7', current_password: password };
    const more = { method: 'PUT', token: session.access_token };
    expect((await post('/user', change, '192.0.19.2', more)).status).toBe(200);
    await fill('guessEverywhere', email, 1);
    expect((await signIn(email, change.password, '192.0.19.1', { cookie })).status).toBe(429);
  });

  it('store nothing that names an address or account, and delete drained counters', async () => {
    const rows = await server.ownerSql`select encode(key, 'escape') as key from auth.rate_limits`;
    expect(rows.length).toBeGreaterThan(20);
    expect(rows.map(({ key }) => key).join()).not.toMatch(/ornek|192\.0/);
    await server.ownerSql`update auth.rate_limits set drained_at = now() - interval '1 second'`;
    await purgeExpired(server.ownerSql);
    expect(await server.ownerSql`select from auth.rate_limits`).toHaveLength(0);
  });
});
