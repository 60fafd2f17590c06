import type { IsoDate } from '../../../domain/dates.ts';
import { recordsTable } from '../../api/rest.ts';

/** How many records there are, of one day or of all days; only the count travels. */
export async function countRecords(date?: IsoDate): Promise<number> {
  const all = (await recordsTable()).select('*', { count: 'exact', head: true });
  const { count } = await (date ? all.eq('date', date) : all).throwOnError();
  return count ?? 0;
}
