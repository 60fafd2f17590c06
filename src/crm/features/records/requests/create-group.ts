import { type PassengerDraft, passengerSale } from '../../../../domain/records/linked-sales.ts';
import {
  fromRow,
  recordColumns,
  type SalesRecord,
  type SalesRecordInput,
  type SalesRecordRow,
  toRow,
} from '../../../../domain/records/sales-record.ts';
import { AppError } from '../../../api/errors.ts';
import { dataApi } from '../../../api/rest.ts';
import { changeRecord } from './change-record.ts';
import { asMade } from './create-record.ts';
import { deleteRecord, isStoredAs } from './one-record.ts';

export interface Group {
  input: SalesRecordInput;
  clientRef: string;
  refundOf: number | null;
  groupOf: number | null;
  passengers: readonly PassengerDraft[];
}

/**
 * Stores all passengers of one sale or none, and returns the first. A repeated request finds those already stored.
 * @throws AppError `23505` if another user's sale has one of the references, and what `changeRecord` throws
 */
export async function createGroup(group: Group, signal: AbortSignal): Promise<SalesRecord> {
  const { input, clientRef, refundOf, groupOf, passengers } = group;
  const others = passengers.map((one) => ({ clientRef: one.clientRef, input: passengerSale(input, one) }));
  const sales = [
    { ...toRow(input), refundof: refundOf, groupof: groupOf, clientref: clientRef },
    ...others.map((one) => ({ ...toRow(one.input), clientref: one.clientRef })),
  ];
  const call = (await dataApi()).rpc('add_group', { sales }).select(`${recordColumns},clientref`);
  const { data } = await call.abortSignal(signal).throwOnError();
  const rows = data as unknown as (SalesRecordRow & { clientref: string | null })[];
  const stored = new Map(rows.map((row) => [row.clientref, fromRow(row)]));
  // An earlier attempt may have stored values that staff have changed since: bring them up to date.
  const entered: SalesRecord[] = [];
  for (const one of [{ clientRef, input }, ...others])
    entered.push(await asEntered(stored.get(one.clientRef), one.input));
  const [first] = entered;
  if (!first) throw new AppError('row_missing');
  const isLeftOver = (row: SalesRecord) =>
    row.createdAt === first.createdAt && row.userId === first.userId && entered.every(({ id }) => id !== row.id);
  for (const { id } of [...stored.values()].filter(isLeftOver)) await deleteRecord(id);
  return first;
}

async function asEntered(stored: SalesRecord | undefined, input: SalesRecordInput): Promise<SalesRecord> {
  if (!stored) throw new AppError('row_missing');
  return isStoredAs(stored, input) ? stored : (await changeRecord(await asMade(stored), input)).record;
}
