import { describe, expect, it } from 'vitest';
import * as labels from './labels.ts';
import { everyDay, firstDay } from './takings.ts';

it.each([
  [0, '0', '0'],
  [999.4, '999', '999'],
  [9999, '9.999', '9.999'],
  [-4360, '−4.360', '−4.360'],
  [339_207, '339.207', '339 bin'],
  [-427_751, '−427.751', '−428 bin'],
  [9_999_600, '9.999.600', '10 mn'],
  [12_400_000, '12.400.000', '12 mn'],
])('writes %d as %s, and as %s where room is short', (amount, whole, rough) => {
  expect(labels.signed(amount)).toBe(whole);
  expect(labels.roughly(amount)).toBe(rough);
});

it('names days the Turkish way', () => {
  expect([labels.shortDay('2026-11-02'), labels.dayAndWeekday('2026-11-02')]).toEqual(['2 Kas', '2 Kas Pzt']);
  expect([labels.isMonday('2026-11-02'), labels.isMonday('2026-11-03')]).toEqual([true, false]);
});

it.each([
  [
    [85, 15],
    ['%85', '%15'],
  ],
  [
    [299, 1, 0],
    ['%100', '%0', ''],
  ],
  [
    [100, 10, -10],
    ['', '', ''],
  ],
  [[0], ['']],
])('%j have the shares %j', (amounts, shares) => {
  expect(labels.sharesOf(amounts)).toEqual(shares);
});

it('gives the time in the agency’s zone, whatever the device has', () => {
  const now = new Date('2026-11-21T21:05:00Z');
  expect(labels.timeIn('Europe/Istanbul', now)).toBe('00.05');
  expect(labels.minutesIn('Europe/Istanbul', now)).toBe(5);
  expect(labels.minutesIn('UTC', now)).toBe(21 * 60 + 5);
});

describe('today’s takings compared with the mean', () => {
  const hours = [
    { hour: 9, collected: 100, mean: 60 },
    { hour: 10, collected: 0, mean: 40 },
    { hour: 11, collected: 0, mean: 500 },
  ];
  it.each([
    [8 * 60, 100],
    [10 * 60, 40],
    [10 * 60 + 30, 20],
    [12 * 60, -500],
  ])('%d minutes into the day, are %d above it', (minutes, difference) => {
    expect(labels.againstMean(hours, minutes)).toEqual({ collected: 100, difference });
  });
});

describe('the note of the hours', () => {
  const now = new Date('2026-11-21T15:05:00Z');
  const hour = { hour: 9, collected: 100, mean: 60 };
  it.each([
    [[hour], false, 'Bugün 18.05: 100 TL, ortalamanın 40 TL üstünde'],
    [[{ ...hour, mean: 160 }], true, 'Bugün 18.05: 100 TL, ortalamanın 60 TL altında; içe aktarılan satışlar hariç'],
    [[{ ...hour, mean: 100 }], false, 'Bugün 18.05: 100 TL, ortalama kadar'],
    [[{ ...hour, mean: 0 }], true, 'Bugün 18.05: 100 TL; içe aktarılan satışlar hariç'],
  ])('for %j, with imported sales left out %j, is: %s', (hours, imported, note) => {
    expect(labels.noteOfHours({ hours, imported }, 'Europe/Istanbul', now)).toBe(note);
  });
});

it('lists each of the thirty days, also across months', () => {
  const sold = { name: '2026-03-01', records: 2, collected: 7 };
  const days = everyDay([sold], '2026-03-02');
  expect(days).toHaveLength(30);
  expect([days[0]?.name, firstDay('2026-03-02')]).toEqual(['2026-02-01', '2026-02-01']);
  expect(days.slice(-2)).toEqual([sold, { name: '2026-03-02', records: 0, collected: 0 }]);
});
