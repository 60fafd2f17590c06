import { airportCode } from './airport-search.ts';
import { isIsoDate } from './dates.ts';
import { moneyValue } from './money.ts';
import { type EntryField, entryFields, type FieldFacts, moneyFields, recordFields } from './record-fields.ts';
import type { SalesRecordInput } from './sales-record.ts';
import { upperCode } from './turkish.ts';

/** A sale while it is being typed: every field is the text in its input. */
export type RecordDraft = Record<EntryField, string>;

/** Why a field keeps a sale from being saved. */
export type EntryFault = 'required' | 'airport' | 'date';
export type EntryFaults = Partial<Record<EntryField, EntryFault>>;

export function emptyDraft(date: string): RecordDraft {
  return { ...(Object.fromEntries(entryFields.map((field) => [field, ''])) as RecordDraft), date };
}

/** The stored sale as texts for the form; amounts are plain digits. */
export function draftOf(record: SalesRecordInput): RecordDraft {
  return Object.fromEntries(entryFields.map((field) => [field, String(record[field] ?? '')])) as RecordDraft;
}

/**
 * Reads a typed sale. Texts are trimmed, empty optional ones are null, codes are in capitals, amounts are numbers.
 * The full name is required, airports are three letters, a date must exist.
 */
export function readDraft(draft: RecordDraft): { input: SalesRecordInput } | { faults: EntryFaults } {
  const values: Partial<Record<EntryField, string | number | null>> = {};
  const faults: EntryFaults = {};
  for (const field of entryFields) {
    const value = readField(recordFields[field], draft[field].trim());
    const fault = faultOf(recordFields[field], value);
    values[field] = value;
    if (fault) faults[field] = fault;
  }
  return Object.keys(faults).length > 0 ? { faults } : { input: values as SalesRecordInput };
}

function readField({ kind }: FieldFacts, text: string): string | number | null {
  if (kind === 'money') return moneyValue(text);
  if (kind === 'code') return upperCode(text) || null;
  if (kind === 'airport') return airportCode(text) || null;
  return text || null;
}

function faultOf({ kind, required }: FieldFacts, value: string | number | null): EntryFault | null {
  if (value === null) return required ? 'required' : null;
  if (kind === 'airport' && !/^[A-Z]{3}$/.test(String(value))) return 'airport';
  return kind === 'date' && !isIsoDate(String(value)) ? 'date' : null;
}

/** Sum of all amounts of a typed sale, in lira. */
export function draftTotal(draft: RecordDraft): number {
  return moneyFields.reduce((total, field) => total + (moneyValue(draft[field]) ?? 0), 0);
}
