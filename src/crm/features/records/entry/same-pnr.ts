import { formatDate } from '../../../../domain/days/dates.ts';
import { isSameName } from '../../../../domain/records/passenger-names.ts';
import { moneyFields } from '../../../../domain/records/record-fields.ts';
import type { SalesRecord, SalesRecordInput } from '../../../../domain/records/sales-record.ts';
import { type Entry, linkOf } from '../entries/entry-draft.ts';
import { isRefund } from '../requests/refund.ts';

export interface SamePnr {
  /** The warning about the newest sale. */
  text: string;
  /** The group's first passenger, whose sale has the amounts; null if there are only refunds. */
  first: SalesRecord | null;
  sales: readonly SalesRecord[];
}

/** The sale to refund: the one of the typed name, or else the first. */
export function refundedOf({ sales, first }: SamePnr, fullName: string): SalesRecord | null {
  return sales.find((sale) => isSameName(sale.fullName, fullName)) ?? first;
}

/** The stored sale that this one repeats. Other amounts make it another sale, as for baggage paid later. */
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
  // A linked passenger's whole group counts as linked.
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
