import { DatabaseError } from 'pg';
import { expect, it } from 'vitest';
import { ConnectionFailure, isSocketFailure, isUnavailable } from './failure.ts';

const failure = (code: string, syscall?: string) =>
  Object.assign(new Error(code), { code, ...(syscall && { syscall }) });
const refusal = (code: string) => Object.assign(new DatabaseError('refused', 0, 'error'), { code });

it.each([
  ['a refused connection', failure('ECONNREFUSED', 'connect'), true],
  ['a Unix socket that is gone', failure('ENOENT', 'connect'), true],
  ['a name nobody knows', failure('EAI_AGAIN', 'getaddrinfo'), true],
  ['a broken pipe', failure('EPIPE', 'write'), true],
  ['what the driver says of a closed connection', new ConnectionFailure('CONNECTION_CLOSED', new Error('lost')), true],
  ['no free connection in time', new ConnectionFailure('CONNECTION_WAIT', new Error('late')), true],
  ['a missing file', failure('ENOENT', 'open'), false],
  ['a file without access', failure('EACCES', 'open'), false],
  ['a full disk', failure('ENOSPC', 'write'), false],
  ['a mail that its server refused', failure('EENVELOPE'), false],
  ['a mistake in the program', new TypeError('x is not a function'), false],
  ['no error at all', 'ECONNREFUSED', false],
])('%s is a failure of the connection: %s', (_name, error, expected) => {
  expect(isSocketFailure(error)).toBe(expected);
  expect(isUnavailable(error)).toBe(expected);
});

it.each([
  ['57P01', true],
  ['53300', true],
  ['53400', false],
  ['57014', false],
  ['23505', false],
])('SQLSTATE %s says that the database is away: %s', (code, expected) => {
  expect(isUnavailable(refusal(code))).toBe(expected);
  expect(isSocketFailure(refusal(code))).toBe(false);
});
