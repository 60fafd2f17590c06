import { airportCode } from './airport-search.ts';
import { isIsoDate } from './dates.ts';
import { moneyValue } from './money.ts';
import { moneyFields, type SalesRecordInput } from './sales-record.ts';
import { upperCode } from './turkish.ts';

/** A sale while it is being typed: every field is the text in its input. */
export type RecordDraft = { [Field in keyof SalesRecordInput]: string };

export const draftFields: ReadonlyArray<keyof RecordDraft> = [
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
  'card',
  'transfer',
  'commission',
  'currentAccountPayment',
  'bdload',
  'note',
  'date',
];

/** Why a field keeps a sale from being saved. */
export type EntryFault = 'required' | 'airport' | 'date';
export type EntryFaults = Partial<Record<keyof RecordDraft, EntryFault>>;

export function emptyDraft(date: string): RecordDraft {
  return { ...(Object.fromEntries(draftFields.map((field) => [field, ''])) as RecordDraft), date };
}

/** The stored sale as texts for the form; amounts are plain digits. */
export function draftOf(record: SalesRecordInput): RecordDraft {
  const text = (field: keyof RecordDraft) => [field, record[field] === null ? '' : String(record[field])];
  return Object.fromEntries(draftFields.map(text)) as RecordDraft;
}

/**
 * Reads a typed sale. Texts are trimmed, empty optional ones are null, codes are in capitals, amounts are numbers.
 * The full name is required, airports are three letters, a date must exist.
 */
export function readDraft(draft: RecordDraft): { input: SalesRecordInput } | { faults: EntryFaults } {
  const values: Record<string, string | number | null> = {};
  for (const field of draftFields) values[field] = draft[field].trim() || null;
  for (const field of moneyFields) values[field] = moneyValue(draft[field]);
  values.pnr = upperCode(draft.pnr.trim()) || null;
  values.depart = airportCode(draft.depart) || null;
  values.arrive = airportCode(draft.arrive) || null;
  const input = values as unknown as SalesRecordInput;
  const faults = faultsOf(input);
  return Object.keys(faults).length > 0 ? { faults } : { input };
}

function faultsOf(input: SalesRecordInput): EntryFaults {
  const faults: EntryFaults = {};
  if (input.fullName === null) faults.fullName = 'required';
  if (input.depart !== null && !/^[A-Z]{3}$/.test(input.depart)) faults.depart = 'airport';
  if (input.arrive !== null && !/^[A-Z]{3}$/.test(input.arrive)) faults.arrive = 'airport';
  if (input.date !== null && !isIsoDate(input.date)) faults.date = 'date';
  return faults;
}

/** Sum of all six amounts of a typed sale, in lira. */
export function draftTotal(draft: RecordDraft): number {
  return moneyFields.reduce((total, field) => total + (moneyValue(draft[field]) ?? 0), 0);
}
