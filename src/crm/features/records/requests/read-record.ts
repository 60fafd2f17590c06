import { fromRow, recordColumns, type SalesRecord } from '../../../../domain/records/sales-record.ts';
import { AppError } from '../../../api/errors.ts';
import { recordsTable } from '../../../api/rest.ts';

/** @throws AppError `row_missing` when there is no such row any more */
export async function readRecord(id: number): Promise<SalesRecord> {
  const { data } = await (await recordsTable()).select(recordColumns).eq('id', id).throwOnError();
  const [row] = data as unknown as Parameters<typeof fromRow>[0][];
  if (!row) throw new AppError('row_missing');
  return fromRow(row);
}
