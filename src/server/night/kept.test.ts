import { expect, it } from 'vitest';
import { addDays } from '../../domain/days/date-ranges.ts';
import { keptNights } from './kept.ts';

const nights = (last: string, count: number) => Array.from({ length: count }, (_, at) => addDays(last, -at));
const sorted = (kept: Set<string>) => [...kept].sort();

it('keeps 14 days and 8 weeks of a year of nights', () => {
  let held: string[] = [];
  for (const night of nights('2026-11-22', 365).reverse()) {
    held = sorted(keptNights([...held, night], { days: 14, weeks: 8 }, night));
  }
  // Sundays of older weeks, then the last 14 nights. 22 November 2026 is a Sunday.
  expect(held).toEqual([
    ...['2026-10-04', '2026-10-11', '2026-10-18', '2026-10-25', '2026-11-01', '2026-11-08'],
    ...nights('2026-11-22', 14).reverse(),
  ]);
});

it.each([
  ['keeps all if there are few', nights('2026-11-22', 3), { days: 14, weeks: 8 }, '2026-11-22', 3],
  ['keeps days without weeks', nights('2026-11-22', 40), { days: 5, weeks: 0 }, '2026-11-22', 5],
  ['keeps a single day', nights('2026-11-22', 40), { days: 1, weeks: 0 }, '2026-11-22', 1],
  [
    'old backups stay if the clock jumps years ahead',
    [...nights('2026-11-22', 14), '2031-01-01'],
    { days: 14, weeks: 0 },
    '2031-01-01',
    14,
  ],
  [
    'a backup made while the clock is years behind stays',
    [...nights('2026-11-22', 14), '2020-01-01'],
    { days: 14, weeks: 0 },
    '2020-01-01',
    15,
  ],
])('%s', (_name, all, keep, made, count) => {
  const kept = keptNights(all, keep, made);
  expect(kept.size).toBe(count);
  expect(kept).toContain(made);
});
