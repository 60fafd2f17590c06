import type { SalesRecordInput } from '../records/sales-record.ts';
import { foldText } from '../text/turkish.ts';
import type { ImportedRow } from './imported-row.ts';

export type Sale = Pick<SalesRecordInput, 'pnr' | 'fullName' | 'date' | 'saleType'>;

/** Rows of the same sale share this key. It omits the sale type, because a list may leave the type out. */
export function saleKey({ pnr, fullName, date }: Sale, isRefund: boolean): string {
  return [pnr ?? '', fullName, date ?? '', isRefund ? 'refund' : ''].map(foldText).join('|');
}

export type Repeated = { id: number } | { line: number };

/** Finds the rows that duplicate a stored record or an earlier row. The keys are line numbers. */
export function findRepeated(
  rows: readonly ImportedRow[],
  stored: ReadonlyMap<string, number>,
  isRefund: (sale: Sale) => boolean,
): ReadonlyMap<number, Repeated> {
  const first = new Map<string, number>();
  const repeated = new Map<number, Repeated>();
  for (const { line, input } of rows) {
    if (!input) continue;
    const key = saleKey(input, isRefund(input));
    const id = stored.get(key);
    // Within the file, compare the sale type too: a sale and a payment for baggage may differ in nothing else.
    const inFile = `${key}|${input.saleType ?? ''}`;
    const earlier = first.get(inFile);
    if (id !== undefined) repeated.set(line, { id });
    else if (earlier !== undefined) repeated.set(line, { line: earlier });
    else first.set(inFile, line);
  }
  return repeated;
}
