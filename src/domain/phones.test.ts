import { expect, it } from 'vitest';
import { formatPhone } from './phones.ts';

it.each([
  ['+908500000000', '0850 000 00 00'],
  ['+902120001122', '0212 000 11 22'],
])('%s is read %s', (e164, shown) => {
  expect(formatPhone(e164)).toBe(shown.replaceAll(' ', '\u00a0'));
});
