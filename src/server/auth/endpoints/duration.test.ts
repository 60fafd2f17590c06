import { expect, it } from 'vitest';
import { parseDuration } from './duration.ts';

it.each([
  ['24h', 86_400],
  ['1h30m', 5400],
  ['1.5h', 5400],
  ['300ms', 0.3],
  ['2h45m10s', 9910],
  ['0s', 0],
  [`${'9'.repeat(30)}h`, 1000 * 365 * 24 * 3600],
  ['876000h', 876_000 * 3600],
  ['', null],
  ['none', null],
  ['1d', null],
  ['-1h', null],
  ['1h ', null],
  ['h', null],
])('reads %j as %s seconds', (text, seconds) => {
  expect(parseDuration(text)).toBe(seconds);
});
