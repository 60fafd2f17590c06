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

/** The stored row under the names of the client. Written out, because a long list has a hundred thousand of them. */
export function fromRow(row: SalesRecordRow): SalesRecord {
  return {
    id: row.id,
    fullName: row.fullname,
    phone: row.phone ?? null,
    citizenId: row.citizenid ?? null,
    pnr: row.pnr ?? null,
    depart: row.depart ?? null,
    arrive: row.arrive ?? null,
    company: row.company ?? null,
    saleType: row.saletype ?? null,
    direction: row.direction ?? null,
    shift: row.shift ?? null,
    virtualPos: row.virtualpos ?? null,
    commission: row.commission ?? null,
    card: row.card ?? null,
    transfer: row.transfer ?? null,
    currentAccountPayment: row.currentaccountpayment ?? null,
    bdload: row.bdload ?? null,
    note: row.note ?? null,
    date: row.date ?? null,
    userId: row.userid ?? null,
    userEmail: row.useremail ?? null,
    createdAt: row.createdat,
    updatedAt: row.updatedat,
  };
}

/** What staff entered, under the column names; system columns are never sent. */
export function toRow(input: SalesRecordInput): Record<string, string | number | null> {
  return Object.fromEntries(Object.entries(input).map(([field, value]) => [field.toLowerCase(), value]));
}
