import type { MoneyField } from './record-fields.ts';

/** A figure over sales, and what is in it. */
export interface Sum {
  name: string;
  hint: string;
  of: readonly MoneyField[];
}

/** What sales come to. Four figures apart: one that added all amounts would mean nothing. */
export const sums: readonly Sum[] = [
  { name: 'Tahsilat', hint: 'Sanal POS + Kart + Havale, iadeler düşülmüş', of: ['virtualPos', 'card', 'transfer'] },
  { name: 'Cari', hint: 'Müşteri hesabına yazılan, iadeler düşülmüş', of: ['currentAccountPayment'] },
  { name: 'Komisyon', hint: 'İadeler düşülmüş; Tahsilat’a katılmaz', of: ['commission'] },
  { name: 'Bakiye Yükleme', hint: 'İadeler düşülmüş; Tahsilat’a katılmaz', of: ['bdload'] },
];

/** A figure over these amounts; what is not given is nothing. */
export function sumOf({ of }: Sum, amounts: Readonly<Partial<Record<MoneyField, number | null>>>): number {
  return of.reduce((sum, field) => sum + (amounts[field] ?? 0), 0);
}
