import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { todayIn } from '../../../../domain/days/dates.ts';
import { namedPassengers } from '../../../../domain/records/linked-sales.ts';
import type { RecordDraft } from '../../../../domain/records/record-entry.ts';
import type { SalesRecord } from '../../../../domain/records/sales-record.ts';
import { agency } from '../../../agency.ts';
import { useCommands } from '../../../ui/commands.ts';
import { isTypingIn } from '../../../ui/placed-focus.ts';
import type { Entry } from '../entries/entry-draft.ts';
import { forgetEntry } from '../entries/unsaved-entries.ts';
import { useRecordActions } from '../list/record-actions.ts';
import { isRefund, isRefundable } from '../requests/refund.ts';
import { shortName } from '../requests/short-name.ts';
import { useRefundsOf } from '../requests/use-refunds-of.ts';
import { controlOf } from './control-of.ts';
import { FlightSection } from './FlightSection.tsx';
import { FormHead } from './FormHead.tsx';
import { isPasteKey, namesOf, untakenOf } from './form-parts.ts';
import { MergeDialog } from './MergeDialog.tsx';
import { NoteSection } from './NoteSection.tsx';
import { PaidChoice } from './PaidChoice.tsx';
import { PassengerSection } from './PassengerSection.tsx';
import { PastePanel } from './PastePanel.tsx';
import { PaymentSection } from './PaymentSection.tsx';
import { passFilled } from './pass-filled.ts';
import { passengersOf } from './passengers.ts';
import css from './RecordDialog.module.css';
import { bookedNames, leftToRefund, originOf } from './refund-check.ts';
import { SavingQuestions } from './SavingQuestions.tsx';
import { Stub } from './Stub.tsx';
import { sectionProps } from './section-props.ts';
import { type EntryForm, useEntryState } from './use-entry-form.ts';
import { useKeptEntry } from './use-kept-entry.ts';
import { useKnownPhone } from './use-known-phone.ts';
import { usePnrOffer } from './use-pnr-offer.ts';
import type { Saved } from './use-save-record.ts';
import { useSubmit } from './use-submit.ts';
import { WaitingEntries } from './WaitingEntries.tsx';

interface Props {
  form: EntryForm;
  userId: string;
  onSaved: (record: SalesRecord | null) => void;
  onNext: (carried: Partial<RecordDraft>, saved: Promise<Saved>) => void;
  waiting: readonly Entry[];
  onCancel: () => void;
}

