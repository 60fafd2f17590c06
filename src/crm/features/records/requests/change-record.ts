import type { EntryField, MoneyField } from '../../../../domain/records/record-fields.ts';
import type { Merge } from '../../../../domain/records/record-merge.ts';
import { type Editor, editorsSince } from '../../../../domain/records/record-past.ts';
import type { SalesRecord, SalesRecordInput } from '../../../../domain/records/sales-record.ts';
import { AppError } from '../../../api/errors.ts';
import { readRecord, updateRecord } from './one-record.ts';
import { readPast } from './past.ts';
import { isRefund } from './refund.ts';
import { saveMerged } from './save-merged.ts';

type Editors = ReturnType<typeof editorsSince>;

export class RecordConflict extends AppError {
  readonly read: SalesRecord;
  readonly now: SalesRecord;
  readonly merge: Merge;
  readonly editors: Editors;

  constructor(read: SalesRecord, now: SalesRecord, merge: Merge, editors: Editors) {
    super('record_changed');
    this.read = read;
    this.now = now;
    this.merge = merge;
    this.editors = editors;
  }
}

export interface KeptChange {
  field: EntryField;
  editor: Editor | null;
}

export interface ChangedRecord {
  record: SalesRecord;
  kept: KeptChange[];
  isLast: boolean;
}

/**
 * Changes the sale `read` to `input`, but keeps what others changed since it was read.
 * @param left for a refund: what can still be refunded of its sale
 * @throws RecordConflict if others changed the same fields, AppError `row_missing` if the row no longer exists,
 * `record_changed` if others keep changing it
 */
export async function changeRecord(
  read: SalesRecord,
  input: SalesRecordInput,
  left: Readonly<Record<MoneyField, number>> | null = null,
): Promise<ChangedRecord> {
  const ended = await saveMerged(read, input, { isRefund, left }, { update: updateRecord, readNow: readRecord });
  if (!ended) throw new AppError('record_changed');
  if ('now' in ended) throw new RecordConflict(read, ended.now, ended.merge, await readEditors(read));
  const { stored: record, merge, wasThere } = ended;
  const fields = merge?.kept ?? [];
  const editors = fields.length > 0 ? await readEditors(read) : nobody;
  const kept = fields.map((field) => ({ field, editor: editors.of[field] ?? editors.last }));
  return { record, kept, isLast: !(wasThere && fields.length > 0) };
}

const nobody: Editors = { of: {}, last: null };

const readEditors = (read: SalesRecord) =>
  readPast(read.id, null).then(
    (versions) => editorsSince(versions, read),
    () => nobody,
  );
