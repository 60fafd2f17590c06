import { isIsoDate } from '../days/dates.ts';
import { airportCode, isSeveralAirports } from '../places/airport-search.ts';
import { type MoneyFault, moneyValue, readMoney } from '../text/money.ts';
import { plainPhone } from '../text/phones.ts';
import { upperCode } from '../text/turkish.ts';
import { plainCode } from '../text/typed-code.ts';
import { type EntryField, entryFields, isTooLong, recordFields } from './record-fields.ts';
import { asListed, listFields, type ReferenceLists } from './reference-lists.ts';
import type { SalesRecordInput } from './sales-record.ts';

export type RecordDraft = Record<EntryField, string>;

export type EntryFault = 'required' | 'airport' | 'severalAirports' | 'date' | 'unlisted' | 'tooLong' | MoneyFault;
export type EntryFaults = Partial<Record<EntryField, EntryFault>>;

export function emptyDraft(date: string): RecordDraft {
  return { ...(Object.fromEntries(entryFields.map((field) => [field, ''])) as RecordDraft), date };
}

/** A stored sale as texts for the form; amounts are plain digits. */
export function draftOf(record: SalesRecordInput): RecordDraft {
  return Object.fromEntries(entryFields.map((field) => [field, String(record[field] ?? '')])) as RecordDraft;
}

/**
 * Reads a typed sale: trims texts, turns empty optional texts into null, capitalises codes and reads amounts. Finds
 * fields that are missing, unreadable or too long.
 * @param lists the only values allowed in the fields that are chosen from a list
 */
export function readDraft(
  draft: RecordDraft,
  lists?: ReferenceLists,
): { input: SalesRecordInput } | { faults: EntryFaults } {
  const values: Partial<Record<EntryField, string | number | null>> = {};
  const faults: EntryFaults = {};
  for (const field of entryFields) {
    const value = readField(field, draft[field].trim());
    const fault = faultOf(field, value, draft[field]);
    values[field] = value;
    if (fault) faults[field] = fault;
  }
  for (const field of lists ? listFields : []) {
    if (!lists || values[field] === null) continue;
    values[field] = asListed(lists[field], draft[field]);
    if (values[field] === null) faults[field] = 'unlisted';
  }
  return Object.keys(faults).length > 0 ? { faults } : { input: values as SalesRecordInput };
}

function readField(field: EntryField, text: string): string | number | null {
  const { kind } = recordFields[field];
  if (kind === 'money') return moneyValue(text);
  if (kind === 'code') return upperCode(text) || null;
  if (kind === 'airport') return airportCode(text) || null;
  if (field === 'phone') return plainPhone(text) || null;
  if (field === 'citizenId') return plainCitizenId(text) || null;
  return text || null;
}

/** Keeps only the digits of a citizen number; a passport number keeps its spaces. */
function plainCitizenId(text: string): string {
  const code = plainCode(text);
  return /^\d{11}$/.test(code) ? code : text.replace(/\p{Cf}/gu, '').trim();
}

function faultOf(field: EntryField, value: string | number | null, text: string): EntryFault | null {
  const { kind, required } = recordFields[field];
  if (kind === 'money') {
    const read = readMoney(text);
    return 'fault' in read ? read.fault : null;
  }
  if (value === null) return required ? 'required' : null;
  if (kind === 'airport' && !/^[A-Z]{3}$/.test(String(value)))
    return isSeveralAirports(text) ? 'severalAirports' : 'airport';
  if (isTooLong(field, String(value))) return 'tooLong';
  return kind === 'date' && !isIsoDate(String(value)) ? 'date' : null;
}
