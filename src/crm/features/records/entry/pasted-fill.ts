import { formatDate } from '../../../../domain/dates.ts';
import type { PastedBooking, ProposedField } from '../../../../domain/pasted-booking/read-booking.ts';
import type { RecordDraft } from '../../../../domain/record-entry.ts';
import { type EntryField, recordFields } from '../../../../domain/record-fields.ts';
import { foldText } from '../../../../domain/turkish.ts';

/** What was read from a pasted text into the form, with what the field held before. */
export type Pasted = Partial<Record<EntryField, { value: string; before: string }>>;

/** What a text does to the form. */
export interface PastedFill {
  pasted: Pasted;
  /** What it has for fields that hold something else, which somebody typed. */
  left: Partial<Record<EntryField, string>>;
}

/** Which fields still hold what was read into them. */
export function stillPasted(pasted: Pasted, draft: RecordDraft): EntryField[] {
  return (Object.keys(pasted) as EntryField[]).filter((field) => draft[field] === pasted[field]?.value);
}

/** What takes a text back: the form as it was before, but for what was changed since. */
export function beforePasted(pasted: Pasted, draft: RecordDraft): Partial<RecordDraft> {
  return Object.fromEntries(stillPasted(pasted, draft).map((field) => [field, pasted[field]?.before]));
}

/**
 * Where the values of a text go: into fields that are empty or as the form opened, with what was carried on, proposed, or
 * is usual. What somebody typed stays.
 */
export function fillFrom(found: PastedBooking['fields'], draft: RecordDraft, initial: RecordDraft): PastedFill {
  const fill: PastedFill = { pasted: {}, left: {} };
  for (const [field, place] of Object.entries(found) as [ProposedField, { value: string }][]) {
    const before = draft[field];
    const { value } = place;
    if (before.trim() === '' || before === initial[field]) fill.pasted[field] = { value, before };
    else if (!isSame(before, value)) fill.left[field] = value;
  }
  return fill;
}

/** Two writings of one name, code or number. */
function isSame(typed: string, read: string): boolean {
  const bare = (text: string) => foldText(text).replace(/[^\p{L}\d]/gu, '');
  return bare(typed) === bare(read);
}

/** The names of fields, and where there are any their values: `Telefon (0532 014 27 86), Tarih (21.11.2026)`. */
export function fieldsText(fields: readonly EntryField[], values: Partial<Record<EntryField, string>> = {}): string {
  const shown = (field: EntryField) => {
    const value = values[field];
    if (value === undefined) return '';
    return ` (${recordFields[field].kind === 'date' ? formatDate(value) : value})`;
  };
  return fields.map((field) => `${recordFields[field].label}${shown(field)}`).join(', ');
}
