import { expect, it } from 'vitest';
import { parseJson } from './json.ts';

it.each([
  ['{"a":[1,"ğ",null]}', { a: [1, 'ğ', null] }],
  ['"🛫"', '🛫'],
  ['true', true],
  ['[[[[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]]]]', [[[[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]]]]],
  [`["${'['.repeat(30)}\\"${'['.repeat(30)}"]`, [`${'['.repeat(30)}"${'['.repeat(30)}`]],
])('parses %s', (text, value) => {
  expect(parseJson(text)).toEqual(value);
});

it.each([
  ['', 'bad_json'],
  ['{', 'bad_json'],
  ['"a\\u0000"', 'unusable_json'],
  ['{"a\\u0000":1}', 'unusable_json'],
  ['{"a":["\\ud83d"]}', 'unusable_json'],
  ['{"\\udeeb":1}', 'unusable_json'],
  ['[["a\\u0000"]]', 'unusable_json'],
  [`${'['.repeat(21)}${']'.repeat(21)}`, 'unusable_json'],
  [`${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`, 'unusable_json'],
])('refuses case %#', (text, code) => {
  expect(() => parseJson(text)).toThrow(expect.objectContaining({ status: 400, code }));
});
