import { formatMoney } from '../text/money.ts';

/** Range of what the customer pays, Tahsilat + Cari; both ends included, null means no limit. */
export interface PaidRange {
  least: number | null;
  most: number | null;
}

export const anyAmount: PaidRange = { least: null, most: null };
export const isAnyAmount = ({ least, most }: PaidRange): boolean => least === null && most === null;

export const paidName = 'Tutar';

/** The range as staff read it. */
export function paidText({ least, most }: PaidRange): string {
  if (least !== null && most !== null) {
    return least === most ? `${formatMoney(least)} TL` : `${formatMoney(least)}–${formatMoney(most)} TL`;
  }
  if (least !== null) return `en az ${formatMoney(least)} TL`;
  return most === null ? '' : `en çok ${formatMoney(most)} TL`;
}
