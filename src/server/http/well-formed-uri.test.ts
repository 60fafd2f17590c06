import { expect, it } from 'vitest';
import { isWellFormed } from './well-formed-uri.ts';

it.each([
  ['http://a/b?c=%C5%9E', true],
  ['http://a/b?c=100%25', true],
  ['http://a/%', false],
  ['http://a/?q=%E0%A4%A', false],
  ['http://a/?q=%ff', false],
  ['http://a/?q=%zz', false],
])('whether every escape in %s decodes: %s', (uri, expected) => {
  expect(isWellFormed(uri)).toBe(expected);
});
