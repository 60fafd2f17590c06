import { entryFields } from '../../../../domain/records/record-fields.ts';
import {
  fromRow,
  recordColumns,
  type SalesRecord,
  type SalesRecordInput,
  toRow,
} from '../../../../domain/records/sales-record.ts';
import { AppError } from '../../../api/errors.ts';
import { recordsTable } from '../../../api/rest.ts';

type Rows = Parameters<typeof fromRow>[0][];

/** @throws AppError `row_missing` when there is no such row any more */
export async function readRecord(id: number): Promise<SalesRecord> {
  const { data } = await (await recordsTable()).select(recordColumns).eq('id', id).throwOnError();
  const [row] = data as unknown as Rows;
  if (!row) throw new AppError('row_missing');
  return fromRow(row);
}

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

/** @throws AppError `row_missing` when there is no such row any more */
export async function deleteRecord(id: number): Promise<void> {
  const { data } = await (await recordsTable()).delete().eq('id', id).select('id').throwOnError();
  if (!Array.isArray(data) || data.length === 0) throw new AppError('row_missing');
}
