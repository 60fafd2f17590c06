import { directionBetween } from '../../../../domain/direction.ts';
import { groupDigits } from '../../../../domain/money.ts';
import { draftOf, emptyDraft, type RecordDraft } from '../../../../domain/record-entry.ts';
import { type EntryField, entryFields, moneyFields } from '../../../../domain/record-fields.ts';
import { asListed } from '../../../../domain/reference-lists.ts';
import type { SalesRecord } from '../../../../domain/sales-record.ts';
import { shiftAt } from '../../../../domain/shifts.ts';
import { agency, lists } from '../../../agency.ts';
import type { Pasted } from './pasted-fill.ts';

/** What the dialog works on: a new sale, or a stored one that is being changed. */
export interface Entry {
  draft: RecordDraft;
  /** The stored sale; null for a new one. */
  record: SalesRecord | null;
  /** The sale whose money a new one gives back. */
  refundOf: number | null;
  /** Made once per sale, so that a repeated save stores it once. */
  clientRef: string;
  /** What the form held when it opened; other content is unsaved input. */
  initial: RecordDraft;
  /** Fields that were filled from the record before. */
  carried: readonly EntryField[];
  /** Fields that were filled by what is likely. */
  proposed: readonly EntryField[];
  /** What was read into it from a pasted text and is not confirmed; never the text itself. */
  pasted?: Pasted;
  /** Why it came back from the server. */
  refusal?: string | undefined;
}

export function newEntry(today: string, carried: Partial<RecordDraft> = {}): Entry {
  const shift = carried.shift ? null : shiftAt(agency.shifts, agency.timeZone, new Date());
  const draft = { ...emptyDraft(shift?.day ?? today), ...carried, ...(shift && { shift: shift.name }) };
  return {
    draft,
    initial: draft,
    record: null,
    refundOf: null,
    clientRef: uuid(),
    carried: entryFields.filter((field) => carried[field]),
    proposed: shift ? ['shift'] : [],
  };
}

const refunded = ['fullName', 'phone', 'citizenId', 'pnr', 'depart', 'arrive', 'company'] as const;

/** A new sale that gives back the money of another: whose and which flight it was is known, how much is not. */
export function refundEntry(origin: SalesRecord, today: string): Entry {
  const known = Object.fromEntries(refunded.map((field) => [field, origin[field] ?? '']));
  const saleType = agency.refundSaleTypes[0] ?? '';
  const direction = directionBetween(origin.depart ?? '', origin.arrive ?? '') ?? '';
  const entry = newEntry(today, { ...known, saleType: asListed(lists.saleType, saleType) ?? saleType, direction });
  const carried = origin.company ? (['company'] as const) : [];
  const follows = direction ? (['direction'] as const) : [];
  return { ...entry, refundOf: origin.id, carried, proposed: [...entry.proposed, 'saleType', ...follows] };
}

export function editEntry(record: SalesRecord): Entry {
  const draft = draftOf(record);
  for (const field of moneyFields) draft[field] = groupDigits(draft[field]);
  return { draft, initial: draft, record, refundOf: null, clientRef: uuid(), carried: [], proposed: [] };
}

export function isDirty({ initial }: Entry, draft: RecordDraft): boolean {
  return entryFields.some((field) => draft[field] !== initial[field]);
}

/** A random UUID (version 4); unlike `crypto.randomUUID` also where the page came over plain http. */
function uuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
