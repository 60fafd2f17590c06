import { formatMoney } from '../../../../domain/money.ts';
import { moneyFields, type SalesRecord } from '../../../../domain/sales-record.ts';
import type { Totals } from './totals.ts';

const signWidth = 7.4;
const padding = 13;
/** What the first column has at its left besides. */
const edge = 14;

/** Width in px that each number column needs: every sum is at least as long as its amounts. */
export function neededWidths(totals: Totals | null, newest: SalesRecord | undefined): Record<string, number> {
  const widthOf = (text: string) => Math.ceil(text.length * signWidth) + padding;
  const needed: Record<string, number> = { id: widthOf(String(newest?.id ?? '')) + edge };
  if (totals) for (const field of moneyFields) needed[field] = widthOf(formatMoney(totals[field]));
  return needed;
}
