import { entryFields } from '../../../../domain/records/record-fields.ts';
import {
  fromRows,
  recordColumns,
  type SalesRecord,
  type SalesRecordInput,
  toRow,
} from '../../../../domain/records/sales-record.ts';
import { AppError } from '../../../api/errors.ts';
import { recordsTable } from '../../../api/rest.ts';

/** @throws AppError `row_missing` if the row no longer exists */
export async function readRecord(id: number): Promise<SalesRecord> {
  const { data } = await (await recordsTable()).select(recordColumns).eq('id', id).throwOnError();
  const [record] = fromRows(data);
  if (!record) throw new AppError('row_missing');
  return record;
}

export async function updateRecord(
  { id, updatedAt }: Pick<SalesRecord, 'id' | 'updatedAt'>,
  input: SalesRecordInput,
): Promise<SalesRecord | null> {
  const ofRecord = (await recordsTable()).update(toRow(input)).eq('id', id).eq('updatedat', updatedAt);
  const { data } = await ofRecord.select(recordColumns).throwOnError();
  return fromRows(data)[0] ?? null;
}

export function isStoredAs(stored: SalesRecordInput, input: SalesRecordInput): boolean {
  return entryFields.every((field) => stored[field] === input[field]);
}

/** @throws AppError `row_missing` if the row no longer exists */
export async function deleteRecord(id: number): Promise<void> {
  const { data } = await (await recordsTable()).delete().eq('id', id).select('id').throwOnError();
  if (!Array.isArray(data) || data.length === 0) throw new AppError('row_missing');
}
