import { fromRow, recordColumns, type SalesRecord } from '../../../../domain/sales-record.ts';
import { recordsTable } from '../../../api/rest.ts';

/** A sale, unless it is gone, and what was given back of it, oldest first. */
export interface Refunds {
  origin: SalesRecord | null;
  refunds: SalesRecord[];
}

export async function findRefunds(originId: number, signal: AbortSignal): Promise<Refunds> {
  const { data } = await (await recordsTable())
    .select(recordColumns)
    .or(`id.eq.${originId},refundof.eq.${originId}`)
    .order('id')
    .abortSignal(signal)
    .throwOnError();
  const found = (data as unknown as Parameters<typeof fromRow>[0][]).map(fromRow);
  return {
    origin: found.find(({ id }) => id === originId) ?? null,
    refunds: found.filter(({ refundOf }) => refundOf === originId),
  };
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
