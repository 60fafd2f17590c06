import { DatabaseError } from 'pg';
import { expect, it } from 'vitest';
import { ConnectionFailure, isSocketFailure, isUnavailable } from './failure.ts';

const failure = (code: string, syscall?: string) =>
  Object.assign(new Error(code), { code, ...(syscall && { syscall }) });
const refusal = (code: string) => Object.assign(new DatabaseError('refused', 0, 'error'), { code });

it.each([
  ['a refused connection', failure('ECONNREFUSED', 'connect'), true],
  ['a missing Unix socket', failure('ENOENT', 'connect'), true],
  ['an unknown host name', failure('EAI_AGAIN', 'getaddrinfo'), true],
  ['a broken pipe', failure('EPIPE', 'write'), true],
  [
    'the error of the driver for a closed connection',
    new ConnectionFailure('CONNECTION_CLOSED', new Error('lost')),
    true,
  ],
  ['no free connection in time', new ConnectionFailure('CONNECTION_WAIT', new Error('late')), true],
  ['a missing file', failure('ENOENT', 'open'), false],
  ['an unreadable file', failure('EACCES', 'open'), false],
  ['a full disk', failure('ENOSPC', 'write'), false],
  ['a mail refused by the mail server', failure('EENVELOPE'), false],
  ['a programming error', new TypeError('x is not a function'), false],
  ['no error at all', 'ECONNREFUSED', false],
])('%s counts as a connection failure: %s', (_name, error, expected) => {
  expect(isSocketFailure(error)).toBe(expected);
  expect(isUnavailable(error)).toBe(expected);
});

it.each([
  ['57P01', true],
  ['53300', true],
  ['53400', false],
  ['57014', false],
  ['23505', false],
])('SQLSTATE %s counts as an unreachable database: %s', (code, expected) => {
  expect(isUnavailable(refusal(code))).toBe(expected);
  expect(isSocketFailure(refusal(code))).toBe(false);
});
