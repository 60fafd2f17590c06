import { AppError } from '../../../api/errors.ts';
import { recordsTable } from '../../../api/rest.ts';

/** @throws AppError `row_missing` when there is no such row any more */
export async function deleteRecord(id: number): Promise<void> {
  const { data } = await (await recordsTable()).delete().eq('id', id).select('id').throwOnError();
  if (!Array.isArray(data) || data.length === 0) throw new AppError('row_missing');
}
