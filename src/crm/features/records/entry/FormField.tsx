import type { ComponentProps } from 'react';
import type { IsoDate } from '../../../../domain/days/dates.ts';
import type { EntryDoubts } from '../../../../domain/records/record-doubts.ts';
import type { EntryFaults, RecordDraft } from '../../../../domain/records/record-entry.ts';
import { type EntryField, isTooLong, recordFields } from '../../../../domain/records/record-fields.ts';
import { upperCode } from '../../../../domain/text/turkish.ts';
import { type Origin, TextField } from '../../../ui/Field.tsx';
import { MoneyField } from '../../../ui/MoneyField.tsx';
import { doubtTexts, textOfFault } from './fault-texts.ts';
import css from './RecordDialog.module.css';

export interface SectionProps {
  draft: RecordDraft;
  faults: EntryFaults;
  doubts: EntryDoubts;
  /** @param how with `likely`, the direction in `changes` is a guess, which the airports may still change */
  set: (changes: Partial<RecordDraft>, how?: 'likely') => void;
  isNew: boolean;
  today: IsoDate;
  origins: Partial<Record<EntryField, Origin>>;
}

/** Marks a text that is too long while it is typed; other faults only once the form is submitted. */
export function faultText({ draft, faults }: SectionProps, field: EntryField): string | undefined {
  const fault = faults[field] ?? (isTooLong(field, draft[field].trim()) ? 'tooLong' : undefined);
  return fault && textOfFault(fault, field);
}

export function doubtText({ doubts }: SectionProps, field: EntryField): string | undefined {
  const doubt = doubts[field];
  return doubt && doubtTexts[doubt];
}

interface Props extends Omit<ComponentProps<typeof TextField>, 'form' | 'label' | 'value' | 'onChange'> {
  form: SectionProps;
  field: EntryField;
}

export function FormField({ form, field, warning, hideLabel = false, ...more }: Props) {
  const { kind, label, required } = recordFields[field];
  const { draft, set } = form;
  if (kind === 'money') {
    return (
      <MoneyField
        label={label}
        hideLabel={hideLabel}
        value={draft[field]}
        error={faultText(form, field)}
        warning={doubtText(form, field)}
        origin={form.origins[field]}
        onChange={(text) => set({ [field]: text })}
      />
    );
  }
  return (
    <TextField
      label={label}
      hideLabel={hideLabel}
      required={required}
      value={draft[field]}
      error={faultText(form, field)}
      warning={warning ?? doubtText(form, field)}
      origin={form.origins[field]}
      onChange={(event) => set({ [field]: kind === 'code' ? inCapitals(event.target) : event.target.value })}
      {...looks[kind]}
      {...more}
    />
  );
}

const looks: Readonly<Record<string, Partial<ComponentProps<typeof TextField>>>> = {
  text: { autoComplete: 'off' },
  code: { autoComplete: 'off', spellCheck: false, className: css.code },
};

/** Writes the capitals to the input itself: React then sees no change of value and leaves the caret alone. */
function inCapitals(input: HTMLInputElement): string {
  const caret = input.selectionStart;
  input.value = upperCode(input.value);
  input.setSelectionRange(caret, caret);
  return input.value;
}
