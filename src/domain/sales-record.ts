import type { IsoDate } from './dates.ts';

/** The six amounts of a sale, in the order of the table's columns. Whole Turkish lira. */
export const moneyFields = ['virtualPos', 'commission', 'card', 'transfer', 'currentAccountPayment', 'bdload'] as const;
export type MoneyField = (typeof moneyFields)[number];

/** What staff enter of a sale; an empty optional field is null. */
export interface SalesRecordInput {
  fullName: string;
  phone: string | null;
  citizenId: string | null;
  pnr: string | null;
  depart: string | null;
  arrive: string | null;
  company: string | null;
  saleType: string | null;
  direction: string | null;
  shift: string | null;
  virtualPos: number | null;
  commission: number | null;
  card: number | null;
  transfer: number | null;
  currentAccountPayment: number | null;
  bdload: number | null;
  note: string | null;
  date: IsoDate | null;
}

/** A sale as it is stored; the last four fields are set by the database alone. */
export interface SalesRecord extends SalesRecordInput {
  id: number;
  userId: string | null;
  userEmail: string | null;
  createdAt: string;
  updatedAt: string;
}

/** The row of table `crm_records`: the same fields under their lower-case column names. */
export type SalesRecordRow = { [Field in keyof SalesRecord as Lowercase<Field>]: SalesRecord[Field] };

const fields: ReadonlyArray<keyof SalesRecord> = [
  'id',
  'fullName',
  'phone',
  'citizenId',
  'pnr',
  'depart',
  'arrive',
  'company',
  'saleType',
  'direction',
  'shift',
  'virtualPos',
  'commission',
  'card',
  'transfer',
  'currentAccountPayment',
  'bdload',
  'note',
  'date',
  'userId',
  'userEmail',
  'createdAt',
  'updatedAt',
];

/** Columns of `crm_records` the interface reads, for a `select`. */
export const recordColumns = fields.map((field) => field.toLowerCase()).join(',');

/** The stored row under the names of the client. */
export function fromRow(row: SalesRecordRow): SalesRecord {
  const values = row as Record<string, unknown>;
  return Object.fromEntries(
    fields.map((field) => [field, values[field.toLowerCase()] ?? null]),
  ) as unknown as SalesRecord;
}

/** What staff entered, under the column names; system columns are never sent. */
export function toRow(input: SalesRecordInput): Record<string, string | number | null> {
  return Object.fromEntries(Object.entries(input).map(([field, value]) => [field.toLowerCase(), value]));
}
