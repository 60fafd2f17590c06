import { describe, expect, it, vi } from 'vitest';
import { atMost, comparisonsOf, signed } from './figures.ts';
import type { Breakdown } from './requests.ts';

vi.mock('../../agency.ts', () => ({ agency: { timeZone: 'UTC' } }));
vi.mock('../../api/rest.ts', () => ({}));

it.each([
  [-250, false, '−250'],
  [-1_234_567, true, '−1.234.567'],
  [0, true, '0'],
  [19_994, true, '+19.994'],
  [19_994, false, '19.994'],
])('shows %d with its sign', (amount, plus, text) => {
  expect(signed(amount, plus)).toBe(text);
});

describe('a table with more rows than fit', () => {
  const rows = [5, 4, 3, -2].map((sold, index) => ({ name: `r${index}`, sold, records: 1 }) as Breakdown);

  it('adds up the rest in a last row', () => {
    expect(atMost(rows, 3)).toEqual([rows[0], rows[1], { name: null, others: 2, sold: 1, records: 2 }]);
  });

  it('adds rows that are sums already', () => {
    const bounded = [...rows, { name: null, others: 50, sold: 7, records: 60 } as Breakdown];
    expect(atMost(bounded, 2).at(-1)).toEqual({ name: null, others: 53, sold: 12, records: 63 });
  });

  it('stays as it is if all fit', () => {
    expect(atMost(rows, 4)).toEqual(rows);
  });
});

describe('compares', () => {
  it('a day with the day before and the same weekday of the week before', () => {
    const scope = { start: '2026-03-01', end: '2026-03-01', shift: 'GECE' };
    expect(comparisonsOf(scope).map((one) => one.scope)).toEqual([
      { start: '2026-02-28', end: '2026-02-28', shift: 'GECE' },
      { start: '2026-02-22', end: '2026-02-22', shift: 'GECE' },
    ]);
  });

  it.each([
    ['2026-03-01', '2026-03-31', 'Şubat 2026', '2026-02-01', '2026-02-28'],
    ['2026-01-01', '2026-01-31', 'Aralık 2025', '2025-12-01', '2025-12-31'],
    ['2024-02-01', '2024-02-29', 'Ocak 2024', '2024-01-01', '2024-01-31'],
    ['2026-01-01', '2026-03-31', '01.10.2025–31.12.2025', '2025-10-01', '2025-12-31'],
    ['2026-01-01', '2026-12-31', '01.01.2025–31.12.2025', '2025-01-01', '2025-12-31'],
    // Ranges that are not whole months.
    ['2026-03-01', '2026-03-30', '30.01.2026–28.02.2026', '2026-01-30', '2026-02-28'],
    ['2026-03-02', '2026-03-31', '31.01.2026–01.03.2026', '2026-01-31', '2026-03-01'],
  ])('%s to %s: %s', (start, end, name, ...days) => {
    const [first, last] = days;
    expect(comparisonsOf({ start, end, shift: 'GECE' })).toEqual([
      { name, scope: { start: first, end: last, shift: 'GECE' } },
    ]);
  });

  it('a range with as many days right before it', () => {
    expect(comparisonsOf({ start: '2026-03-01', end: '2026-03-10', shift: null })).toEqual([
      { name: '19.02.2026–28.02.2026', scope: { start: '2026-02-19', end: '2026-02-28', shift: null } },
    ]);
  });
});
