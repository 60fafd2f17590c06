import { entryFields } from '../../../../domain/record-fields.ts';
import {
  fromRow,
  recordColumns,
  type SalesRecord,
  type SalesRecordInput,
  toRow,
} from '../../../../domain/sales-record.ts';
import { AppError } from '../../../api/errors.ts';
import { dataApi, recordsTable } from '../../../api/rest.ts';
import { readRecord } from './read-record.ts';

/** Someone else has saved the sale since it was read. */
export class RecordChanged extends AppError {
  /** As it is stored now. */
  readonly current: SalesRecord;
  /** E-mail of whoever saved it, if known. */
  readonly editor: string | null;

  constructor(current: SalesRecord, editor: string | null) {
    super('record_changed');
    this.current = current;
    this.editor = editor;
  }
}

type Rows = Parameters<typeof fromRow>[0][];

/**
 * Changes a sale as long as nobody has changed it since it was read, and reads it back.
 * @throws RecordChanged, or AppError `row_missing` when there is no such row any more
 */
export async function updateRecord(
  { id, updatedAt }: Pick<SalesRecord, 'id' | 'updatedAt'>,
  input: SalesRecordInput,
): Promise<SalesRecord> {
  const ofRecord = (await recordsTable()).update(toRow(input)).eq('id', id).eq('updatedat', updatedAt);
  const { data } = await ofRecord.select(recordColumns).throwOnError();
  const [changed] = data as unknown as Rows;
  if (changed) return fromRow(changed);
  const current = await readRecord(id);
  // An earlier attempt may have succeeded although its answer was lost.
  if (isStoredAs(current, input)) return current;
  throw new RecordChanged(current, await readEditor(id));
}

/** Whether the stored sale is what was entered. */
export function isStoredAs(stored: SalesRecord, input: SalesRecordInput): boolean {
  return entryFields.every((field) => stored[field] === input[field]);
}

/** Only a courtesy: that the sale has changed is told in any case. */
async function readEditor(id: number): Promise<string | null> {
  const { data } = await (await dataApi()).rpc('last_editor', { record_id: id });
  return typeof data === 'string' ? data : null;
}
