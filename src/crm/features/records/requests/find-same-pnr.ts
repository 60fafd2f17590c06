import { fromRows, recordColumns, type SalesRecord } from '../../../../domain/records/sales-record.ts';
import { recordsTable } from '../../../api/rest.ts';

/** At most this many records are read; a booking rarely has more. */
const most = 50;

export async function findSamePnr(pnr: string, signal: AbortSignal): Promise<SalesRecord[]> {
  const found = (await recordsTable()).select(recordColumns).eq('pnr', pnr);
  const { data } = await found.order('id', { ascending: false }).limit(most).abortSignal(signal).throwOnError();
  return fromRows(data);
}
