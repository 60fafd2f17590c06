import { expect, it } from 'vitest';
import { foldCases } from '../../../tests/support/fold-cases.ts';
import { foldText, normalizeEmail, upperCode } from './turkish.ts';

it.each(foldCases)('foldText(%j) is %j', (input, folded) => {
  expect(foldText(input)).toBe(folded);
});

it.each([
  ['ist', 'IST'],
  ['İst', 'IST'],
  ['ıst', 'IST'],
  ['şğü', 'SGU'],
  ['ab12cd', 'AB12CD'],
])('upperCode(%s) is %s', (input, expected) => {
  expect(upperCode(input)).toBe(expected);
});

it('folds an address the same on every machine', () => {
  expect(normalizeEmail(' YONETICI@A.EXAMPLE ')).toBe('yonetici@a.example');
});
