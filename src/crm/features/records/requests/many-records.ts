import { fromRows, recordColumns, type SalesRecord } from '../../../../domain/records/sales-record.ts';
import { recordsTable } from '../../../api/rest.ts';

export type SharedField = 'company' | 'shift';

/**
 * Changes a field where it still has the value that was seen.
 * @param version the `updatedAt` that they must all have, where nothing else may have changed either
 */
export async function setField(
  ids: readonly number[],
  field: SharedField,
  seen: string | null,
  value: string | null,
  version?: string,
): Promise<SalesRecord[]> {
  let query = (await recordsTable()).update({ [field]: value }).in('id', [...ids]);
  query = seen === null ? query.is(field, null) : query.eq(field, seen);
  if (version !== undefined) query = query.eq('updatedat', version);
  const { data } = await query.select(recordColumns).throwOnError();
  return fromRows(data);
}

/** Returns the ids that were there. */
export async function deleteMany(ids: readonly number[]): Promise<number[]> {
  const { data } = await (await recordsTable())
    .delete()
    .in('id', [...ids])
    .select('id')
    .throwOnError();
  return (data as { id: number }[]).map(({ id }) => id);
}

export async function readMany(ids: readonly number[]): Promise<SalesRecord[]> {
  const { data } = await (await recordsTable())
    .select(recordColumns)
    .in('id', [...ids])
    .throwOnError();
  return fromRows(data);
}
