import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LimitName } from '../../src/server/auth/limits.ts';
import { purgeExpired } from '../../src/server/auth/sessions/purge.ts';
import { newAccount } from '../support/auth-clients.ts';
import { cookieOf, fillLimit, limited, type More, postFrom, statuses, withLimits } from '../support/limited-calls.ts';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ env: withLimits });
});
afterAll(() => server.stop());

const post = (path: string, body: object, address: string, more: More = {}) =>
  postFrom(server, path, body, address, more);
const signIn = (email: string, password: string, address: string, more: More = {}) =>
  post('/token?grant_type=password', { email, password }, address, more);
const fill = (name: LimitName, subject: string, fullness: number) => fillLimit(server, name, subject, fullness);

describe('limits', () => {
  it('stop guessing one account from one network, tell when to come back, and let others in', async () => {
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

  it('hold answers back the longer, the more an account is tried from everywhere', async () => {
    const { email, password } = await newAccount(server);
    await fill('signInEverywhere', email, 0.54);
    const began = performance.now();
    expect((await signIn(email, password, '198.51.100.3')).status).toBe(200);
    expect(performance.now() - began).toBeGreaterThan(1_900);
  });

  it('let its owner do all from an address of their own, however many others have tried', async () => {
    const [account, recovered] = [await newAccount(server), await newAccount(server)];
    await fill('signInEverywhere', account.email, 9);
    await fill('codeEverywhere', recovered.email, 1);
    const began = performance.now();
    const answers = await Promise.all([
      signIn(account.email, account.password, '198.51.100.4'),
      post('/verify', { email: recovered.email, token: '100000', type: 'email' }, '198.51.100.4'),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 403]);
    expect(performance.now() - began).toBeGreaterThan(29_000);
  });

  it('hold back no more answers than there are places, and nobody else meanwhile', async () => {
    const other = await newAccount(server);
    const leave = new AbortController();
    const refused: Response[] = [];
    const enough = Promise.withResolvers<void>();
    for (let account = 0; account < 4; account += 1) {
      const email = `tutulan-${account}@ornek.example`;
      await fill('signInEverywhere', email, 0.8);
      for (let call = 0; call < 19; call += 1) {
        const answer = signIn(email, 'x', `198.51.${account + 102}.${call}`, { signal: leave.signal });
        const keep = (response: Response) => {
          if (refused.push(response) === 72) enough.resolve();
        };
        answer.then(keep, () => {});
      }
    }
    await enough.promise;
    expect((await signIn(other.email, other.password, '198.51.110.1')).status).toBe(200);
    expect(refused.map(({ status }) => status)).toEqual(Array(72).fill(429));
    leave.abort();
  });

  it('hold back one answer of one network at a time', async () => {
    const email = 'tek-tek@ornek.example';
    await fill('signInEverywhere', email, 0.8);
    const leave = new AbortController();
    const first = Promise.race([1, 2].map(() => signIn(email, 'x', '198.51.99.1', { signal: leave.signal })));
    const refused = await first;
    expect(refused.status).toBe(429);
    // It drains while it is asked about.
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(20);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(10);
    leave.abort();
  });

  it('treat unknown accounts the same', async () => {
    const all = await statuses(14, () => signIn('kimse@ornek.example', 'x', '198.51.101.1'));
    expect(limited(all)).toBe(4);
    expect((await signIn('kimse@ornek.example', 'x', '198.51.101.2')).status).toBe(400);
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

  it('let one right sign-in wipe out the wrong ones of its account', async () => {
    const account = await newAccount(server);
    const wrong = () => statuses(9, () => signIn(account.email, 'yanlis-parola', '192.0.14.1'));
    expect(limited(await wrong())).toBe(0);
    expect((await signIn(account.email, account.password, '192.0.14.1')).status).toBe(200);
    expect(limited(await wrong())).toBe(0);
  });

  it('do not let an address above its own limit use up that of an account', async () => {
    const [account, address] = [await newAccount(server), '192.0.15.1'];
    await statuses(30, (index) => signIn(`baskasi-${index}@ornek.example`, 'x', address));
    const all = await statuses(12, () => signIn(account.email, 'yanlis-parola', address));
    expect(limited(all)).toBe(12);
    expect((await signIn(account.email, account.password, '192.0.15.2')).status).toBe(200);
  });

  it('stop guessing the codes of followed links', async () => {
    const exchange = () => post('/token?grant_type=pkce', { auth_code: 'x', code_verifier: 'y' }, '192.0.16.1');
    expect(limited(await statuses(34, exchange))).toBe(4);
  });

  it('let a device in on which somebody signed in before, whatever others do', async () => {
    const [account, other] = [await newAccount(server), await newAccount(server)];
    const { email, password } = account;
    const cookie = cookieOf(await signIn(email, password, '192.0.17.1'));
    for (const kind of ['signIn', 'mail'] as const) {
      await fill(`${kind}Address`, '192.0.17.1', 2);
      await fill(`${kind}Everywhere`, email, 2);
    }
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

  it('count the wrong sign-ins of a known device by themselves', async () => {
    const { email, password } = await newAccount(server);
    const cookie = cookieOf(await signIn(email, password, '192.0.18.1'));
    const wrong = (index: number) => signIn(email, 'x', `192.0.18.${index}`, { cookie });
    expect(limited(await statuses(14, wrong))).toBe(4);
    expect((await signIn(email, password, '192.0.18.99')).status).toBe(200);
  });

  it('keep nobody out whose calls were counted by a clock that was an hour ahead', async () => {
    const { email, password } = await newAccount(server);
    const address = '192.0.19.1';
    const answer = await signIn(email, password, address);
    const cookie = cookieOf(answer);
    const { refresh_token } = (await answer.json()) as { refresh_token: string };
    const refresh = () => post('/token?grant_type=refresh_token', { refresh_token }, address, { cookie });
    const all = [
      () => signIn(email, password, address),
      () => signIn(email, password, address, { cookie }),
      () => post('/recover', { email }, address, { cookie }),
      refresh,
    ];
    await signIn(email, 'yanlis-parola', address);
    await signIn(email, 'yanlis-parola', address, { cookie });
    for (const call of all) expect((await call()).status).toBe(200);
    await server.ownerSql`update auth.rate_limits set drained_at = greatest(drained_at, now()) + interval '1 hour'`;
    for (const call of all) expect((await call()).status).toBe(200);
    const wrong = () => signIn(email, 'yanlis-parola', address, { cookie });
    expect(limited(await statuses(14, wrong))).toBe(4);
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
