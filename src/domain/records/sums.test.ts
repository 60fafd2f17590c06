import { expect, it } from 'vitest';
import { everyAmount } from '../../../tests/support/amounts.ts';
import { moneyFields } from './record-fields.ts';
import { netAmounts, sumOf, sums } from './sums.ts';

it('never adds Cari, a commission or a balance load to the takings', () => {
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

it('has each amount in one figure, also one that no figure names', () => {
  expect(sums.flatMap(({ of }) => of).toSorted()).toEqual(moneyFields.toSorted());
});

it('counts a missing amount as zero', () => {
  expect(sums.map((sum) => sumOf(sum, { card: 5, transfer: null }))).toEqual([5, 0, 0, 0]);
});

it('counts refunds as negative', () => {
  const nothing = everyAmount(null);
  const sales = [
    { ...nothing, saleType: 'YENI BILET', card: 900, commission: 50 },
    { ...nothing, saleType: 'iptal/iade', card: 300, currentAccountPayment: 20 },
    { ...nothing, saleType: null, transfer: 7 },
  ];
  const net = netAmounts(sales, ['IPTAL/IADE']);
  expect(net).toEqual({ ...everyAmount(0), card: 600, transfer: 7, commission: 50, currentAccountPayment: -20 });
});
