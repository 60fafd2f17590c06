import { DatabaseError } from 'pg';
import { expect, it } from 'vitest';
import type { Caller } from '../context.ts';
import { ConnectionFailure } from '../database/failure.ts';
import { HttpError } from '../http/errors.ts';
import { translate } from './dialect.ts';

const anon: Caller = { role: 'anon', claims: {} };
const staff: Caller = { role: 'authenticated', claims: {} };

function databaseError(code: string): DatabaseError {
  return Object.assign(new DatabaseError('reported', 0, 'error'), { code, detail: 'row (1)', hint: 'try' });
}

it.each<[string, Caller | null, number]>([
  ['22P02', staff, 400],
  ['23502', staff, 400],
  ['23505', staff, 409],
  ['23503', staff, 409],
  ['25006', staff, 405],
  ['42501', anon, 401],
  ['42501', null, 401],
  ['42501', staff, 403],
  ['42P01', staff, 404],
  ['42883', staff, 404],
  ['P0001', staff, 400],
  ['P0002', staff, 500],
  ['57014', staff, 504],
  ['XX000', staff, 500],
  ['21000', staff, 500],
  ['PT402', staff, 402],
  ['PT503', staff, 503],
  ['PT200', staff, 500],
  ['PTABC', staff, 500],
])('SQLSTATE %s for %j is answered with %i', (code, caller, status) => {
  const refusal = translate(databaseError(code), caller);
  expect(refusal).toMatchObject({ status, code, message: 'reported' });
  expect(refusal?.details).toBe(status < 500 ? 'row (1)' : null);
});

it.each([
  [new HttpError(401, 'no_authorization', 'x'), 401, 'PGRST302'],
  [new HttpError(401, 'bad_jwt', 'x'), 401, 'PGRST301'],
  [new HttpError(401, 'session_not_found', 'x'), 401, 'PGRST301'],
  [databaseError('AU001'), 401, 'PGRST301'],
  [databaseError('AU003'), 403, 'password_change_required'],
  [databaseError('AU004'), 403, 'second_factor_required'],
  [new ConnectionFailure('CONNECTION_WAIT', new Error('busy')), 504, 'PGRST003'],
])('%s is answered with %i', (error, status, code) => {
  expect(translate(error, null)).toMatchObject({ status, code });
});

it.each([
  new ConnectionFailure('CONNECTION_CLOSED', new Error('closed')),
  databaseError('53300'),
  databaseError('57P01'),
  databaseError('57P03'),
  Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }),
  new TypeError('secret'),
])('%s is not translated here but by answerError', (error) => {
  expect(translate(error, null)).toBeNull();
});
