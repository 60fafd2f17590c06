import { recordFields } from '../../../../domain/record-fields.ts';
import { FieldFrame } from '../../../ui/Field.tsx';
import { FormField, faultText, type SectionProps } from './FormField.tsx';
import css from './RecordDialog.module.css';

export function NoteSection(form: SectionProps) {
  const { draft, set } = form;
  return (
    <fieldset className={css.section}>
      <legend>Not ve Tarih</legend>
      <FieldFrame label={recordFields.note.label} error={faultText(form, 'note')} className={css.note}>
        {(control) => (
          <textarea {...control} rows={2} value={draft.note} onChange={(event) => set({ note: event.target.value })} />
        )}
      </FieldFrame>
      <FormField form={form} field="date" />
    </fieldset>
  );
}
