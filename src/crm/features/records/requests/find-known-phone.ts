import type { SalesRecord } from '../../../../domain/records/sales-record.ts';
import { recordsTable } from '../../../api/rest.ts';

/** Whose number it was last. */
export type KnownCustomer = Pick<SalesRecord, 'id' | 'fullName' | 'citizenId'>;

/** The newest sale with this phone number, of which these are the last ten digits, or null. */
export async function findKnownPhone(digits: string, signal: AbortSignal): Promise<KnownCustomer | null> {
  const found = (await recordsTable()).select('id,fullname,citizenid').ilike('phonedigits', `%${digits}%`);
  // Not by the id: whoever plans the query would rather walk through all sales, newest first.
  const newest = found.order('newest', { ascending: false }).limit(1);
  const { data } = await newest.abortSignal(signal).throwOnError();
  const [row] = data as { id: number; fullname: string; citizenid: string | null }[];
  return row ? { id: row.id, fullName: row.fullname, citizenId: row.citizenid } : null;
}
