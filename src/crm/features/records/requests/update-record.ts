import {
  fromRow,
  recordColumns,
  type SalesRecord,
  type SalesRecordInput,
  toRow,
} from '../../../../domain/sales-record.ts';
import { recordsTable } from '../../../api/rest.ts';

/** Changes a sale and reads it back. @throws AppError PGRST116 when there is no such row any more */
export async function updateRecord(id: number, input: SalesRecordInput): Promise<SalesRecord> {
  const table = await recordsTable();
  const { data } = await table.update(toRow(input)).eq('id', id).select(recordColumns).single().throwOnError();
  return fromRow(data as unknown as Parameters<typeof fromRow>[0]);
}
