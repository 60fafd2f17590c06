import { recordsTable } from '../../../api/rest.ts';

export interface SamePnr {
  id: number;
  fullname: string;
  date: string | null;
}

/** The newest other sale with this PNR, or null. */
export async function findSamePnr(pnr: string, exceptId: number | null, signal: AbortSignal): Promise<SamePnr | null> {
  let query = (await recordsTable()).select('id,fullname,date').eq('pnr', pnr);
  if (exceptId !== null) query = query.neq('id', exceptId);
  const { data } = await query.order('id', { ascending: false }).limit(1).abortSignal(signal).throwOnError();
  return (data as SamePnr[])[0] ?? null;
}
