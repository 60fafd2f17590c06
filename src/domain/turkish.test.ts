import { expect, it } from 'vitest';
import { foldCases } from './turkish.cases.ts';
import { compareTurkish, foldText, normalizeEmail, upperCode } from './turkish.ts';

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

it('sorts by the Turkish alphabet', () => {
  expect(['zeynep', 'şule', 'ıtır', 'ilke', 'çağrı', 'cem', 'sude'].sort(compareTurkish)).toEqual([
    'cem',
    'çağrı',
    'ıtır',
    'ilke',
    'sude',
    'şule',
    'zeynep',
  ]);
});

it('folds an address the same on every machine', () => {
  expect(normalizeEmail(' YONETICI@A.EXAMPLE ')).toBe('yonetici@a.example');
});
