import { expect, it } from 'vitest';
import { sumOf, sums } from './sums.ts';

it('never adds what was put on account, a commission or a load to the takings', () => {
  const amounts = {
    virtualPos: 1,
    card: 20,
    transfer: 300,
    commission: 4000,
    currentAccountPayment: 50000,
    bdload: 6e5,
  };
  expect(sums.map((sum) => [sum.name, sumOf(sum, amounts)])).toEqual([
    ['Tahsilat', 321],
    ['Cari', 50000],
    ['Komisyon', 4000],
    ['Bakiye Yükleme', 600000],
  ]);
});

it('takes an amount that is not given for nothing', () => {
  expect(sums.map((sum) => sumOf(sum, { card: 5, transfer: null }))).toEqual([5, 0, 0, 0]);
});
