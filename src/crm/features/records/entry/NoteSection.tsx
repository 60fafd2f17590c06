import { readDay } from '../../../../domain/days/date-typing.ts';
import type { IsoDate } from '../../../../domain/days/dates.ts';
import { recordFields } from '../../../../domain/records/record-fields.ts';
import { closedDayText } from '../../../api/errors.ts';
import { DateField } from '../../../ui/DateField.tsx';
import { FieldFrame } from '../../../ui/Field.tsx';
import { useClosedDay } from '../requests/use-closed-day.ts';
import { faultText, type SectionProps } from './FormField.tsx';
import css from './RecordDialog.module.css';

interface Props extends SectionProps {
  storedDay: IsoDate | null;
}

export function NoteSection({ storedDay, ...form }: Props) {
  const { draft, set, isNew, today, origins } = form;
  const day = readDay(draft.date, today);
  const isClosed = [useClosedDay(draft.date), useClosedDay(storedDay)].includes(true);
  return (
    <fieldset className={css.section}>
      <legend>Not ve Tarih</legend>
      <FieldFrame label={recordFields.note.label} error={faultText(form, 'note')} className={css.note}>
        {(control) => (
          <textarea {...control} rows={2} value={draft.note} onChange={(event) => set({ note: event.target.value })} />
        )}
      </FieldFrame>
      <DateField
        label={recordFields.date.label}
        value={draft.date}
        today={today}
        error={faultText(form, 'date')}
        origin={origins.date}
        warning={isClosed ? closedDayText : isNew && day !== null && day !== today ? 'Bugünden farklı gün' : undefined}
        onChange={(date) => set({ date })}
      />
    </fieldset>
  );
}
