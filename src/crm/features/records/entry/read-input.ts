import { settleDay } from '../../../../domain/days/date-typing.ts';
import type { IsoDate } from '../../../../domain/days/dates.ts';
import { readDraft } from '../../../../domain/records/record-entry.ts';
import { entryFields } from '../../../../domain/records/record-fields.ts';
import { withValues } from '../../../../domain/records/record-merge.ts';
import { asListed, listFields } from '../../../../domain/records/reference-lists.ts';
import { lists } from '../../../agency.ts';
import type { Entry } from '../entries/entry-draft.ts';

export const readForm = ({ draft, record }: Entry, today: IsoDate) =>
  readDraft({ ...draft, date: settleDay(draft.date, today) }, record === null ? lists : undefined);

/**
 * For a stored sale, accepts words that are in no list, and keeps the stored spelling of fields that staff did not
 * touch.
 */
export function readInput(entry: Entry, today: IsoDate): ReturnType<typeof readForm> {
  const { draft, initial, record } = entry;
  const result = readForm(entry, today);
  if ('faults' in result || !record) return result;
  const listed = listFields.map((field) => [field, asListed(lists[field], draft[field]) ?? result.input[field]]);
  const untouched = entryFields.filter((field) => draft[field] === initial[field]);
  return { input: withValues({ ...result.input, ...Object.fromEntries(listed) }, untouched, record) };
}
