import { describe, expect, it } from 'vitest';
import { rotateKey } from '../../src/server/auth/tokens/server-keys.ts';
import { loadKeys } from '../../src/server/auth/tokens/signing-keys.ts';
import { callAuth, newAccount, signedIn } from '../support/auth-clients.ts';
import { testServer } from '../support/test-server.ts';

const server = await testServer({ env: { ACCESS_TOKEN_SECONDS: '900' } });

const userStatus = async (token: string) => (await callAuth(server, '/user', { token })).status;

describe('server keys', () => {
  it('are the same for all instances on a database, however many start at once', async () => {
    await server.ownerSql`delete from auth.server_keys`;
    const instances = await Promise.all(Array.from({ length: 4 }, () => loadKeys(server.ownerSql)));
    expect(new Set(instances.map(({ anonKey }) => anonKey)).size).toBe(1);
    expect(new Set(instances.map(({ serviceRoleKey }) => serviceRoleKey)).size).toBe(1);
    expect(instances[0]?.anonKey).not.toBe(instances[0]?.serviceRoleKey);
    await server.restart();
    const token = instances[0]?.serviceRoleKey ?? '';
    expect((await callAuth(server, '/admin/users', { token })).status).toBe(200);
  });

  it('for access tokens rotate without signing anybody out', async () => {
    const account = await newAccount({ ...server, serviceRoleKey: (await loadKeys(server.ownerSql)).serviceRoleKey });
    const { session } = await signedIn(server, account);
    await rotateKey(server.ownerSql, 'access', 7200);
    await server.restart();
    expect(await userStatus(session.access_token)).toBe(200);
    const fresh = await signedIn(server, account);
    const kid = (token: string) => JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()).kid;
    expect(kid(fresh.session.access_token)).not.toBe(kid(session.access_token));
    expect(await userStatus(fresh.session.access_token)).toBe(200);
  });

  it('for service_role are revoked by rotation', async () => {
    const before = (await loadKeys(server.ownerSql)).serviceRoleKey;
    await rotateKey(server.ownerSql, 'service_role', 0);
    await server.restart();
    const after = (await loadKeys(server.ownerSql)).serviceRoleKey;
    const ask = async (token: string) => (await callAuth(server, '/admin/users', { token })).status;
    expect([await ask(before), await ask(after)]).toEqual([403, 200]);
  });

  it('that no command rotates are made again when deleted, without signing anybody out', async () => {
    const keys = await loadKeys(server.ownerSql);
    const account = await newAccount({ ...server, serviceRoleKey: keys.serviceRoleKey });
    const { client } = await signedIn(server, account);
    await server.ownerSql`delete from auth.mfa_factors`;
    const before = await server.ownerSql`
      delete from auth.server_keys where purpose in ('digest', 'factor') returning kid`;
    await server.restart();
    for (let turn = 0; turn < 3; turn += 1) expect((await client.auth.refreshSession()).error).toBeNull();
    const { data, error } = await client.auth.mfa.enroll({ factorType: 'totp' });
    expect([error, data?.type]).toEqual([null, 'totp']);
    const after = await server.ownerSql`
      select kid from auth.server_keys where purpose in ('digest', 'factor') and valid_until is null`;
    expect(after).toHaveLength(2);
    expect(after.map(({ kid }) => kid)).not.toContain(before[0]?.kid);
  });
});

it('an access token lives as long as ACCESS_TOKEN_SECONDS says', async () => {
  const { serviceRoleKey, anonKey } = await loadKeys(server.ownerSql);
  const now = { ...server, serviceRoleKey, anonKey };
  const { session } = await signedIn(now, await newAccount(now));
  const { iat, exp } = JSON.parse(Buffer.from(session.access_token.split('.')[1] ?? '', 'base64url').toString());
  expect([session.expires_in, exp - iat]).toEqual([900, 900]);
});
