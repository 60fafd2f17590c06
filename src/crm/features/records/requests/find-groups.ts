import type { SalesRecord } from '../../../../domain/records/sales-record.ts';
import { recordsTable } from '../../../api/rest.ts';

/** A passenger of a group. */
export type Member = Pick<SalesRecord, 'id' | 'fullName'>;

/** The passengers of the group whose first this is, that one first. */
export async function findGroup(first: number, signal: AbortSignal): Promise<Member[]> {
  const found = (await recordsTable()).select('id,fullname').or(`id.eq.${first},groupof.eq.${first}`);
  const { data } = await found.order('id').abortSignal(signal).throwOnError();
  const members = (data as { id: number; fullname: string }[]).map(({ id, fullname }) => ({ id, fullName: fullname }));
  return members.toSorted((one, other) => Number(other.id === first) - Number(one.id === first));
}

/** How many passengers of a long list are counted. Each sale names all of its own when it is open. */
const most = 1000;

/** The other passengers of the groups whose first is from one id to another, by the id of that first. */
export async function groupsBetween(from: number, to: number, signal: AbortSignal): Promise<Map<number, number[]>> {
  const { data } = await (await recordsTable())
    .select('groupof,id')
    .gte('groupof', from)
    .lte('groupof', to)
    .order('id', { ascending: false })
    .limit(most)
    .abortSignal(signal)
    .throwOnError();
  const found = new Map<number, number[]>();
  for (const { groupof, id } of (data as { groupof: number; id: number }[]).toReversed()) {
    found.set(groupof, [...(found.get(groupof) ?? []), id]);
  }
  return found;
}
