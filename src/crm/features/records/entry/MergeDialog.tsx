import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { doubtsOf } from '../../../../domain/records/record-doubts.ts';
import { draftOf } from '../../../../domain/records/record-entry.ts';
import {
  type EntryField,
  entryFields,
  type MoneyField,
  recordFields,
} from '../../../../domain/records/record-fields.ts';
import { type MergeReason, withValues } from '../../../../domain/records/record-merge.ts';
import { fieldText } from '../../../../domain/records/record-past.ts';
import type { SalesRecordInput } from '../../../../domain/records/sales-record.ts';
import { Confirm } from '../../../ui/Confirm.tsx';
import { stampOf } from '../../../ui/stamp.ts';
import type { RecordConflict } from '../requests/change-record.ts';
import { isRefund } from '../requests/refund.ts';
import { nameOf } from './editor-names.ts';
import { doubtTexts } from './fault-texts.ts';
import css from './MergeDialog.module.css';

type Side = 'mine' | 'theirs';

interface Props {
  conflict: RecordConflict;
  left: Readonly<Record<MoneyField, number>> | null;
  onSave: (input: SalesRecordInput) => void;
  onDismiss: () => void;
}

const reasons: Readonly<Record<MergeReason, string | undefined>> = {
  both: undefined,
  turned: 'Satış türü, tutarların yönünü değiştirir; birlikte seçin.',
  sameAirport: 'Birlikte kalkış ile varış aynı olur.',
  commission: 'Birlikte komisyon, ödemelerin toplamını aşar.',
  moreThanPaid: 'Birlikte ödenenden fazla iade olur.',
};

export function MergeDialog({ conflict, left, onSave, onDismiss }: Props) {
  const { read, now, merge, editors } = conflict;
  const [chosen, setChosen] = useState<Partial<Record<EntryField, Side>>>({});
  const [isLacking, setLacking] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const fields = merge.asked.map(({ field }) => field);
  const editorOf = (field: EntryField) => editors.of[field] ?? editors.last;
  const input = withValues(
    merge.merged,
    fields.filter((field) => chosen[field] === 'theirs'),
    now,
  );
  const doubts = doubtsOf(draftOf(input), isRefund(input) ? left : null);
  const own = entryFields.filter(
    (field) => !fields.includes(field) && !merge.kept.includes(field) && merge.merged[field] !== read[field],
  );

  function save() {
    const open = fields.find((field) => !chosen[field]);
    if (!open) return onSave(input);
    setLacking(true);
    list.current?.querySelector<HTMLElement>(`[data-field="${open}"] input`)?.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    save();
  }

  return (
    <Confirm
      open
      wide
      harmless
      title="Bu kayıt bu arada değişti"
      action="Seçtiklerimi kaydet"
      dismiss="Yazmaya dön"
      onKeyDown={onKeyDown}
      onAction={save}
      onDismiss={onDismiss}
    >
      <p>
        Siz düzenlerken bu kayıt kaydedildi: <b title={editors.last?.email ?? undefined}>{nameOf(editors.last)}</b>,{' '}
        {stampOf(now.updatedAt)}. Yazdıklarınız duruyor; her alanda hangisinin kalacağını seçin.
      </p>
      <div className={css.fields} ref={list}>
        {merge.asked.map(({ field, why }) => (
          <Choice
            key={field}
            field={field}
            values={{ mine: textOf(conflict, field, 'mine'), theirs: textOf(conflict, field, 'theirs') }}
            before={fieldText(field, read[field])}
            who={nameOf(editorOf(field))}
            email={editorOf(field)?.email ?? undefined}
            reason={reasons[why]}
            doubt={chosen[field] && doubts[field] && doubtTexts[doubts[field]]}
            chosen={chosen[field]}
            isLacking={isLacking && !chosen[field]}
            onChoose={(side) => setChosen((before) => ({ ...before, [field]: side }))}
          />
        ))}
      </div>
      {merge.kept.length + own.length > 0 && (
        <div className={css.settled}>
          <h3>Kendiliğinden birleşti</h3>
          <ul>
            {[...own, ...merge.kept].map((field) => (
              <li key={field}>
                {recordFields[field].label}: <b>{fieldText(field, merge.merged[field])}</b>{' '}
                <span>{merge.kept.includes(field) ? nameOf(editorOf(field)) : 'siz'}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Confirm>
  );
}

const textOf = ({ merge, now }: RecordConflict, field: EntryField, side: Side) =>
  fieldText(field, (side === 'mine' ? merge.merged : now)[field]);

interface ChoiceProps {
  field: EntryField;
  values: Record<Side, string>;
  before: string;
  who: string;
  email: string | undefined;
  reason: string | undefined;
  doubt: string | undefined;
  chosen: Side | undefined;
  isLacking: boolean;
  onChoose: (side: Side) => void;
}

function Choice({ field, values, before, who, email, reason, doubt, chosen, isLacking, onChoose }: ChoiceProps) {
  const id = useId();
  const told = isLacking ? 'Birini seçin.' : (doubt ?? reason);
  return (
    <fieldset
      className={css.choice}
      data-field={field}
      data-lacking={isLacking || undefined}
      aria-describedby={told ? id : undefined}
    >
      <legend>
        {recordFields[field].label} <small>önce: {before}</small>
      </legend>
      {(['mine', 'theirs'] as const).map((side) => (
        <label key={side} title={side === 'theirs' ? email : undefined}>
          <input
            type="radio"
            name={id + field}
            checked={chosen === side}
            aria-invalid={isLacking || undefined}
            onChange={() => onChoose(side)}
          />
          <span className={css.who}>{side === 'mine' ? 'Sizin yazdığınız' : who}</span>
          <span className={css.value}>{values[side]}</span>
        </label>
      ))}
      <p id={id} role="status">
        {told}
      </p>
    </fieldset>
  );
}
