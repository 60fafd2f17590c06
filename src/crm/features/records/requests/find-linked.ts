import { fromRows, recordColumns, type SalesRecord } from '../../../../domain/records/sales-record.ts';
import { recordsTable } from '../../../api/rest.ts';

export interface Refunds {
  origin: SalesRecord | null;
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

export async function findGroup(first: number, signal: AbortSignal): Promise<Pick<SalesRecord, 'id' | 'fullName'>[]> {
  const found = (await recordsTable()).select('id,fullname').or(`id.eq.${first},groupof.eq.${first}`);
  const { data } = await found.order('id').abortSignal(signal).throwOnError();
  const members = (data as { id: number; fullname: string }[]).map(({ id, fullname }) => ({ id, fullName: fullname }));
  return members.toSorted((one, other) => Number(other.id === first) - Number(one.id === first));
}

/** At most this many links are read for a list; opening a sale reads all links to it. */
const most = 1000;

export type Link = 'refundof' | 'groupof';

export async function linkedBetween(
  link: Link,
  from: number,
  to: number,
  signal: AbortSignal,
): Promise<Map<number, number[]>> {
  const { data } = await (await recordsTable())
    .select(`${link},id`)
    .gte(link, from)
    .lte(link, to)
    .order('id', { ascending: false })
    .limit(most)
    .abortSignal(signal)
    .throwOnError();
  const rows = data as unknown as (Record<Link, number> & { id: number })[];
  const groups = Map.groupBy(rows, (row) => row[link]);
  return new Map([...groups].map(([id, linked]) => [id, linked.map((row) => row.id)]));
}
