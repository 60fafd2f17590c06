import { entryFields } from '../../../../domain/records/record-fields.ts';
import {
  fromRows,
  recordColumns,
  type SalesRecord,
  type SalesRecordInput,
  toRow,
} from '../../../../domain/records/sales-record.ts';
import { recordsTable } from '../../../api/rest.ts';

/** Changes a sale as long as it is as it was read, and reads it back; null when it was changed or deleted since. */
export async function updateRecord(
  { id, updatedAt }: Pick<SalesRecord, 'id' | 'updatedAt'>,
  input: SalesRecordInput,
): Promise<SalesRecord | null> {
  const ofRecord = (await recordsTable()).update(toRow(input)).eq('id', id).eq('updatedat', updatedAt);
  const { data } = await ofRecord.select(recordColumns).throwOnError();
  return fromRows(data)[0] ?? null;
}

/** Whether the stored sale is what was entered. */
export function isStoredAs(stored: SalesRecordInput, input: SalesRecordInput): boolean {
  return entryFields.every((field) => stored[field] === input[field]);
}
