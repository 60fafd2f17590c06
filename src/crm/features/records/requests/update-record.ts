import { entryFields } from '../../../../domain/records/record-fields.ts';
import {
  fromRow,
  recordColumns,
  type SalesRecord,
  type SalesRecordInput,
  toRow,
} from '../../../../domain/records/sales-record.ts';
import { recordsTable } from '../../../api/rest.ts';

type Rows = Parameters<typeof fromRow>[0][];

/** Null when the sale was changed or deleted since it was read. */
export async function updateRecord(
  { id, updatedAt }: Pick<SalesRecord, 'id' | 'updatedAt'>,
  input: SalesRecordInput,
): Promise<SalesRecord | null> {
  const ofRecord = (await recordsTable()).update(toRow(input)).eq('id', id).eq('updatedat', updatedAt);
  const { data } = await ofRecord.select(recordColumns).throwOnError();
  const [changed] = data as unknown as Rows;
  return changed ? fromRow(changed) : null;
}

export function isStoredAs(stored: SalesRecordInput, input: SalesRecordInput): boolean {
  return entryFields.every((field) => stored[field] === input[field]);
}
