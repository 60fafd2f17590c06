import { expect, it } from 'vitest';
import { addDays, presetRange } from './date-ranges.ts';

it.each([
  ['today', '2026-11-21', '2026-11-21', '2026-11-21'],
  ['yesterday', '2026-03-01', '2026-02-28', '2026-02-28'],
  ['yesterday', '2027-01-01', '2026-12-31', '2026-12-31'],
  ['thisWeek', '2026-11-21', '2026-11-16', '2026-11-22'],
  ['thisWeek', '2026-11-22', '2026-11-16', '2026-11-22'],
  ['thisWeek', '2026-11-23', '2026-11-23', '2026-11-29'],
  ['thisMonth', '2028-02-10', '2028-02-01', '2028-02-29'],
  ['thisMonth', '2026-12-31', '2026-12-01', '2026-12-31'],
] as const)('%s on %s is %s to %s', (preset, today, start, end) => {
  expect(presetRange(preset, today)).toEqual({ start, end });
});

it('counts days across a clock change', () => {
  expect(addDays('2026-03-28', 2)).toBe('2026-03-30');
});
