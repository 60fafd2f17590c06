import { formatMoney } from '../../../../domain/money.ts';
import { moneyFields, type SalesRecord } from '../../../../domain/sales-record.ts';
import type { Totals } from './totals.ts';

const digitWidth = 7.6;
const dotWidth = 3.8;
const padding = 15;

/** Width in px that each number column needs: every sum is at least as long as its amounts. */
export function neededWidths(totals: Totals | null, newest: SalesRecord | undefined): Record<string, number> {
  const widthOf = (text: string) =>
    Math.ceil([...text].reduce((width, sign) => width + (sign === '.' ? dotWidth : digitWidth), padding));
  const needed: Record<string, number> = { id: widthOf(String(newest?.id ?? '')) + padding / 2 };
  if (totals) for (const field of moneyFields) needed[field] = widthOf(formatMoney(totals[field]));
  return needed;
}
