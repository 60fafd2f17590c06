import { shiftAt } from '../../../../domain/days/shifts.ts';
import { directionBetween } from '../../../../domain/places/direction.ts';
import { bookingFields, type PassengerDraft } from '../../../../domain/records/linked-sales.ts';
import { draftOf, emptyDraft, type RecordDraft } from '../../../../domain/records/record-entry.ts';
import { type EntryField, entryFields, moneyFields } from '../../../../domain/records/record-fields.ts';
import { asListed } from '../../../../domain/records/reference-lists.ts';
import { paymentFields } from '../../../../domain/records/refunds.ts';
import type { SalesRecord } from '../../../../domain/records/sales-record.ts';
import { groupDigits } from '../../../../domain/text/money.ts';
import { foldText } from '../../../../domain/text/turkish.ts';
import { uuid } from '../../../../domain/text/uuid.ts';
import { agency, lists } from '../../../agency.ts';
import type { Pasted, PastedAmount } from './pasted-fill.ts';
import { recentShift } from './recent-shift.ts';

export interface Entry {
  draft: RecordDraft;
  record: SalesRecord | null;
  refundOf: number | null;
  paidBy?: EntryField | undefined;
  /** Id of the group's first passenger, if this new sale joins a stored one. */
  groupOf: number | null;
  passengers: readonly PassengerDraft[];
  /** The server stores a sale with this reference only once, however often it is sent. */
  clientRef: string;
  initial: RecordDraft;
  carried: readonly EntryField[];
  proposed: readonly EntryField[];
  /** Values from a pasted text that staff have not confirmed yet. */
  pasted?: Pasted;
  paid?: PastedAmount | null;
  /** Values from the phone number's last sale that staff have not confirmed yet. */
  known?: Pasted;
  /** The PNR shared with another sale, if staff chose to keep the two separate. */
  keptPnr?: string | undefined;
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
    groupOf: null,
    passengers: [],
    clientRef: uuid(),
    carried: entryFields.filter((field) => carried[field]),
    proposed: shift ? ['shift'] : [],
  };
}

const refunded = ['fullName', 'phone', 'citizenId', 'pnr', 'depart', 'arrive', 'company'] as const;

export function refundEntry(origin: SalesRecord, today: string): Entry {
  const known = Object.fromEntries(refunded.map((field) => [field, origin[field] ?? '']));
  const saleType = agency.refundSaleTypes[0] ?? '';
  const direction = directionBetween(origin.depart ?? '', origin.arrive ?? '') ?? '';
  const entry = newEntry(today, { ...known, saleType: asListed(lists.saleType, saleType) ?? saleType, direction });
  const carried = origin.company ? (['company'] as const) : [];
  const shift = entry.draft.shift || recentShift();
  const draft = { ...entry.draft, shift };
  const proposed = (['saleType', 'direction', 'shift'] as const).filter((field) => draft[field] !== '');
  const paidBy = paymentFields.find((field) => origin[field]);
  return { ...entry, draft, initial: draft, refundOf: origin.id, paidBy, carried, proposed };
}

export function editEntry(record: SalesRecord): Entry {
  const draft = draftOf(record);
  for (const field of moneyFields) draft[field] = groupDigits(draft[field]);
  const links = { record, refundOf: null, groupOf: null, passengers: [] };
  return { ...links, draft, initial: draft, clientRef: uuid(), carried: [], proposed: [] };
}

export function linkOf({ record, refundOf, groupOf }: Entry): number[] {
  const ids = [refundOf, groupOf, record?.id ?? null, record?.refundOf ?? null, record?.groupOf ?? null];
  return ids.filter((id) => id !== null);
}

export function joinEntry(entry: Entry, first: SalesRecord): Entry {
  const { draft } = entry;
  const isFree = (field: EntryField) => draft[field].trim() === '' || draft[field] === entry.initial[field];
  const taken = bookingFields.filter((field) => field !== 'date' && first[field] !== null && isFree(field));
  const booking = Object.fromEntries(taken.map((field) => [field, first[field]]));
  const others = (fields: readonly EntryField[]) => fields.filter((field) => !taken.some((one) => one === field));
  return {
    ...entry,
    draft: { ...draft, ...booking },
    initial: { ...entry.initial, ...booking },
    groupOf: first.id,
    carried: taken.filter((field) => field !== 'pnr'),
    proposed: others(entry.proposed),
  };
}

/** Keeps what staff typed. If they typed another name, the phone and TC number of `origin` are not copied. */
export function turnIntoRefund(entry: Entry, origin: SalesRecord, today: string): Entry {
  const { draft } = entry;
  const isOther = draft.fullName.trim() !== '' && foldText(draft.fullName) !== foldText(origin.fullName);
  const refund = refundEntry(isOther ? { ...origin, phone: null, citizenId: null } : origin, today);
  const typed = entryFields.filter(
    (field) => field !== 'saleType' && draft[field].trim() !== '' && draft[field] !== entry.initial[field],
  );
  const kept = Object.fromEntries(typed.map((field) => [field, draft[field]]));
  return { ...refund, clientRef: entry.clientRef, passengers: entry.passengers, draft: { ...refund.draft, ...kept } };
}

export function isDirty({ draft, initial, passengers }: Entry): boolean {
  return (
    entryFields.some((field) => draft[field] !== initial[field]) ||
    passengers.some(({ fullName, citizenId }) => fullName !== '' || citizenId !== '')
  );
}
