import { groupDigits } from '../../../../domain/money.ts';
import { draftOf, emptyDraft, type RecordDraft } from '../../../../domain/record-entry.ts';
import { entryFields, moneyFields } from '../../../../domain/record-fields.ts';
import type { SalesRecord } from '../../../../domain/sales-record.ts';
import { uuid } from '../../../api/uuid.ts';
import { readDraftOf } from '../../session/drafts.ts';

/** What the dialog works on: a new sale, or a stored one that is being changed. */
export interface Entry {
  draft: RecordDraft;
  /** The stored sale; null for a new one. */
  record: SalesRecord | null;
  /** Made once per sale, so that a repeated save stores it once. */
  clientRef: string;
  /** What the form held when it opened; other content is unsaved input. */
  initial: RecordDraft;
}

export const entryForm = 'record';

export function newEntry(today: string, kept: Partial<RecordDraft> = {}): Entry {
  const draft = { ...emptyDraft(today), ...kept };
  return { draft, initial: draft, record: null, clientRef: uuid() };
}

export function editEntry(record: SalesRecord): Entry {
  const draft = draftOf(record);
  for (const field of moneyFields) draft[field] = groupDigits(draft[field]);
  return { draft, initial: draft, record, clientRef: uuid() };
}

export function isDirty({ initial }: Entry, draft: RecordDraft): boolean {
  return entryFields.some((field) => draft[field] !== initial[field]);
}

/** The entry this tab kept for the user, or null. */
export function keptEntry(userId: string): Entry | null {
  const kept = readDraftOf(userId, entryForm) as Partial<Entry> | null;
  if (!kept || !isDraft(kept.draft) || !isDraft(kept.initial) || typeof kept.clientRef !== 'string') return null;
  return { draft: kept.draft, initial: kept.initial, clientRef: kept.clientRef, record: kept.record ?? null };
}

function isDraft(value: unknown): value is RecordDraft {
  const fields = (value ?? {}) as Record<string, unknown>;
  return entryFields.every((field) => typeof fields[field] === 'string');
}
