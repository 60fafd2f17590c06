import type { SalesRecordInput } from '../records/sales-record.ts';
import { foldText } from '../text/turkish.ts';
import type { ImportedRow } from './imported-row.ts';

export type Sale = Pick<SalesRecordInput, 'pnr' | 'fullName' | 'date' | 'saleType'>;

/**
 * What makes two rows the same sale: PNR, name, day and type. A sale and its refund, or what was paid for a bag, have all but
 * the type in common.
 */
export function saleKey({ pnr, fullName, date, saleType }: Sale): string {
  return [pnr ?? '', fullName, date ?? '', saleType ?? ''].map(foldText).join('|');
}

/** What a row repeats: the id of a stored record, or the line of an earlier row of the file. */
export type Repeated = { id: number } | { line: number };

/** The rows that repeat a stored record or an earlier row, by line. */
export function findRepeated(
  rows: readonly ImportedRow[],
  stored: ReadonlyMap<string, number>,
): ReadonlyMap<number, Repeated> {
  const first = new Map<string, number>();
  const repeated = new Map<number, Repeated>();
  for (const { line, input } of rows) {
    if (!input) continue;
    const key = saleKey(input);
    const id = stored.get(key);
    const earlier = first.get(key);
    if (id !== undefined) repeated.set(line, { id });
    else if (earlier !== undefined) repeated.set(line, { line: earlier });
    else first.set(key, line);
  }
  return repeated;
}
