import { expect, it } from 'vitest';
import { formatDate, isIsoDate, monthsBefore, todayIn } from './dates.ts';

it.each([
  ['UTC', '2026-11-20T23:30:00Z', '2026-11-20'],
  ['Europe/Istanbul', '2026-11-20T23:30:00Z', '2026-11-21'],
  ['America/New_York', '2027-01-01T02:00:00Z', '2026-12-31'],
])('todayIn(%s) at %s is %s', (zone, instant, day) => {
  expect(todayIn(zone, new Date(instant))).toBe(day);
});

it.each([
  ['2026-11-21', true],
  ['2024-02-29', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['21.11.2026', false],
  ['2026-1-1', false],
  ['', false],
  ['2026-11-21T00:00', false],
])('isIsoDate(%s) is %s', (text, expected) => {
  expect(isIsoDate(text)).toBe(expected);
});

it('writes a day the Turkish way', () => {
  expect(formatDate('2026-11-05')).toBe('05.11.2026');
});

it.each([
  ['2026-11-21', 1, '2026-10-21'],
  ['2026-01-31', 1, '2025-12-31'],
  ['2026-03-31', 1, '2026-02-28'],
  ['2024-02-29', 12, '2023-02-28'],
  ['2026-11-21', 120, '2016-11-21'],
])('monthsBefore(%s, %s) is %s', (day, months, expected) => {
  expect(monthsBefore(day, months)).toBe(expected);
});
