import { expect, it } from 'vitest';
import { portionsOf } from './portions.ts';

const sale = (pnr: string | null, date: string | null) => ({ pnr, date, fullName: 'Ali', saleType: null });

it('asks for neighbouring days together, and apart for what has no day or no PNR', () => {
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
  ['usual', 10_000, 'ABC123', 25],
  ['of many bytes', 1000, '😀'.repeat(20), 42],
])('asks for %s PNRs in portions that an address can carry', (_, count, pnr, portions) => {
  const all = portionsOf(Array.from({ length: count }, () => sale(pnr, '2025-01-01')));
  expect(all).toHaveLength(portions);
  expect(all.flat()).toHaveLength(count);
  const lengths = all.map((portion) => encodeURIComponent(portion.map((one) => `"${one.pnr}"`).join(',')).length);
  expect(Math.max(...lengths)).toBeLessThan(8_000);
});

it('asks for nothing where there is nothing', () => {
  expect(portionsOf([])).toEqual([]);
});
