import type { SalesRecord } from '../../../../domain/records/sales-record.ts';
import { recordsTable } from '../../../api/rest.ts';

export type KnownCustomer = Pick<SalesRecord, 'id' | 'fullName' | 'citizenId'>;

/** @param digits the last ten digits of the number */
export async function findKnownPhone(digits: string, signal: AbortSignal): Promise<KnownCustomer | null> {
  const found = (await recordsTable()).select('id,fullname,citizenid').ilike('phonedigits', `%${digits}%`);
  // `newest` sorts like `id`, but does not let the database choose the index of `id` and scan all sales along it.
  const newest = found.order('newest', { ascending: false }).limit(1);
  const { data } = await newest.abortSignal(signal).throwOnError();
  const [row] = data as { id: number; fullname: string; citizenid: string | null }[];
  return row ? { id: row.id, fullName: row.fullname, citizenId: row.citizenid } : null;
}
