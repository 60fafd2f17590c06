import { emptyDraft, type RecordDraft } from '../../../../domain/records/record-entry.ts';
import { entryFields } from '../../../../domain/records/record-fields.ts';
import { forgetDraft, keepDraft, readDraftOf } from '../../session/drafts.ts';
import type { Entry } from './entry-draft.ts';

const form = 'record';

export function unsavedEntries(userId: string): Entry[] {
  return [readDraftOf(userId, form)].flat().flatMap((stored) => entryOf(stored) ?? []);
}

export function entryOf(stored: unknown): Entry | null {
  const entry = (stored ?? {}) as Partial<Entry>;
  if (!isDraft(entry.draft) || !isDraft(entry.initial) || typeof entry.clientRef !== 'string') return null;
  const { clientRef, record = null, refundOf = null, groupOf = null, carried = [], proposed = [], refusal } = entry;
  const { passengers = [], pasted = {}, paid = null, known = {}, keptPnr } = entry;
  const links = { clientRef, record, refundOf, groupOf, passengers, keptPnr };
  const [draft, initial] = [
    { ...emptyDraft(''), ...entry.draft },
    { ...emptyDraft(''), ...entry.initial },
  ];
  return { ...links, draft, initial, carried, proposed, pasted, paid, known, refusal };
}

export function keepEntry(userId: string, entry: Entry): void {
  const kept = unsavedEntries(userId);
  const at = kept.findIndex(({ clientRef }) => clientRef === entry.clientRef);
  keepDraft(userId, form, at < 0 ? [...kept, entry] : kept.with(at, entry));
}

export function forgetEntry(userId: string, { clientRef }: Entry): void {
  const kept = unsavedEntries(userId).filter((entry) => entry.clientRef !== clientRef);
  if (kept.length > 0) keepDraft(userId, form, kept);
  else forgetDraft(userId, form);
}

/** Accepts a draft with missing fields: an earlier version of the form may have stored it. */
function isDraft(value: unknown): value is Partial<RecordDraft> {
  const fields = (value ?? {}) as Record<string, unknown>;
  const known = entryFields.filter((field) => field in fields);
  return known.length > 0 && known.every((field) => typeof fields[field] === 'string');
}
