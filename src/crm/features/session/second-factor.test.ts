import type { Factor, Session } from '@supabase/auth-js';
import { expect, test } from 'vitest';
import { lacksSecondFactor } from './second-factor.ts';

const tokenOf = (claims: object) => `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.x`;
const totp = { factor_type: 'totp', status: 'verified' };

test.each([
  ['no factor', [], { aal: 'aal1' }, false],
  ['a factor that was never verified', [{ ...totp, status: 'unverified' }], { aal: 'aal1' }, false],
  ['a verified factor not given yet', [totp], { aal: 'aal1' }, true],
  ['a verified phone not given yet', [{ ...totp, factor_type: 'phone' }], { aal: 'aal1' }, true],
  ['a verified factor that was given', [totp], { aal: 'aal2', name: 'Çağrı ~~~' }, false],
  ['a token without a level', [totp], {}, true],
])('knows if the session lacks a second factor, with %s', (_what, factors, claims, lacks) => {
  const user = { factors: factors as Factor[] } as Session['user'];
  expect(lacksSecondFactor({ user, access_token: tokenOf(claims) })).toBe(lacks);
});

test('an unreadable token counts as aal1', () => {
  const user = { factors: [totp] as Factor[] } as Session['user'];
  expect(lacksSecondFactor({ user, access_token: 'x' })).toBe(true);
});
