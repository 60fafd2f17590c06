import postgres from 'postgres';
import { expect, it } from 'vitest';
import { Unauthenticated } from '../auth/session.ts';
import type { Caller } from '../context.ts';
import { asHttpError } from './errors.ts';

const anon: Caller = { role: 'anon', claims: {} };
const staff: Caller = { role: 'authenticated', claims: {} };

function databaseError(code: string): Error {
  // The driver's class has no public constructor type for a server's report.
  const fields = { code, message: 'reported', detail: 'row (1)', hint: 'try' };
  return Reflect.construct(postgres.PostgresError, [fields]) as Error;
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
  ['57014', staff, 500],
  ['XX000', staff, 500],
  ['21000', staff, 500],
  ['PT402', staff, 402],
  ['PT503', staff, 503],
  ['PT200', staff, 500],
  ['PTABC', staff, 500],
])('SQLSTATE %s for %j is %i', (code, caller, status) => {
  const answer = asHttpError(databaseError(code), caller);
  expect(answer).toMatchObject({ status, code, message: 'reported' });
  expect(answer.details).toBe(status < 500 ? 'row (1)' : null);
});

it.each([
  [new Unauthenticated('missing'), 401, 'PGRST302'],
  [new Unauthenticated('invalid'), 401, 'PGRST301'],
  [new Unauthenticated('session_not_found'), 401, 'PGRST301'],
  [Object.assign(new Error('closed'), { code: 'CONNECTION_CLOSED' }), 503, 'PGRST001'],
  [Object.assign(new Error('busy'), { code: 'CONNECTION_WAIT' }), 504, 'PGRST003'],
  [databaseError('53300'), 503, 'PGRST001'],
  [databaseError('57P01'), 503, 'PGRST001'],
  [databaseError('57P03'), 503, 'PGRST001'],
  [Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }), 503, 'PGRST001'],
  [new TypeError('secret'), 500, 'PGRSTX00'],
])('%s is %i', (error, status, code) => {
  const answer = asHttpError(error, null);
  expect(answer).toMatchObject({ status, code });
  expect(answer.message).not.toContain('secret');
});
