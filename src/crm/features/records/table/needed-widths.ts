import { type MoneyField, moneyFields } from '../../../../domain/records/record-fields.ts';
import type { SalesRecord } from '../../../../domain/records/sales-record.ts';
import { formatMoney } from '../../../../domain/text/money.ts';
import { netAmount } from '../requests/refund.ts';

/** Width of a digit and of a dot in px. */
const digit = 8.2;
const dot = 2.9;
const padding = 10;
const edge = 11;

function widthOf(text: string): number {
  const dots = text.split('.').length - 1;
  return Math.ceil((text.length - dots) * digit + dots * dot) + padding;
}

export function neededWidths(rows: readonly SalesRecord[]): Record<string, number> {
  const newest = rows.reduce((id, row) => Math.max(id, row.id), 0);
  const needed: Record<string, number> = { id: widthOf(String(newest)) + edge };
  for (const field of moneyFields) {
    needed[field] = Math.max(...extremes(rows, field).map((amount) => widthOf(formatMoney(amount))));
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
