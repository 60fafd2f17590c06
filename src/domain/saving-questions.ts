import { addDays } from './date-ranges.ts';
import { formatDate, type IsoDate } from './dates.ts';
import { formatMoney } from './money.ts';
import { moneyFields } from './record-fields.ts';
import type { SalesRecordInput } from './sales-record.ts';

/** How far from today a sale may be, and how large an amount, before staff are asked whether they mean it. */
export interface SavingLimits {
  daysBack: number;
  daysAhead: number;
  /** In lira; the agency's own. */
  largeAmount: number;
}

export const dayLimits = { daysBack: 60, daysAhead: 1 } as const;

/**
 * What in a sale is possible but seldom meant, each as a question; none for most sales.
 * @param stored the sale before it was changed: what is as before was settled then
 * @param refund where it is money given back, whether it is more than was paid
 */
export function questionsBeforeSaving(
  input: SalesRecordInput,
  today: IsoDate,
  limits: SavingLimits,
  stored: SalesRecordInput | null = null,
  refund: { exceeds: boolean } | null = null,
): string[] {
  const { date } = input;
  const isFar = date !== null && (date < addDays(today, -limits.daysBack) || date > addDays(today, limits.daysAhead));
  const large = moneyFields
    .filter((field) => input[field] !== stored?.[field])
    .map((field) => input[field] ?? 0)
    .filter((amount) => amount > limits.largeAmount);
  const isMoneyNew = stored === null || moneyFields.some((field) => input[field] !== stored[field]);
  return [
    ...(refund && isMoneyNew && moneyFields.every((field) => !input[field]) ? ['Tutarsız iade — doğru mu?'] : []),
    ...(refund?.exceeds && isMoneyNew ? ['Ödenenden fazla iade — doğru mu?'] : []),
    ...[...new Set(large)].map((amount) => `${formatMoney(amount)} TL — doğru mu?`),
    ...(isFar && date !== stored?.date ? [`${formatDate(date)} — doğru mu?`] : []),
  ];
}
