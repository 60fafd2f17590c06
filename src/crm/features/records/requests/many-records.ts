import { fromRows, recordColumns, type SalesRecord } from '../../../../domain/records/sales-record.ts';
import { recordsTable } from '../../../api/rest.ts';

export type SharedField = 'company' | 'shift';

/**
 * Changes only records whose `field` still has the value `seen`.
 * @param version if given, changes only records with this `updatedAt`
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
