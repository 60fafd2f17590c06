import { type EntryField, type FieldValue, type RecordField, recordFields } from './record-fields.ts';

/** A sale as it is stored. */
export type SalesRecord = { [F in RecordField]: FieldValue<F> };

/** What staff enter of a sale; an empty optional field is null. */
export type SalesRecordInput = Pick<SalesRecord, EntryField>;

/** The row of table `crm_records`: the same fields under their lower-case column names. */
export type SalesRecordRow = { [F in RecordField as Lowercase<F>]: FieldValue<F> };

const columns = Object.keys(recordFields).map((field) => [field, field.toLowerCase()] as const);
const empty = Object.fromEntries(columns.map(([field]) => [field, null]));

/** Columns of `crm_records` the interface reads, for a `select`. */
export const recordColumns = columns.map(([, column]) => column).join(',');

/** The stored row under the names of the client. */
export function fromRow(row: SalesRecordRow): SalesRecord {
  // A copy of one object: a hundred thousand that are put together field by field take six times the memory.
  const record: Record<string, unknown> = { ...empty };
  for (const [field, column] of columns) record[field] = row[column as keyof SalesRecordRow] ?? null;
  return record as SalesRecord;
}

/** The sales of an answer of the data API whose rows have the {@link recordColumns}. */
export const fromRows = (rows: unknown): SalesRecord[] => (rows as SalesRecordRow[]).map(fromRow);

/** What staff entered, under the column names; system columns are never sent. */
export function toRow(input: SalesRecordInput): Record<string, string | number | null> {
  return Object.fromEntries(Object.entries(input).map(([field, value]) => [field.toLowerCase(), value]));
}
