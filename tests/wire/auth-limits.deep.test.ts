import { describe, expect, it } from 'vitest';
import { newAccount } from '../support/auth-clients.ts';
import { cookieOf, limited, limitedCalls, statuses, withLimits } from '../support/limited-calls.ts';
import { testServer } from '../support/test-server.ts';

const server = await testServer({ env: withLimits });

const { post, signIn, fill } = limitedCalls(server);

describe('limits', () => {
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
});
