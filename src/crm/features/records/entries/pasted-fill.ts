import { formatDate } from '../../../../domain/days/dates.ts';
import type { PastedBooking } from '../../../../domain/pasted-booking/read-booking.ts';
import { directionBetween } from '../../../../domain/places/direction.ts';
import type { RecordDraft } from '../../../../domain/records/record-entry.ts';
import { type EntryField, recordFields } from '../../../../domain/records/record-fields.ts';
import { paymentFields } from '../../../../domain/records/refunds.ts';
import { groupDigits, moneyValue } from '../../../../domain/text/money.ts';
import { foldText } from '../../../../domain/text/turkish.ts';

export type Pasted = Partial<Record<EntryField, { value: string; before: string }>>;

export interface PastedAmount {
  /** Only digits, without separators. */
  value: string;
  /**
   * Whether staff confirmed the other values of the text. The amount then stays until they paste a text with an amount.
   */
  isKept: boolean;
}

export interface PastedFill {
  pasted: Pasted;
  /** Values not filled in, because something else was typed in their fields. */
  left: Partial<Record<EntryField, string>>;
}

export type FoundValues = Partial<Record<EntryField, { value: string }>>;

export function valuesOf({ fields, paid, paidBy }: PastedBooking): FoundValues {
  return paid && paidBy ? { ...fields, [paidBy.value]: { value: groupDigits(paid.value) } } : fields;
}

/**
 * Whether no payment field has the pasted amount yet, nor their sum.
 * @param paid in digits
 */
export function isUntaken(paid: string, draft: RecordDraft): boolean {
  const amounts = paymentFields.map((field) => moneyValue(draft[field]) ?? 0);
  const sum = amounts.reduce((all, amount) => all + amount, 0);
  return ![...amounts, sum].includes(Number(paid));
}

export function stillPasted(pasted: Pasted, draft: RecordDraft): EntryField[] {
  return (Object.keys(pasted) as EntryField[]).filter((field) => draft[field] === pasted[field]?.value);
}

export function beforePasted(pasted: Pasted, draft: RecordDraft): Partial<RecordDraft> {
  return Object.fromEntries(stillPasted(pasted, draft).map((field) => [field, pasted[field]?.before]));
}

/** Adds the direction of the pasted route, so that staff confirm both together. */
function followingDirection({ depart, arrive }: Pasted, draft: RecordDraft, initial: RecordDraft): Pasted {
  const before = draft.direction;
  const value = directionBetween(depart?.value ?? draft.depart, arrive?.value ?? draft.arrive);
  const isOpen = before.trim() === '' || before === initial.direction;
  return (depart || arrive) && value && isOpen ? { direction: { value, before } } : {};
}

/**
 * Fills only fields that are empty or unchanged since the form opened. Once a payment field has an amount, the empty
 * ones stay empty.
 */
export function fillFrom(found: FoundValues, draft: RecordDraft, initial: RecordDraft): PastedFill {
  const fill: PastedFill = { pasted: {}, left: {} };
  const isPaid = paymentFields.some((field) => draft[field].trim() !== '');
  for (const [field, { value }] of Object.entries(found) as [EntryField, { value: string }][]) {
    const before = draft[field];
    if (isPaid && before.trim() === '' && isPayment(field)) continue;
    if (before.trim() === '' || before === initial[field]) fill.pasted[field] = { value, before };
    else if (!isSame(before, value)) fill.left[field] = value;
  }
  Object.assign(fill.pasted, followingDirection(fill.pasted, draft, initial));
  return fill;
}

const isPayment = (field: EntryField) => paymentFields.some((payment) => payment === field);

function isSame(typed: string, read: string): boolean {
  const bare = (text: string) => foldText(text).replace(/[^\p{L}\d]/gu, '');
  return bare(typed) === bare(read);
}

/** Lists fields with their values, such as `Telefon (0532 014 27 86), Tarih (21.11.2026)`. */
export function fieldsText(fields: readonly EntryField[], values: Partial<Record<EntryField, string>> = {}): string {
  const shown = (field: EntryField) => {
    const value = values[field];
    if (value === undefined) return '';
    return ` (${recordFields[field].kind === 'date' ? formatDate(value) : value})`;
  };
  return fields.map((field) => `${recordFields[field].label}${shown(field)}`).join(', ');
}
