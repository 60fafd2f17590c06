import { expect, it } from 'vitest';
import { searchPattern } from './search-pattern.ts';

it.each([
  ['isik', '%isik%'],
  ['ab12', '%ab12%'],
  ['100%', '%100\\%%'],
  ['a_b\\c', '%a\\_b\\\\c%'],
  ['a*b', '%a_b%'],
])('%s is searched as %s', (text, pattern) => {
  expect(searchPattern(text)).toBe(pattern);
});
