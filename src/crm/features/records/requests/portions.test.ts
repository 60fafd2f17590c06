import { expect, it } from 'vitest';
import { portionsOf } from './portions.ts';

const sale = (pnr: string | null, date: string | null) => ({ pnr, date, fullName: 'Ali', saleType: null });

it('groups sales of neighbouring days, and separately those without a day or PNR', () => {
  const sales = [
    sale('C', '2025-03-01'),
    sale(null, '2025-01-01'),
    sale('A', null),
    sale('B', '2025-02-01'),
    sale(null, null),
  ];
  expect(portionsOf(sales).map((portion) => portion.map(({ pnr, date }) => `${pnr} ${date}`))).toEqual([
    ['B 2025-02-01', 'C 2025-03-01'],
    ['null 2025-01-01'],
    ['A null'],
    ['null null'],
  ]);
});

it.each([
  ['short', 10_000, 'ABC123', 25],
  ['multi-byte', 1000, '😀'.repeat(20), 42],
])('splits %s PNRs into portions that fit in an address', (_, count, pnr, portions) => {
  const all = portionsOf(Array.from({ length: count }, () => sale(pnr, '2025-01-01')));
  expect(all).toHaveLength(portions);
  expect(all.flat()).toHaveLength(count);
  const lengths = all.map((portion) => encodeURIComponent(portion.map((one) => `"${one.pnr}"`).join(',')).length);
  expect(Math.max(...lengths)).toBeLessThan(8_000);
});

it('makes no portion of no sales', () => {
  expect(portionsOf([])).toEqual([]);
});
