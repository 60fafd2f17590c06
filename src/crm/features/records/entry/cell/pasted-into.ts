import { settleDay } from '../../../../../domain/days/date-typing.ts';
import type { IsoDate } from '../../../../../domain/days/dates.ts';
import type { RecordDraft } from '../../../../../domain/records/record-entry.ts';
import { type EntryField, recordFields } from '../../../../../domain/records/record-fields.ts';
import { pasteMoney } from '../../../../../domain/text/money-keystrokes.ts';

export function pastedInto(fields: readonly EntryField[], text: string, today: IsoDate): Partial<RecordDraft> {
  const parts = fields.length > 1 ? text.split(/\s*[–—→>/-]\s*/) : [text];
  const values = fields.map((field, at) => {
    const part = (parts[at] ?? '').trim();
    if (recordFields[field].kind === 'money') return [field, pasteMoney('', [0, 0], part).text];
    return [field, recordFields[field].kind === 'date' ? settleDay(part, today) : part];
  });
  return Object.fromEntries(values);
}
