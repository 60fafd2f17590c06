import { expect, it } from 'vitest';
import { isCitizenNumber } from './citizen-number.ts';

it.each([
  ['10000000146', true],
  ['12345678950', true],
  ['19090909018', true],
  ['10020909078', true],
  ['10000000145', false],
  ['10000000156', false],
  ['01234567890', false],
  ['1000000014', false],
  ['100000001466', false],
  ['1000000014a', false],
  ['', false],
])('“%s” is a citizen number: %s', (text, expected) => {
  expect(isCitizenNumber(text)).toBe(expected);
});
