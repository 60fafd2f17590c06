import type { SalesRecord, SalesRecordInput } from '../../../../domain/sales-record.ts';

/** Whether the stored sale is what was entered. */
export function holds(stored: SalesRecord, input: SalesRecordInput): boolean {
  return Object.entries(input).every(([field, value]) => stored[field as keyof SalesRecordInput] === value);
}
