import { describe, expect, it } from 'vitest';
import { newAccount, signedIn } from '../support/auth-clients.ts';
import { cookieOf, limited, limitedCalls, statuses, withLimits } from '../support/limited-calls.ts';
import { codeOf, enrol } from '../support/second-factor.ts';
import { testServer } from '../support/test-server.ts';

const server = await testServer({ env: withLimits });

const { post, signIn, fill } = limitedCalls(server);

describe('limits of an account', () => {
  it('stop guessing the codes of a second factor', async () => {
    const { client, session } = await signedIn(server, await newAccount(server));
    const { id } = await enrol(client);
    const guess = (index: number) =>
      post(`/factors/${id}/verify`, { challenge_id: crypto.randomUUID(), code: '1' }, `192.0.13.${index}`, {
        token: session.access_token,
      });
    const all = await statuses(14, () => guess(1));
    expect(limited(all)).toBe(4);
    expect((await guess(2)).status).toBe(422);
  });

  it('leave the owner attempts at the second factor, even if somebody else knows the password', async () => {
    const account = await newAccount(server);
    const { client, session } = await signedIn(server, account);
    const { id, secret } = await enrol(client);
    const at = '192.0.14.1';
    const code = () => codeOf(secret);
    const challenge = async (token: string, cookie: string) => {
      const answer = await post(`/factors/${id}/challenge`, {}, at, { token, cookie });
      return { status: answer.status, challenge_id: (await answer.json()).id };
    };
    const verify = async (token: string, code: string, cookie = '') => {
      const { challenge_id } = await challenge(token, cookie);
      return await post(`/factors/${id}/verify`, { challenge_id, code }, at, { token, cookie });
    };
    const enrolled = await verify(session.access_token, code());
    expect(enrolled.status).toBe(200);
    // A code works only once: forget the one that enrolled the factor, so that the same time step's code works again.
    await server.ownerSql`update auth.mfa_factors set last_step = 0 where id = ${id}`;
    const cookie = cookieOf(enrolled);

    const thief = await signIn(account.email, account.password, at);
    const stolen = { token: (await thief.json()).access_token, cookie: cookieOf(thief) };
    const guess = { challenge_id: crypto.randomUUID(), code: '000000' };
    const guesses = await statuses(14, () => post(`/factors/${id}/verify`, guess, at, stolen));
    expect(limited(guesses)).toBe(4);
    for (let more = 0; more < 20; more += 1) await challenge(stolen.token, stolen.cookie);
    expect((await challenge(stolen.token, stolen.cookie)).status).toBe(429);

    const owner = await signIn(account.email, account.password, at);
    const { access_token } = await owner.json();
    expect((await verify(access_token, code())).status).toBe(429);
    expect((await verify(access_token, code(), cookie)).status).toBe(200);
  });

  it('count the current password, needed for a new one, as a sign-in', async () => {
    const account = await newAccount(server);
    const { session } = await signedIn(server, account);
    const change = (current_password: string) =>
      post('/user', { password: 'Yepyeni-Parola-5', current_password }, '192.0.17.1', {
        token: session.access_token,
        method: 'PUT',
      });
    expect(limited(await statuses(14, () => change('yanlis-parola')))).toBe(4);
    expect((await signIn(account.email, account.password, '192.0.17.1')).status).toBe(429);
    expect((await signIn(account.email, account.password, '192.0.17.2')).status).toBe(200);
  });

  it('stop guessing codes', async () => {
    const { email } = await newAccount(server);
    const verify = (index: number, network: string) =>
      post('/verify', { email, token: String(100_000 + index), type: 'email' }, network);
    expect(limited(await statuses(14, (index) => verify(index, '192.0.4.1')))).toBe(4);
    expect((await verify(99, '192.0.4.2')).status).toBe(403);
  });

  it('refuse no valid refresh because of wrong ones from the same address', async () => {
    const { session } = await signedIn(server, await newAccount(server));
    const refresh = (refresh_token: string) => post('/token?grant_type=refresh_token', { refresh_token }, '192.0.19.1');
    expect((await refresh('x')).status).toBe(400);
    await fill('refreshNetwork', '192.0.19.1', 1);
    const wrong = await refresh('x');
    expect([wrong.status, Number(wrong.headers.get('retry-after'))]).toEqual([429, 1]);
    expect((await refresh(session.refresh_token)).status).toBe(200);
  });

  it('limit refreshes of one session, but not those of the owner’s other session', async () => {
    const account = await newAccount(server);
    const [{ session }, other] = [await signedIn(server, account), await signedIn(server, account)];
    const refresh = (index: number) =>
      post('/token?grant_type=refresh_token', { refresh_token: session.refresh_token }, `192.0.5.${index}`);
    expect(limited(await statuses(130, refresh))).toBeGreaterThanOrEqual(8);
    expect((await other.client.auth.refreshSession()).error).toBeNull();
  });

  it.each([
    ['changes', '/user', 'PUT', { data: { first_name: 'Ada' } }],
    ['enrolments, including refused ones', '/factors', 'POST', { factor_type: 'webauthn' }],
    ['wrong codes', '/user', 'PUT', { nonce: '1', password: 'Yeni-Parola-123!x' }],
  ])('limit one session, but not the other session of a stolen token’s owner: %s', async (_, path, method, body) => {
    const account = await newAccount(server);
    const [thief, owner] = [await signedIn(server, account), await signedIn(server, account)];
    const call = ({ session: { access_token: token } }: typeof owner) =>
      post(path, body, '192.0.22.1', { method, token });
    expect(limited(await statuses(14, () => call(thief)))).toBe(4);
    expect((await call(owner)).status).not.toBe(429);
  });
});
