import { expect, it } from 'vitest';
import { formatPhone, wholeNumber } from './phones.ts';

it.each([
  ['+908500000000', '0850 000 00 00'],
  ['+902120001122', '0212 000 11 22'],
])('%s is read %s', (e164, shown) => {
  expect(formatPhone(e164)).toBe(shown.replaceAll(' ', '\u00a0'));
});

it.each([
  ['0532 014 27 86', '5320142786'],
  ['+90 (532) 014-27-86', '5320142786'],
  ['905320142786', '5320142786'],
  ['0090 532 014 27 86', '5320142786'],
  ['5320142786', '5320142786'],
  ['0212 555 00 00', '2125550000'],
  ['+49 151 23456789', '5123456789'],
  ['0532 014 27 8', null],
  ['0532 014 27 866', null],
  ['+90 532 014 27 8', null],
  ['+49 151 2345', null],
  ['1234567890', null],
  ['0532 014 27 86 dahili 4', null],
  ['', null],
])('“%s” is the whole number %j', (typed, number) => {
  expect(wholeNumber(typed)).toBe(number);
});
