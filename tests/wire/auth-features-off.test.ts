import { describe, expect, it } from 'vitest';
import { callAuth, newAccount, signedIn } from '../support/auth-clients.ts';
import { testServer } from '../support/test-server.ts';

const server = await testServer();
const { client, session } = await signedIn(server, await newAccount(server));

describe('a feature that is off says so', () => {
  const linking = ['manual_linking_disabled', 'Manual linking is disabled'];
  const saml = ['saml_provider_disabled', 'SAML 2.0 is disabled'];
  const passkeys = ['passkey_disabled', 'Passkeys are disabled'];
  const webAuthn = ['mfa_webauthn_enroll_not_enabled', 'MFA enroll is disabled for WebAuthn'];
  it.each([
    ['POST', '/token?grant_type=id_token', 400, ['provider_disabled', 'Provider is not enabled']],
    ['POST', '/token?grant_type=web3', 422, ['web3_provider_disabled', 'Web3 provider is disabled']],
    ['GET', '/authorize?provider=google', 400, ['validation_failed', 'Unsupported provider: provider is not enabled']],
    ['POST', '/sso', 404, saml],
    ['GET', '/sso/saml/metadata', 404, saml],
    ['GET', '/user/identities/authorize?provider=google', 404, linking],
    ['DELETE', `/user/identities/${session.user.id}`, 404, linking],
    ['POST', '/passkeys/authentication/options', 404, passkeys],
    ['GET', '/passkeys', 404, passkeys],
    ['GET', '/admin/oauth/clients', 404, ['feature_disabled', 'OAuth server is disabled']],
    ['GET', '/admin/custom-providers', 404, ['feature_disabled', 'Custom OAuth providers are disabled']],
    ['POST', '/factors', 422, webAuthn],
  ] as const)('%s %s', async (method, path, status, [code, message]) => {
    const body = method === 'POST' ? { body: JSON.stringify({ factor_type: 'webauthn' }) } : {};
    const response = await callAuth(server, path, { method, token: session.access_token, ...body });
    expect([response.status, await response.json()]).toEqual([status, { code, message }]);
  });

  it('so that a stock client understands it', async () => {
    expect((await client.auth.linkIdentity({ provider: 'google' })).error).toMatchObject({
      status: 404,
      code: linking[0],
    });
  });
});

describe('the message for an invalid value does not begin with the field’s name', () => {
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
