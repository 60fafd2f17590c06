import { fromRows, recordColumns, type SalesRecord } from '../../../../domain/records/sales-record.ts';
import { recordsTable } from '../../../api/rest.ts';

/** A sale, unless it is gone, and what was given back of it, oldest first. */
export interface Refunds {
  origin: SalesRecord | null;
  /** All records of the sale: the origin, and who bought with it. Without the origin none. */
  sale: SalesRecord[];
  refunds: SalesRecord[];
}

export async function findRefunds(originId: number, signal: AbortSignal): Promise<Refunds> {
  const found = await read(`id.eq.${originId},groupof.eq.${originId},refundof.eq.${originId}`, signal);
  const origin = found.find(({ id }) => id === originId) ?? null;
  const first = origin?.groupOf ?? originId;
  const family = first === originId ? found : await read(`id.eq.${first},groupof.eq.${first}`, signal);
  const sale = family.filter((one) => one.refundOf === null && (one.id === first || one.groupOf === first));
  const ids = sale.map(({ id }) => id).filter((id) => id !== originId);
  const others = ids.length > 0 ? await read(`refundof.in.(${ids})`, signal) : [];
  const own = found.filter(({ refundOf }) => refundOf === originId);
  return { origin, sale: origin ? sale : [], refunds: [...own, ...others].toSorted((one, other) => one.id - other.id) };
}

async function read(which: string, signal: AbortSignal): Promise<SalesRecord[]> {
  const found = (await recordsTable()).select(recordColumns).or(which).order('id').abortSignal(signal);
  const { data } = await found.throwOnError();
  return fromRows(data);
}

/** How many refunds of a long list are linked from their sales. Each sale names all of its own when it is open. */
const most = 1000;

/** The refunds of the sales from one id to another, newest first, by the id of the sale. */
export async function refundsBetween(from: number, to: number, signal: AbortSignal): Promise<Map<number, number[]>> {
  const { data } = await (await recordsTable())
    .select('refundof,id')
    .gte('refundof', from)
    .lte('refundof', to)
    .order('id', { ascending: false })
    .limit(most)
    .abortSignal(signal)
    .throwOnError();
  const found = new Map<number, number[]>();
  for (const { refundof, id } of data as { refundof: number; id: number }[]) {
    found.set(refundof, [...(found.get(refundof) ?? []), id]);
  }
  return found;
}
