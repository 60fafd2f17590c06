import { formatMoney } from '../../../../domain/money.ts';
import { type MoneyField, moneyFields } from '../../../../domain/record-fields.ts';
import type { SalesRecord } from '../../../../domain/sales-record.ts';
import type { Totals } from './totals.ts';

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

/** Width in px that each number column needs, so that neither an amount nor a sum is cut off. */
export function neededWidths(totals: Totals | null, rows: readonly SalesRecord[]): Record<string, number> {
  const needed: Record<string, number> = { id: widthOf(String(largest(rows, 'id')), cellFont) + edge };
  for (const field of moneyFields) {
    const ofCells = widthOf(formatMoney(largest(rows, field)), cellFont);
    needed[field] = Math.max(ofCells, totals ? widthOf(formatMoney(totals[field]), sumFont) : 0);
  }
  return needed;
}

function largest(rows: readonly SalesRecord[], field: MoneyField | 'id'): number {
  let found = 0;
  for (const row of rows) found = Math.max(found, row[field] ?? 0);
  return found;
}
