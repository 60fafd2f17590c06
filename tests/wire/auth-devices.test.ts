import { describe, expect, it } from 'vitest';
import { type Account, callAuth, newAccount } from '../support/auth-clients.ts';
import { testServer } from '../support/test-server.ts';

const server = await testServer({ env: { SITE_URL: 'https://ornek.example' } });

const signIn = async (account: Pick<Account, 'email' | 'password'>, cookie = '') => {
  const body = JSON.stringify({ email: account.email, password: account.password });
  const path = '/token?grant_type=password';
  const { status, headers } = await callAuth(server, path, { method: 'POST', headers: { cookie }, body });
  const [pair = '', ...attributes] = headers.get('set-cookie')?.split('; ') ?? [];
  return { status, pair, attributes, parts: pair.split(/[=.]/) };
};

describe('the cookie of a device', () => {
  it('is sent only from our own pages and to the sign-in service', async () => {
    const { attributes } = await signIn(await newAccount(server));
    const expected = ['Max-Age=15552000', 'Path=/auth/v1', 'HttpOnly', 'Secure', 'SameSite=Strict'];
    expect(attributes.toSorted()).toEqual(expected.toSorted());
  });

  it('is not given for a wrong password', async () => {
    const account = await newAccount(server);
    expect(await signIn({ ...account, password: 'x' })).toMatchObject({ status: 400, pair: '' });
  });

  it('names nobody, stays the same for the same people, and remembers the last ten', async () => {
    const accounts: Account[] = [];
    while (accounts.length < 12) accounts.push(await newAccount(server));
    let last = await signIn(accounts[0] as Account);
    const first = last.parts;
    expect(first).toEqual(['device', expect.stringMatching(/^[\w-]{22}$/), expect.stringMatching(/^[\w-]{22}$/)]);
    expect((await signIn(accounts[0] as Account, last.pair)).pair).toBe(last.pair);
    for (const account of accounts.slice(1)) last = await signIn(account, last.pair);
    expect(last.parts).toHaveLength(12);
    expect(last.parts[1]).toBe(first[1]);
    expect(last.parts).not.toContain(first[2]);
  });
});
