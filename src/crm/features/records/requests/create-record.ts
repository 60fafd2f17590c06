import {
  fromRows,
  recordColumns,
  type SalesRecord,
  type SalesRecordInput,
  toRow,
} from '../../../../domain/records/sales-record.ts';
import { AppError } from '../../../api/errors.ts';
import { recordsTable } from '../../../api/rest.ts';
import { currentUser } from '../../session/session-store.ts';
import { changeRecord } from './change-record.ts';
import { isStoredAs } from './one-record.ts';
import { readPast } from './past.ts';

/**
 * Stores a new sale.
 * @param clientRef made once per sale: a repeated request finds the row that is already stored
 * @throws AppError `23505` if another user's sale has the reference, and what `changeRecord` throws
 */
export async function createRecord(
  input: SalesRecordInput,
  refundOf: number | null,
  clientRef: string,
  signal: AbortSignal,
): Promise<SalesRecord> {
  const row = { ...toRow(input), refundof: refundOf, clientref: clientRef };
  const insert = (await recordsTable()).upsert(row, { onConflict: 'clientref', ignoreDuplicates: true });
  const { data } = await insert.select(recordColumns).abortSignal(signal).throwOnError();
  const [added] = fromRows(data);
  if (added) return added;
  const stored = await ownRecord(clientRef, signal);
  if (isStoredAs(stored, input)) return stored;
  // The row may have the values of an earlier attempt, which staff have changed since: bring it up to date.
  return (await changeRecord(await asMade(stored), input)).record;
}

export async function asMade(stored: SalesRecord): Promise<SalesRecord> {
  if (stored.updatedAt === stored.createdAt) return stored;
  const [first] = await readPast(stored.id, null);
  return first?.record ?? stored;
}

async function ownRecord(clientRef: string, signal: AbortSignal): Promise<SalesRecord> {
  const found = (await recordsTable()).select(recordColumns).eq('clientref', clientRef);
  const { data } = await found.abortSignal(signal).throwOnError();
  const [stored] = fromRows(data);
  if (!stored) throw new AppError('row_missing');
  if (stored.userId !== currentUser()?.id) throw new AppError('23505');
  return stored;
}
