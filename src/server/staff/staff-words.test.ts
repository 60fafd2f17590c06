import { expect, it } from 'vitest';
import { fromSupabase } from './staff-words.ts';

it.each([
  [{ code: 'email_exists' }, 'email_exists'],
  [{ code: 'user_already_exists' }, 'email_exists'],
  [{ code: 'user_not_found' }, 'user_not_found'],
  [{ code: 'over_request_rate_limit' }, 'unavailable'],
  [{ code: 'conflict' }, 'last_admin'],
  [{ code: 'weak_password', members: { weak_password: { reasons: ['length'] } } }, 'password_short'],
  [{ code: 'weak_password', members: { weak_password: { reasons: ['pwned'] } } }, 'password_common'],
  [{ code: 'weak_password' }, 'password_common'],
  [{ code: 'validation_failed', message: 'Password cannot be longer than 72 characters' }, 'password_long'],
  [{ code: 'validation_failed', message: 'Unable to validate email address: invalid format' }, 'email_invalid'],
  [{ code: 'validation_failed', message: 'other' }, 'invalid'],
  [{ code: '' }, 'unavailable'],
  [{ code: 'unexpected_failure' }, 'unavailable'],
])('%j becomes %s for staff', (error, code) => {
  expect(fromSupabase(error).code).toBe(code);
});
