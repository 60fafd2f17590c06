import { fromRows, recordColumns, type SalesRecord } from '../../../../domain/records/sales-record.ts';
import { AppError } from '../../../api/errors.ts';
import { recordsTable } from '../../../api/rest.ts';

/** @throws AppError `row_missing` when there is no such row any more */
export async function readRecord(id: number): Promise<SalesRecord> {
  const { data } = await (await recordsTable()).select(recordColumns).eq('id', id).throwOnError();
  const [record] = fromRows(data);
  if (!record) throw new AppError('row_missing');
  return record;
}
