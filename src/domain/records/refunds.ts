import { foldText } from '../text/turkish.ts';
import { type MoneyField, moneyFields } from './record-fields.ts';

/** Whether a sale of this type is a refund. */
export function isRefundType(saleType: string, refundSaleTypes: readonly string[]): boolean {
  return refundSaleTypes.some((type) => foldText(type) === foldText(saleType));
}

export const paymentFields = ['virtualPos', 'card', 'transfer', 'currentAccountPayment'] as const;

/**
 * The amounts that are added up with `field` before they are compared: all payments, because a refund may use another
 * way of paying than the sale.
 */
export function refundGroup(field: MoneyField): readonly MoneyField[] {
  return paymentFields.some((payment) => payment === field) ? paymentFields : [field];
}

/** Whether more was refunded than paid in any group of amounts. */
export function isOverRefunded(sale: readonly Amounts[], refunds: readonly Amounts[]): boolean {
  const left = refundable(sale, refunds);
  const isBack = (field: MoneyField) => refunds.some((refund) => (refund[field] ?? 0) > 0);
  return moneyFields.some((field) => {
    const group = refundGroup(field);
    return group.some(isBack) && group.reduce((sum, one) => sum + left[one], 0) < 0;
  });
}

type Amounts = Readonly<Record<MoneyField, number | null>>;

/**
 * How much of each amount can still be refunded; negative if too much has been refunded already.
 * @param sale all records of the sale: a family's amounts are in the first
 */
export function refundable(sale: readonly Amounts[], refunds: readonly Amounts[]): Record<MoneyField, number> {
  const sum = (records: readonly Amounts[], field: MoneyField) =>
    records.reduce((total, record) => total + (record[field] ?? 0), 0);
  const left = moneyFields.map((field) => [field, sum(sale, field) - sum(refunds, field)]);
  return Object.fromEntries(left);
}