export function RecordForm({ form, userId, waiting, onSaved, onNext, onCancel }: Props) {
  const { entry, settled } = useEntryState(form);
  const { draft, record } = entry;
  const { enter, ...actions } = useRecordActions();
  const element = useRef<HTMLFormElement>(null);
  const [isPasting, setPasting] = useState(false);
  const today = todayIn(agency.timeZone);
  const isNew = record === null;
  const canPaste = isNew && entry.refundOf === null;

  // Most fields of a refund are copied from the sale: begin with the payments.
  const first = entry.refundOf === null ? 'input' : '[data-part="payments"] input';
  // biome-ignore lint/correctness/useExhaustiveDependencies: set the focus only when the form opens
  useEffect(() => {
    if (isTypingIn(element.current)) return;
    const control = controlOf(element.current, entry.paidBy);
    (control ?? element.current?.querySelector<HTMLInputElement>(first))?.focus();
  }, []);

  const related = useRefundsOf(originOf(entry));
  const left = leftToRefund(entry, related, userId);
  const passengers = passengersOf(form, canPaste);
  const known = useKnownPhone(form, canPaste);
  const pnr = usePnrOffer(form);
  useKeptEntry(userId, entry);

  const { submit, send, beginNext, busy, conflict, forgetConflict, asking, dismiss } = useSubmit({
    form,
    element,
    userId,
    related,
    samePnr: pnr.open,
    onSaved(saved) {
      forgetEntry(userId, entry);
      onSaved(saved === 'waits' ? null : saved);
    },
    onNext,
  });

  function goOn(change: () => void) {
    flushSync(change);
    const controls = '[data-part="paid"] button, fieldset input';
    const fields = [...(element.current?.querySelectorAll<HTMLInputElement>(controls) ?? [])];
    (fields.find(({ value }) => value === '') ?? fields[0])?.focus();
  }
  const endPasting = () => goOn(() => setPasting(false));

  const runs = {
    save: () => void submit(false),
    saveAndNext: isNew ? () => void submit(true) : null,
    paste: canPaste ? () => setPasting(true) : null,
    refund: record && isRefundable(record) ? () => actions.refund(record) : null,
    past: record && (() => actions.past(record)),
  };
  useCommands(() => ({ runs, ...(record && { about: shortName(record) }) }), 'dialog');

  function onKeyDown(event: KeyboardEvent) {
    // The merge dialog handles its own keys.
    if (conflict) return;
    if (event.key === 'Tab' && !event.shiftKey) passFilled(event);
    const { sending } = form.read();
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
    if (isNew && sending && isPlain && event.key.toLowerCase() === 'n') {
      event.preventDefault();
      return beginNext(sending);
    }
    if (runs.paste && isPasteKey(event)) {
      event.preventDefault();
      return runs.paste();
    }
    if (event.key !== 'Enter') return;
    const saves = event.ctrlKey || event.metaKey;
    if (saves) void submit(isNew && event.shiftKey);
    // Enter in a field must not save a half-typed sale.
    if (saves || event.target instanceof HTMLInputElement) event.preventDefault();
  }

  const booked = bookedNames(entry, related);
  const section = sectionProps(form, { today, left, booked, ofPhone: known.unconfirmed });
  const untaken = untakenOf(entry, draft);
  return (
    <form
      className={css.form}
      ref={element}
      noValidate
      aria-busy={busy}
      onKeyDown={onKeyDown}
      onBlur={({ relatedTarget }) => {
        form.change({ do: 'settle' });
        known.offer(relatedTarget);
      }}
      onSubmit={(event) => {
        event.preventDefault();
        runs.save();
      }}
    >
      <div className={css.sheet}>
        <FormHead
          entry={entry}
          related={related}
          isPasting={isPasting}
          runs={{ ...runs, paste: isPasting ? endPasting : runs.paste }}
        />
        <WaitingEntries waiting={waiting} onReturn={enter} />
        {entry.refusal && <p className={css.refusal}>Kaydedilmedi: {entry.refusal}</p>}
        {!isPasting && untaken !== null && untakenOf(entry, settled) !== null && (
          <div className={css.untaken} data-part="paid">
            <PaidChoice paid={untaken} draft={draft} set={(changes) => goOn(() => section.set(changes))} />
          </div>
        )}
        {isPasting && <PastePanel form={form} passengers={passengers} onClose={endPasting} />}
        <PassengerSection {...section} known={known} passengers={passengers} />
        <FlightSection {...section} samePnr={pnr.samePnr} pnrWays={pnr.ways} />
        <PaymentSection {...section} />
        <NoteSection {...section} storedDay={record?.date ?? null} />
      </div>
      {conflict && (
        <MergeDialog
          conflict={conflict}
          left={left}
          onSave={(input) => void send({ ...entry, record: conflict.now }, input)}
          onDismiss={forgetConflict}
        />
      )}
      {asking && <SavingQuestions {...asking} form={() => element.current} onDismiss={dismiss} />}
      <Stub
        draft={draft}
        companions={namedPassengers(entry.passengers).length}
        isRefund={isRefund({ saleType: draft.saleType.trim() })}
        action={namesOf(entry).action}
        isNew={isNew}
        busy={busy}
        onNext={() => void submit(true)}
        onCancel={onCancel}
      />
    </form>
  );
}
