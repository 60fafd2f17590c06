import { expect, it } from 'vitest';
import { faultsOf } from './user-faults.ts';

const user = { first_name: 'Elif', last_name: 'Işık', email: 'elif@a.example', password: 'gizli-1' };

it.each([
  ['a complete user', {}, []],
  ['a blank first name', { first_name: ' ' }, ['first_name']],
  ['no last name', { last_name: '' }, ['last_name']],
  ['no address', { email: '' }, ['email']],
  ['an invalid address', { email: 'elif@' }, ['email']],
  ['no password', { password: '' }, ['password']],
] as const)('finds what is wrong with the form of a user: %s', (_, change, wrong) => {
  expect(Object.keys(faultsOf({ ...user, ...change }))).toEqual(wrong);
});
