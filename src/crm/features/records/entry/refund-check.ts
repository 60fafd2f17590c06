import { doubtsOf, exceedingField } from '../../../../domain/records/record-doubts.ts';
import {
  type EntryField,
  type MoneyField,
  moneyFields,
  recordFields,
} from '../../../../domain/records/record-fields.ts';
import { isOverRefunded, paymentFields, refundable } from '../../../../domain/records/refunds.ts';
import type { SalesRecordInput } from '../../../../domain/records/sales-record.ts';
import type { SavingQuestion } from '../../../../domain/records/saving-questions.ts';
import type { Entry } from '../entries/entry-draft.ts';
import { queuedSales } from '../queue/kept-sales.ts';
import type { Refunds } from '../requests/find-linked.ts';
import { isRefund } from '../requests/refund.ts';

export function originOf({ record, refundOf }: Entry): number | null {
  return refundOf ?? record?.refundOf ?? record?.id ?? null;
}

export const earlierRefunds = ({ record }: Entry, { refunds }: Refunds) =>
  refunds.filter((refund) => refund.id !== record?.id && isRefund(refund));

/**
 * Finds the amounts that can still be refunded. Null unless the entry refunds another sale and `related` contains that
 * sale.
 * @param userId also counts this user's refunds that still wait to be sent to the server
 */
export function leftToRefund(
  entry: Entry,
  related: Refunds | null | undefined,
  userId: string | undefined,
): Record<MoneyField, number> | null {
  if (!related?.origin || originOf(entry) === entry.record?.id) return null;
  const ids = [related.origin.id, ...related.sale.map(({ id }) => id)];
  const waiting = userId === undefined ? [] : queuedSales(userId);
  const queued = waiting.filter(
    ({ clientRef, entry: one, input }) =>
      clientRef !== entry.clientRef && one.refundOf !== null && ids.includes(one.refundOf) && isRefund(input),
  );
  return refundable(related.sale, [...earlierRefunds(entry, related), ...queued.map(({ input }) => input)]);
}

export function bookedNames(entry: Entry, related: Refunds | null | undefined): string[] {
  return related?.origin && originOf(entry) !== entry.record?.id ? related.sale.map(({ fullName }) => fullName) : [];
}

/**
 * Finds the sale whose refunds must be read before saving: the refunded sale, or this one if an amount was lowered.
 * Null if there is none.
 */
export function refundsNeeded(entry: Entry, input: SalesRecordInput): number | null {
  const { record } = entry;
  const origin = originOf(entry);
  if (isRefund(input)) return origin === record?.id ? null : origin;
  const isLess = record !== null && moneyFields.some((field) => (input[field] ?? 0) < (record[field] ?? 0));
  return isLess ? record.id : null;
}

const unread = 'Ne kadar ödendiği ve iade edildiği okunamadı; fazla iade olabilir — yine de kaydedilsin mi?';

function otherWay({ record }: Entry, input: SalesRecordInput, read: Refunds | null | undefined): SavingQuestion | null {
  const paid = paymentFields.filter((field) => read?.sale.some((sale) => sale[field]));
  const field = paymentFields.find((one) => input[one] && input[one] !== record?.[one] && !paid.includes(one));
  if (!field || paid.length === 0) return null;
  const names = paid.map((one) => recordFields[one].label).join(', ');
  return { text: `Ödeme yolu değişiyor: alınan ${names}, iade ${recordFields[field].label} — doğru mu?`, field };
}

export function checkRefund(
  entry: Entry,
  input: SalesRecordInput,
  read: Refunds | null | undefined,
  userId: string | undefined,
): { refund: { exceeds: EntryField | null } | null; more: SavingQuestion[] } {
  if (isRefund(input)) {
    const doubts = doubtsOf(entry.draft, leftToRefund(entry, read, userId), bookedNames(entry, read));
    const isOther = doubts.fullName === 'notBooked' && input.fullName !== entry.record?.fullName;
    const other = `Bu isim iade edilen rezervasyonda yok: ${input.fullName} — doğru mu?`;
    const way = otherWay(entry, input, read);
    const more: SavingQuestion[] = [
      ...(way ? [way] : []),
      ...(read === null ? [{ text: unread, field: paymentFields[0] }] : []),
      ...(isOther ? [{ text: other, field: 'fullName' as const }] : []),
    ];
    return { refund: { exceeds: exceedingField(doubts) }, more };
  }
  const { record } = entry;
  const lowered = record && moneyFields.find((field) => (input[field] ?? 0) < (record[field] ?? 0));
  if (!lowered || !read) return { refund: null, more: [] };
  const sale = read.sale.map((one) => (one.id === record.id ? { ...one, ...input } : one));
  const isBelow = isOverRefunded(sale, earlierRefunds(entry, read));
  const text = 'Ödenen, iade edilenden az kalıyor — doğru mu?';
  return { refund: null, more: isBelow ? [{ text, field: lowered }] : [] };
}
