import { useQueryClient } from '@tanstack/react-query';
import { type FocusEvent, type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { todayIn } from '../../../../../domain/days/dates.ts';
import { doubtsOf } from '../../../../../domain/records/record-doubts.ts';
import type { EntryFaults, RecordDraft } from '../../../../../domain/records/record-entry.ts';
import type { SalesRecordInput } from '../../../../../domain/records/sales-record.ts';
import type { SavingQuestion } from '../../../../../domain/records/saving-questions.ts';
import { agency } from '../../../../agency.ts';
import { useUser } from '../../../session/session-store.ts';
import { useUnsavedInput } from '../../../session/unsaved-input.ts';
import { editEntry, isDirty } from '../../entries/entry-draft.ts';
import { fieldsOfColumn } from '../../grid/cell-fields.ts';
import type { EditEnd, Editing } from '../../grid/use-editing.ts';
import type { Refunds } from '../../requests/find-linked.ts';
import { readRefundsOf, useRefundsOf } from '../../requests/use-refunds-of.ts';
import { MergeDialog } from '../MergeDialog.tsx';
import { readInput } from '../read-input.ts';
import { leftToRefund, refundsNeeded } from '../refund-check.ts';
import { SavingQuestions } from '../SavingQuestions.tsx';
import { useSaveRecord } from '../use-save-record.ts';
import { usualQuestions } from '../use-submit.ts';
import css from './CellEditor.module.css';
import { CellField } from './CellField.tsx';
import { pastedInto } from './pasted-into.ts';
import { useOverCell } from './use-over-cell.ts';

const leastWidth = 112;
const widerWidth = 240;

interface Props {
  editing: Editing;
  cellOf: () => HTMLElement | null;
  onEnd: (end: EditEnd) => void;
}

export default function CellEditor({ editing, cellOf, onEnd }: Props) {
  const { record, column, pasted } = editing;
  const fields = fieldsOfColumn(column);
  const today = todayIn(agency.timeZone);
  const [entry] = useState(() => editEntry(record));
  const [draft, setDraft] = useState(entry.draft);
  const [faults, setFaults] = useState<EntryFaults>({});
  const [questions, setQuestions] = useState<readonly SavingQuestion[]>([]);
  const [end, setEnd] = useState<EditEnd>('here');
  const { save, busy, conflict, forgetConflict } = useSaveRecord();
  const client = useQueryClient();
  const userId = useUser()?.id;
  const related = useRefundsOf(record.refundOf);
  const left = leftToRefund(entry, related, userId);
  const latest = useRef(draft);
  const isSending = useRef(false);
  const popup = useOverCell(cellOf, fields.length > 1 || column === 'note' ? widerWidth : leastWidth);
  const isAsking = questions.length > 0 || conflict !== null;
  useUnsavedInput(isDirty({ ...entry, draft }));

  const begin = useEffectEvent(() => {
    const control = popup.current?.querySelector<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
    control?.focus({ preventScroll: true });
    control?.select();
    if (pasted === null) return;
    set(pastedInto(fields, pasted, today));
    void submit('here');
  });
  useEffect(() => begin(), []);

  function set(changes: Partial<RecordDraft>) {
    if (isSending.current) return;
    latest.current = { ...latest.current, ...changes };
    setDraft(latest.current);
    setFaults({});
  }

  /**
   * @param sure true once the user has confirmed the unusual values
   * @param paid the payments and refunds of the sale: undefined if not read yet, null if they could not be read
   */
  async function submit(then: EditEnd, sure = false, paid: Refunds | null | undefined = related): Promise<void> {
    if (isSending.current) return;
    setEnd(then);
    const typed = { ...entry, draft: latest.current };
    if (!isDirty(typed)) return onEnd(then);
    const result = readInput(typed, today);
    if ('faults' in result) return setFaults(result.faults);
    const { input } = result;
    const needed = refundsNeeded(entry, input);
    if (!sure && needed !== null && paid === undefined) {
      isSending.current = true;
      const found = await readRefundsOf(client, needed);
      isSending.current = false;
      return submit(then, false, found);
    }
    const asked = sure ? [] : usualQuestions(typed, input, paid, userId).questions;
    if (asked.length > 0) return setQuestions(asked);
    await send(typed, input, then);
  }

  async function send(sent: typeof entry, input: SalesRecordInput, then: EditEnd) {
    isSending.current = true;
    const saved = await save(sent, input, left);
    isSending.current = false;
    if (saved) onEnd(then);
  }

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    // The grid must not handle the editor's keys.
    event.stopPropagation();
    if (isAsking || event.defaultPrevented || event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      onEnd('here');
    } else if (event.key === 'Enter' && !event.shiftKey && !event.altKey) {
      event.preventDefault();
      void submit('here');
    } else if (event.key === 'Tab') {
      const controls = [...event.currentTarget.querySelectorAll('input, textarea')];
      const isLast = event.target === (event.shiftKey ? controls[0] : controls.at(-1));
      if (!isLast) return;
      event.preventDefault();
      void submit(event.shiftKey ? 'left' : 'right');
    }
  }

  function onBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLDivElement>) {
    const isLeft = document.hasFocus() && !currentTarget.contains(relatedTarget);
    if (isLeft && !isAsking && !busy) void submit('elsewhere');
  }

  const form = { draft, faults, doubts: doubtsOf(draft, left), set, isNew: false, today, origins: {} };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles keys that bubble up from its fields
    <div ref={popup} className={css.editor} popover="manual" aria-busy={busy} onKeyDown={onKeyDown} onBlur={onBlur}>
      <div className={css.fields}>
        {fields.map((field) => (
          <CellField key={field} form={form} field={field} record={record} />
        ))}
      </div>
      <p className={css.tip} aria-hidden="true">
        <kbd>Enter</kbd> kaydeder · <kbd>Esc</kbd> vazgeçer
      </p>
      {conflict && (
        <MergeDialog
          conflict={conflict}
          left={left}
          onSave={(input) => void send({ ...entry, record: conflict.now, draft }, input, end)}
          onDismiss={forgetConflict}
        />
      )}
      {questions.length > 0 && (
        <SavingQuestions
          questions={questions}
          form={() => popup.current}
          save={() => void submit(end, true)}
          onDismiss={() => setQuestions([])}
        />
      )}
    </div>
  );
}
