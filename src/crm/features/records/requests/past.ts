import type { Act, Version } from '../../../../domain/records/record-past.ts';
import { fromRow, type SalesRecord, type SalesRecordRow } from '../../../../domain/records/sales-record.ts';
import { dataApi } from '../../../api/rest.ts';

interface Line {
  number: number | null;
  what: Act;
  at: string;
  byemail: string | null;
  byname: string | null;
  record: SalesRecordRow | null;
}

const lineOf = ({ number, what, at, byemail, byname, record }: Line) => ({
  ...{ number, act: what, at, email: byemail, name: byname },
  record: record && fromRow(record),
});

export async function readPast(
  id: number,
  before: number | null,
  signal = new AbortController().signal,
): Promise<Version[]> {
  const call = (await dataApi()).rpc('record_past', { record_id: id, before });
  const { data } = await call.abortSignal(signal).throwOnError();
  type Row = Line & Pick<Version, 'erased' | 'restorable'>;
  return (data as Row[]).map((row) => ({ ...lineOf(row), erased: row.erased, restorable: row.restorable }));
}

export interface DeletedRecord extends Pick<Version, 'act' | 'at' | 'email' | 'name'> {
  number: number;
  record: SalesRecord;
}

export const deletedAtOnce = 50;

/** Admins get all deleted sales, other users only their own. */
export async function listDeleted(
  search: string,
  before: number | null,
  signal: AbortSignal,
): Promise<DeletedRecord[]> {
  const call = (await dataApi()).rpc('deleted_records', { search: search || null, before });
  const { data } = await call.abortSignal(signal).throwOnError();
  return (data as Line[]).map((line) => lineOf(line) as DeletedRecord);
}

/**
 * Restores a deleted sale, or with `replaces` sets an existing one back to an earlier version.
 * @param version number of the version to restore; null for the one before the last change or deletion
 * @param replaces `updatedAt` of the existing sale as last read
 * @throws AppError `RS002` if the sale is not deleted, `RS003` if it was changed since, `RS004` if it is deleted
 */
export async function restoreRecord(id: number, version: number | null, replaces: string | null): Promise<SalesRecord> {
  const { data } = await (await dataApi()).rpc('restore_record', { record_id: id, version, replaces }).throwOnError();
  return fromRow(data as SalesRecordRow);
}

export interface UndoneImport {
  undone: number;
  refused: { id: number; day: string | null; why: 'changed' | 'closed' }[];
}

export async function undoImport(clientRefs: readonly string[]): Promise<UndoneImport> {
  const { data } = await (await dataApi()).rpc('undo_import', { clientrefs: clientRefs }).throwOnError();
  return data as UndoneImport;
}
