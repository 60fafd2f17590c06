import { type MoneyField, moneyFields } from '../../../../domain/records/record-fields.ts';
import type { SalesRecord } from '../../../../domain/records/sales-record.ts';
import { formatMoney } from '../../../../domain/text/money.ts';
import { netAmount } from '../requests/refund.ts';
import type { Totals } from '../requests/sum-records.ts';

/** Width of a digit and of a dot in px, in a cell and in the smaller bold type of the sums. */
const cellFont = { digit: 8.2, dot: 2.9 };
const sumFont = { digit: 7.3, dot: 2.9 };
const padding = 10;
/** Extra padding at the left of the first column. */
const edge = 11;

function widthOf(text: string, { digit, dot }: typeof cellFont): number {
  const dots = text.split('.').length - 1;
  return Math.ceil((text.length - dots) * digit + dots * dot) + padding;
}

/** Neither an amount nor a sum may be cut off. In px. */
export function neededWidths(totals: Totals | null, rows: readonly SalesRecord[]): Record<string, number> {
  const newest = rows.reduce((id, row) => Math.max(id, row.id), 0);
  const needed: Record<string, number> = { id: widthOf(String(newest), cellFont) + edge };
  for (const field of moneyFields) {
    const ofCells = extremes(rows, field).map((amount) => widthOf(formatMoney(amount), cellFont));
    needed[field] = Math.max(...ofCells, totals ? widthOf(formatMoney(totals[field]), sumFont) : 0);
  }
  return needed;
}

function extremes(rows: readonly SalesRecord[], field: MoneyField): [number, number] {
  let [least, most] = [0, 0];
  for (const row of rows) {
    const amount = netAmount(row, field) ?? 0;
    if (amount > most) most = amount;
    else if (amount < least) least = amount;
  }
  return [least, most];
}
