import { type MoneyField, moneyFields, recordFields } from './record-fields.ts';
import { isRefundType } from './refunds.ts';

export interface Sum {
  name: string;
  hint: string;
  of: readonly MoneyField[];
}

const apart = 'İadeler düşülmüş; Tahsilat’a katılmaz';
const named: readonly Sum[] = [
  { name: 'Tahsilat', hint: 'Sanal POS + Kart + Havale, iadeler düşülmüş', of: ['virtualPos', 'card', 'transfer'] },
  { name: 'Cari', hint: 'Müşteri hesabına yazılan, iadeler düşülmüş', of: ['currentAccountPayment'] },
  { name: 'Komisyon', hint: apart, of: ['commission'] },
  { name: 'Bakiye Yükleme', hint: apart, of: ['bdload'] },
];
const others = moneyFields.filter((field) => !named.some(({ of }) => of.includes(field)));

/** One total of all amounts would mean nothing, so staff see these figures, each of which adds up some amounts. */
export const sums = [
  ...named,
  ...others.map((field): Sum => ({ name: recordFields[field].label, hint: apart, of: [field] })),
];

/** The value of a figure for these amounts; missing amounts count as zero. */
export function sumOf({ of }: Sum, amounts: Readonly<Partial<Record<MoneyField, number | null>>>): number {
  return of.reduce((sum, field) => sum + (amounts[field] ?? 0), 0);
}

/** Adds up each amount of these sales, net of refunds. */
export function netAmounts(
  sales: readonly (Readonly<Record<MoneyField, number | null>> & { saleType: string | null })[],
  refundSaleTypes: readonly string[],
): Record<MoneyField, number> {
  const net = Object.fromEntries(moneyFields.map((field) => [field, 0])) as Record<MoneyField, number>;
  for (const sale of sales) {
    const sign = sale.saleType !== null && isRefundType(sale.saleType, refundSaleTypes) ? -1 : 1;
    for (const field of moneyFields) net[field] += sign * (sale[field] ?? 0);
  }
  return net;
}
