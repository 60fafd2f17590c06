import { expect, it } from 'vitest';
import { AppError, ProxyAnswered } from '../../../api/errors.ts';
import { judgeFailure } from './judge-failure.ts';

it.each([
  ['nobody answered', new AppError('network'), 'no way'],
  ['the server has lost its database', new AppError('unavailable'), 'no way'],
  ['a proxy answered instead of the server', new ProxyAnswered(), 'later'],
  ['the CRM has a bug', new TypeError('x is undefined'), 'refused'],
  ['a token could not be renewed without network', { name: 'AuthRetryableFetchError', status: 0 }, 'no way'],
  ['the database was too busy', { code: '57014' }, 'no way'],
  ['there were too many requests', { status: 429 }, 'no way'],
  ['the session has ended', { code: 'session_not_found' }, 'signed out'],
  ['the day is closed', { code: 'DC001' }, 'refused'],
  ['a value is refused', { code: '23514' }, 'refused'],
  ['the user may not do it', { code: '42501' }, 'refused'],
  ['the server has an internal error', { code: 'unexpected_failure' }, 'refused'],
])('decides what becomes of a sale if %s', (_what, error, verdict) => {
  expect(judgeFailure(error)).toBe(verdict);
});
