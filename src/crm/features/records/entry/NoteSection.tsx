import { readDay } from '../../../../domain/date-typing.ts';
import { recordFields } from '../../../../domain/record-fields.ts';
import { DateField } from '../../../ui/DateField.tsx';
import { FieldFrame } from '../../../ui/Field.tsx';
import { faultText, type SectionProps } from './FormField.tsx';
import css from './RecordDialog.module.css';

export function NoteSection(form: SectionProps) {
  const { draft, set, isNew, today } = form;
  const day = readDay(draft.date, today);
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
        warning={isNew && day !== null && day !== today ? 'Bugünden farklı gün' : undefined}
        onChange={(date) => set({ date })}
      />
    </fieldset>
  );
}
