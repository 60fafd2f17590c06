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

it.each([
  [' YONETICI@A.EXAMPLE ', 'yonetici@a.example'],
  ['İnfo@a.example', 'info@a.example'],
  ['I\u0307nfo@a.example', 'info@a.example'],
  ['i\u0307nfo@a.example', 'info@a.example'],
  ['ISIK@A.EXAMPLE', 'isik@a.example'],
  ['mailto:Satis@a.example', 'satis@a.example'],
  ['\u200fsatis@a.example\ufeff', 'satis@a.example'],
  ['\u00a0satis@a.example', 'satis@a.example'],
  ['sa tis@a.example', 'sa tis@a.example'],
])('the address %j is %s', (typed, address) => {
  expect(normalizeEmail(typed)).toBe(address);
});
