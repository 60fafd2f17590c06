import { describe, expect, it } from 'vitest';
import { readable, refused } from '../../../tests/support/typed-days.ts';
import { readDay, settleDay } from './date-typing.ts';

const today = '2025-11-22';

describe('readDay', () => {
  it.each(readable)('"%s" is %s', (text, day) => {
    expect(readDay(text, today)).toBe(day);
  });

  it.each(refused)('"%s" is refused', (text) => {
    expect(readDay(text, today)).toBeNull();
  });

  it.each([
    ['29', '2024-02-10', '2024-02-29'],
    ['29', '2026-02-10', null],
    ['2902', '2024-06-01', '2024-02-29'],
    ['dün', '2026-01-01', '2025-12-31'],
    ['yarın', '2026-12-31', '2027-01-01'],
    ['3112', '2026-01-02', '2026-12-31'],
    ['dün', '2024-03-01', '2024-02-29'],
  ])('"%s" on %s is %s', (text, day, expected) => {
    expect(readDay(text, day)).toBe(expected);
  });
});

it.each([
  ['2111', '2025-11-21'],
  [' 21.11. ', '2025-11-21'],
  [' 11/21/2026 ', '11/21/2026'],
  ['', ''],
])('a field left with "%s" holds "%s"', (text, held) => {
  expect(settleDay(text, today)).toBe(held);
});
