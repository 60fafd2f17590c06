import { expect, it } from 'vitest';
import { isAdmin, isInvited, mustChangePassword, mustEnrolFactor } from './permissions.ts';

const adminEmail = 'yonetici@a.example';

it.each([
  ['nobody', null, false],
  ['a user without metadata', { email: 'u@a.example' }, false],
  ['app_metadata says so', { email: 'u@a.example', app_metadata: { is_admin: true } }, true],
  ['app_metadata holds a string', { email: 'u@a.example', app_metadata: { is_admin: 'true' } }, false],
  ['only user_metadata says so', { email: 'u@a.example', user_metadata: { is_admin: true } }, false],
  ['the fixed address in capitals', { email: 'YONETICI@A.EXAMPLE' }, true],
  ['an address that contains the fixed one', { email: 'xyonetici@a.example' }, false],
  ['no address', { app_metadata: {} }, false],
])('knows an admin from other users: %s', (_, user, expected) => {
  expect(isAdmin(user, adminEmail)).toBe(expected);
});

it('recognises an admin only by app_metadata if the fixed address is unknown', () => {
  expect(isAdmin({ email: adminEmail })).toBe(false);
  expect(isAdmin({ app_metadata: { is_admin: true } })).toBe(true);
});

it.each([
  ['nobody', null, false],
  ['a user whom the server marked', { app_metadata: { must_change_password: true } }, true],
  [
    'a user with a mark only in user_metadata, which users write themselves,',
    { app_metadata: {}, user_metadata: { must_change_password: true } },
    false,
  ],
  ['a user whose mark is a text', { app_metadata: { must_change_password: 'true' } }, false],
])('%s must set a new password: %o', (_, user, expected) => {
  expect(mustChangePassword(user)).toBe(expected);
});

const verified = [{ status: 'verified' }];
it.each([
  ['an admin without a factor', { app_metadata: { is_admin: true } }, true],
  [
    'an admin with an unverified factor',
    { app_metadata: { is_admin: true }, factors: [{ status: 'unverified' }] },
    true,
  ],
  ['an admin with a verified factor', { app_metadata: { is_admin: true }, factors: verified }, false],
  ['staff', { app_metadata: {} }, false],
  ['nobody', null, false],
])('knows if %s must set up a second factor where the agency demands one', (_what, user, expected) => {
  expect(mustEnrolFactor(user, true)).toBe(expected);
  expect(mustEnrolFactor(user, false)).toBe(false);
});

it.each([
  ['a user with the mark', { app_metadata: { invited: true } }, true],
  ['a user without it', { app_metadata: {} }, false],
  ['nobody', null, false],
])('an invitation is recognised only by the mark of the server: %s', (_what, user, expected) => {
  expect(isInvited(user)).toBe(expected);
});
