import { expect, test } from 'vitest';
import { hourOfDay } from './hour-of-day.ts';

test.each([
  [0, 'night'],
  [4, 'night'],
  [5, 'dawn'],
  [9, 'dawn'],
  [10, 'day'],
  [16, 'day'],
  [17, 'dusk'],
  [20, 'dusk'],
  [21, 'night'],
  [23, 'night'],
] as const)('at %d.00 it is %s', (hour, name) => {
  expect(hourOfDay(new Date(2026, 10, 21, hour))).toBe(name);
});
