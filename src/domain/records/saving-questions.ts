import { addDays } from '../days/date-ranges.ts';
import { formatDate, type IsoDate } from '../days/dates.ts';
import { formatMoney } from '../text/money.ts';
import { type EntryField, moneyFields } from './record-fields.ts';
import { paymentFields } from './refunds.ts';
import type { SalesRecordInput } from './sales-record.ts';

/** Staff must confirm a sale beyond these limits. */
export interface SavingLimits {
  daysBack: number;
  daysAhead: number;
  /** In lira. */
  largeAmount: number;
}

/** `field` is the field that staff should change if they answer no. */
export interface SavingQuestion {
  text: string;
  field: EntryField;
}

export const dayLimits = { daysBack: 60, daysAhead: 1 } as const;

/**
 * Asks about values that are possible but rarely intended; most sales need no question.
 * @param stored the sale before the change: values it already had are not asked about again
 * @param refund null if the sale is no refund; `exceeds` is the field with more than was paid
 */
export function questionsBeforeSaving(
  input: SalesRecordInput,
  today: IsoDate,
  limits: SavingLimits,
  stored: SalesRecordInput | null = null,
  refund: { exceeds: EntryField | null } | null = null,
): SavingQuestion[] {
  const { date } = input;
  const isFar = date !== null && (date < addDays(today, -limits.daysBack) || date > addDays(today, limits.daysAhead));
  const large = moneyFields
    .filter((field) => input[field] !== stored?.[field])
    .map((field) => ({ field, amount: input[field] ?? 0 }))
    .filter(({ amount }) => amount > limits.largeAmount);
  const once = large.filter(({ amount }, at) => large.findIndex((one) => one.amount === amount) === at);
  const isMoneyNew = stored === null || moneyFields.some((field) => input[field] !== stored[field]);
  const isBare = stored === null && !refund && !input.pnr && moneyFields.every((field) => input[field] === null);
  return [
    ...(isBare ? [{ text: 'Tutar ve PNR boş — doğru mu?', field: 'pnr' as const }] : []),
    ...(refund && isMoneyNew && moneyFields.every((field) => !input[field])
      ? [{ text: 'Tutarsız iade — doğru mu?', field: paymentFields[0] }]
      : []),
    ...(refund?.exceeds && isMoneyNew ? [{ text: 'Ödenenden fazla iade — doğru mu?', field: refund.exceeds }] : []),
    ...once.map(({ field, amount }) => ({ text: `${formatMoney(amount)} TL — doğru mu?`, field })),
    ...(isFar && date !== stored?.date ? [{ text: `${formatDate(date)} — doğru mu?`, field: 'date' as const }] : []),
  ];
}
