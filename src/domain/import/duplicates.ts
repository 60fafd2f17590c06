import type { SalesRecordInput } from '../records/sales-record.ts';
import { foldText } from '../text/turkish.ts';
import type { ImportedRow } from './imported-row.ts';

export type Sale = Pick<SalesRecordInput, 'pnr' | 'fullName' | 'date' | 'saleType'>;

/**
 * The key that rows of the same sale share: PNR, name, day and whether it is a refund. The sale type is not part of the
 * key, because a list may leave it out.
 */
export function saleKey({ pnr, fullName, date }: Sale, isRefund: boolean): string {
  return [pnr ?? '', fullName, date ?? '', isRefund ? 'refund' : ''].map(foldText).join('|');
}

/** What a row duplicates: the id of a stored record, or the line of an earlier row of the file. */
export type Repeated = { id: number } | { line: number };

/** The rows that duplicate a stored record or an earlier row, by line. */
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
    // In a file, a duplicate must have the same sale type, too: a sale and a payment for baggage may differ in nothing
    // else.
    const inFile = `${key}|${input.saleType ?? ''}`;
    const earlier = first.get(inFile);
    if (id !== undefined) repeated.set(line, { id });
    else if (earlier !== undefined) repeated.set(line, { line: earlier });
    else first.set(inFile, line);
  }
  return repeated;
}
