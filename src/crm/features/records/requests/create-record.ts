import {
  fromRow,
  recordColumns,
  type SalesRecord,
  type SalesRecordInput,
  toRow,
} from '../../../../domain/sales-record.ts';
import { recordsTable } from '../../../api/rest.ts';
import { isStoredAs, updateRecord } from './update-record.ts';

/**
 * Stores a sale and reads it back.
 * @param clientRef made once per sale: a repeated request gives the row that is already stored
 */
export async function createRecord(input: SalesRecordInput, clientRef: string): Promise<SalesRecord> {
  const row = { ...toRow(input), clientref: clientRef };
  const { data } = await (await recordsTable()).insert(row).select(recordColumns).single().throwOnError();
  const stored = fromRow(data as unknown as Parameters<typeof fromRow>[0]);
  // A first attempt may have been stored without an answer, and the input changed before the second one.
  return isStoredAs(stored, input) ? stored : updateRecord(stored, input);
}
