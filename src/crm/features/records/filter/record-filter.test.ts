import { expect, it } from 'vitest';
import { datesOf, withDates } from './record-filter.ts';

const today = '2026-11-21';

it.each([
  ['', { start: today, end: today }],
  ['start=2026-11-01', { start: '2026-11-01', end: today }],
  ['start=&end=', { start: '', end: '' }],
  ['start=2026-02-30&end=x', { start: '', end: '' }],
])('"%s" means %j', (address, dates) => {
  expect(datesOf(new URLSearchParams(address), today)).toEqual(dates);
});

it.each([
  [{ start: today, end: today }, 'sort=date'],
  [{ start: '2026-11-01', end: today }, 'sort=date&start=2026-11-01'],
  [{ start: '', end: '' }, 'sort=date&start=&end='],
])('%j has the address "%s"', (dates, address) => {
  expect(withDates(new URLSearchParams('sort=date'), dates, today).toString()).toBe(address);
});
