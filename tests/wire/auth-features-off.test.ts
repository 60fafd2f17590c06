import type { AuthError } from '@supabase/supabase-js';
import { describe, expect, it } from 'vitest';
import { anonClient, callAuth, newAccount, serviceClient, signedIn } from '../support/auth-clients.ts';
import { testServer } from '../support/test-server.ts';

const server = await testServer();
const client = (await signedIn(server, await newAccount(server))).client;

const signature = new Uint8Array([1, 2, 3]);
const calls: [name: string, call: () => Promise<{ error: AuthError | null }>, expected: object][] = [
  [
    'a token of another provider',
    () => anonClient(server).auth.signInWithIdToken({ provider: 'google', token: 'x' }),
    { status: 400, code: 'provider_disabled', message: expect.stringContaining('not enabled') },
  ],
  [
    'a wallet',
    () => anonClient(server).auth.signInWithWeb3({ chain: 'solana', message: 'x', signature }),
    { status: 422, code: 'web3_provider_disabled', message: 'Web3 provider is disabled' },
  ],
  [
    'SAML',
    () => anonClient(server).auth.signInWithSSO({ domain: 'ornek.example' }),
    { status: 404, code: 'saml_provider_disabled', message: 'SAML 2.0 is disabled' },
  ],
  [
    'linking',
    () => client.auth.linkIdentity({ provider: 'google' }),
    { status: 404, code: 'manual_linking_disabled', message: 'Manual linking is disabled' },
  ],
  [
    'unlinking',
    async () => {
      const { data } = await client.auth.getUserIdentities();
      const [identity] = data?.identities ?? [];
      if (!identity) throw new Error('no identity');
      return await client.auth.unlinkIdentity(identity);
    },
    { status: 404, code: 'manual_linking_disabled' },
  ],
  [
    'a security key',
    () => client.auth.mfa.enroll({ factorType: 'webauthn', friendlyName: 'x' }),
    { status: 422, code: 'mfa_webauthn_enroll_not_enabled', message: 'MFA enroll is disabled for WebAuthn' },
  ],
  [
    'applications of others',
    () => serviceClient(server).auth.admin.oauth.listClients(),
    { status: 404, code: 'feature_disabled', message: 'OAuth server is disabled' },
  ],
];

describe('what is off says so in its own words', () => {
  it.each(calls)('%s', async (_, call, expected) => {
    expect((await call()).error).toMatchObject(expected);
  });

  it.each([
    ['GET', '/authorize?provider=google', 400, 'validation_failed', 'Unsupported provider: provider is not enabled'],
    ['GET', '/sso/saml/metadata', 404, 'saml_provider_disabled', 'SAML 2.0 is disabled'],
    ['POST', '/passkeys/authentication/options', 404, 'passkey_disabled', 'Passkeys are disabled'],
    ['GET', '/passkeys', 404, 'passkey_disabled', 'Passkeys are disabled'],
    ['GET', '/admin/custom-providers', 404, 'feature_disabled', 'Custom OAuth providers are disabled'],
  ])('%s %s', async (method, path, status, code, message) => {
    const response = await callAuth(server, path, { method });
    expect([response.status, await response.json()]).toEqual([status, { code, message }]);
  });
});

describe('what is not valid is told without the name of its field in front', () => {
  const format = 'Unable to validate email address: invalid format';
  it.each([
    ['an address', '/recover', { email: 'x' }, format],
    ['a number', '/verify', { phone: 'x', token: '1', type: 'sms' }, 'Invalid phone number format (E.164 required)'],
    ['an address of another type', '/recover', { email: 5 }, 'email must be a string'],
    ['a missing address', '/recover', {}, 'email must be a string'],
    ['no object', '/recover', [], 'The request body must be an object'],
    ['metadata', '/otp', { email: 'a@ornek.example', data: 'x' }, 'data must be an object'],
    ['a refresh token', '/token?grant_type=refresh_token', { refresh_token: '' }, 'Refresh token is not valid'],
    ['a long code', '/verify', { type: 'sms', token: 'x'.repeat(300) }, 'token is not valid'],
  ])('%s', async (_, path, body, message) => {
    const response = await callAuth(server, path, { method: 'POST', body: JSON.stringify(body) });
    expect([response.status, await response.json()]).toEqual([400, { code: 'validation_failed', message }]);
  });
});
