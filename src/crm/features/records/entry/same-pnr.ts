import { formatDate } from '../../../../domain/days/dates.ts';
import { isSameName } from '../../../../domain/records/passenger-names.ts';
import { moneyFields } from '../../../../domain/records/record-fields.ts';
import type { SalesRecord, SalesRecordInput } from '../../../../domain/records/sales-record.ts';
import { type Entry, linkOf } from '../entries/entry-draft.ts';
import { isRefund } from '../requests/refund.ts';

export interface SamePnr {
  text: string;
  first: SalesRecord | null;
  sales: readonly SalesRecord[];
}

export function refundedOf({ sales, first }: SamePnr, fullName: string): SalesRecord | null {
  return sales.find((sale) => isSameName(sale.fullName, fullName)) ?? first;
}

/**
 * The stored sale that `input` repeats. A sale with other amounts is no repetition: baggage may have been paid later.
 */
export function repeatedSale({ sales }: SamePnr, input: SalesRecordInput): SalesRecord | undefined {
  return sales.find(
    (sale) =>
      sale.date === input.date &&
      isSameName(sale.fullName, input.fullName) &&
      moneyFields.every((field) => (sale[field] ?? 0) === (input[field] ?? 0)),
  );
}

/** @param found newest first */
export function samePnr(found: readonly SalesRecord[], entry: Entry): SamePnr | null {
  const linked = linkOf(entry);
  // A link to one passenger of a group counts as a link to the whole group.
  const own = [...linked, ...found.flatMap(({ id, groupOf }) => (linked.includes(id) ? (groupOf ?? []) : []))];
  const others = found.filter(({ id, groupOf }) => !own.includes(id) && !(groupOf !== null && own.includes(groupOf)));
  const sales = others.filter((record) => !isRefund(record));
  const sale = sales[0] ?? null;
  const told = sale ?? others[0];
  if (!told) return null;
  const first = others.find(({ id }) => id === sale?.groupOf) ?? sale;
  const passengers = others.filter(({ id, groupOf }) => first && (id === first.id || groupOf === first.id)).length;
  const { id, fullName, date } = first ?? told;
  const facts = [date && formatDate(date), passengers > 1 && `${passengers} yolcu`].filter(Boolean);
  return { text: [`Bu PNR ile kayıt var: #${id} ${fullName}`, ...facts].join(', '), first, sales };
}
