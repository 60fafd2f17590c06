import { type MoneyField, moneyFields } from './record-fields.ts';
import { foldText } from './turkish.ts';

/** Whether a sale of this type is money given back. */
export function isRefundType(saleType: string, refundSaleTypes: readonly string[]): boolean {
  return refundSaleTypes.some((type) => foldText(type) === foldText(saleType));
}

/** What a customer pays with. */
export const paymentFields = ['virtualPos', 'card', 'transfer', 'currentAccountPayment'] as const;

/** Amounts that stand for each other: money may go back another way than it came, so the payments are one. */
export function refundGroup(field: MoneyField): readonly MoneyField[] {
  return paymentFields.some((payment) => payment === field) ? paymentFields : [field];
}

type Amounts = Readonly<Record<MoneyField, number | null>>;

/** What is left of each amount to be given back; less than nothing when too much was given back already. */
export function refundable(origin: Amounts, refunds: readonly Amounts[]): Record<MoneyField, number> {
  const left = moneyFields.map((field) => [
    field,
    refunds.reduce((rest, refund) => rest - (refund[field] ?? 0), origin[field] ?? 0),
  ]);
  return Object.fromEntries(left);
}
