import { FieldFrame, TextField } from '../../../ui/Field.tsx';
import css from './RecordDialog.module.css';
import { faultText, type SectionProps } from './section.ts';

export function NoteSection(props: SectionProps) {
  const { draft, set } = props;
  return (
    <fieldset className={css.section}>
      <legend>Not ve Tarih</legend>
      <FieldFrame label="Not" className={css.note}>
        {(control) => (
          <textarea {...control} rows={2} value={draft.note} onChange={(event) => set({ note: event.target.value })} />
        )}
      </FieldFrame>
      <TextField
        label="Tarih"
        type="date"
        max="9999-12-31"
        value={draft.date}
        error={faultText(props, 'date')}
        onChange={(event) => set({ date: event.target.value })}
      />
    </fieldset>
  );
}
