import { Dialog as Kit } from '@base-ui/react/dialog';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { settleDay } from '../../../../domain/days/date-typing.ts';
import { todayIn } from '../../../../domain/days/dates.ts';
import { directionBetween } from '../../../../domain/places/direction.ts';
import { namedPassengers } from '../../../../domain/records/linked-sales.ts';
import { doubtsOf } from '../../../../domain/records/record-doubts.ts';
import { type EntryFaults, type RecordDraft, readDraft } from '../../../../domain/records/record-entry.ts';
import { type EntryField, entryFields } from '../../../../domain/records/record-fields.ts';
import { withValues } from '../../../../domain/records/record-merge.ts';
import type { SalesRecord, SalesRecordInput } from '../../../../domain/records/sales-record.ts';
import { dayLimits, questionsBeforeSaving, type SavingQuestion } from '../../../../domain/records/saving-questions.ts';
import { agency, lists } from '../../../agency.ts';
import { Button } from '../../../ui/Button.tsx';
import { useCommands } from '../../../ui/commands.ts';
import { focusFirstFault } from '../../../ui/focus-first-fault.ts';
import { isTypingIn } from '../../../ui/placed-focus.ts';
import { useUnsavedInput } from '../../session/unsaved-input.ts';
import { type Entry, isDirty, joinEntry, turnIntoRefund } from '../entries/entry-draft.ts';
import { forgetEntry, keepEntry } from '../entries/unsaved-entries.ts';
import { useRecordActions } from '../list/record-actions.ts';
import { updateHeld } from '../queue/kept-sales.ts';
import type { Refunds } from '../requests/find-linked.ts';
import { isRefund, isRefundable } from '../requests/refund.ts';
import { shortName } from '../requests/short-name.ts';
import { readRefundsOf, useRefundsOf } from '../requests/use-refunds-of.ts';
import { FlightSection } from './FlightSection.tsx';
import {
  askAboutLink,
  askAboutPaid,
  askAboutPasted,
  carriedOn,
  isPasteKey,
  markedAs,
  originOfCarried,
  withoutKeys,
} from './form-parts.ts';
import { GroupFacts } from './GroupFacts.tsx';
import { MergeDialog } from './MergeDialog.tsx';
import { NoteSection } from './NoteSection.tsx';
import { PaidChoice } from './PaidChoice.tsx';
import { PassengerSection } from './PassengerSection.tsx';
import { PastePanel } from './PastePanel.tsx';
import { PaymentSection } from './PaymentSection.tsx';
import { passFilled } from './pass-filled.ts';
import css from './RecordDialog.module.css';
import { RefundFacts } from './RefundFacts.tsx';
import { bookedNames, checkRefund, leftToRefund, originOf, refundsNeeded } from './refund-check.ts';
import type { SamePnrWays } from './SamePnrOffer.tsx';
import { SavingQuestions } from './SavingQuestions.tsx';
import { Stub } from './Stub.tsx';
import { refundedOf } from './same-pnr.ts';
import { useKnownPhone } from './use-known-phone.ts';
import { usePassengers } from './use-passengers.ts';
import { usePasted } from './use-pasted.ts';
import { useSamePnr } from './use-same-pnr.ts';
import { type Saved, useSaveRecord } from './use-save-record.ts';
import { WaitingEntries } from './WaitingEntries.tsx';

const limits = { ...dayLimits, largeAmount: agency.largeAmount };

interface Props {
  entry: Entry;
  userId: string;
  /** Called immediately, before rendering. */
  onDirty: (dirty: boolean) => void;
  onSaved: (record: SalesRecord | null) => void;
  /** Called immediately: whether the sale is stored comes later. */
  onNext: (carried: Partial<RecordDraft>, saved: Promise<Saved>) => void;
  /** Other entries that are not stored. */
  waiting: readonly Entry[];
  onCancel: () => void;
}

export function RecordForm(props: Props) {
  const { entry, userId, waiting, onDirty, onSaved, onNext, onCancel } = props;
  const { record } = entry;
  const { enter, ...actions } = useRecordActions();
  const onRefund = record && isRefundable(record) ? () => actions.refund(record) : null;
  const onPast = record && (() => actions.past(record));
  const [draft, setDraft] = useState(entry.draft);
  const [faults, setFaults] = useState<EntryFaults>({});
  // What the form held when a field was left last: nobody is corrected in the middle of a word.
  const [settled, setSettled] = useState(entry.draft);
  const { save, busy, conflict, forgetConflict } = useSaveRecord();
  const [asking, setAsking] = useState<Asking | null>(null);
  const form = useRef<HTMLFormElement>(null);
  // A sale on its way to the server stays as it was sent.
  const sending = useRef<Promise<Saved> | null>(null);
  const reading = useRef(false);
  const read = (typed: RecordDraft) =>
    readDraft({ ...typed, date: settleDay(typed.date, today) }, isNew ? lists : undefined);
  const latestOthers = useRef(entry.passengers);
  const isNew = entry.record === null;
  const today = todayIn(agency.timeZone);

  // Of a refund all is known but how much.
  const first = entry.refundOf === null ? 'input' : '[data-part="payments"] input';
  // biome-ignore lint/correctness/useExhaustiveDependencies: where the form begins is decided once
  useEffect(() => {
    if (!isTypingIn(form.current)) form.current?.querySelector<HTMLInputElement>(first)?.focus();
  }, []);

  // A direction that was typed or chosen here is never replaced by the one that follows from the airports.
  const [proposes, setProposes] = useState(
    isNew && (entry.draft.direction === '' || [...entry.carried, ...entry.proposed].includes('direction')),
  );
  const [likely, setLikely] = useState(entry.draft.direction);
  const related = useRefundsOf(originOf(entry));
  const left = leftToRefund(entry, related, userId);
  const client = useQueryClient();
  const latest = useRef(draft);
  const { pasted, paid, fill, confirm, unconfirmed, untaken } = usePasted(entry, latest, set);
  const canPaste = isNew && entry.refundOf === null;
  const isSent = () => sending.current !== null;
  const { passengers, check } = usePassengers(entry, canPaste, latestOthers, isSent, () => tellDirtiness());
  const known = useKnownPhone(entry, latest, set, canPaste);
  const dirty = isDirty(entry, draft, passengers.list);
  useUnsavedInput(dirty, true);
  const [keptPnr, keepPnr] = useState(entry.keptPnr);
  const samePnr = useSamePnr(draft.pnr, entry);
  const pnr = draft.pnr.trim();
  const isPnrOpen = isNew && samePnr !== null && samePnr.first !== null && keptPnr !== pnr;
  const [isPasting, setPasting] = useState(false);
  const tellDirty = useEffectEvent(onDirty);
  useEffect(() => tellDirty(isDirty(entry, entry.draft)), [entry]);

  useEffect(() => {
    const others = { passengers: passengers.list, pasted, paid, known: known.known, keptPnr };
    const begun = { ...entry, ...others, draft };
    if (dirty) keepEntry(userId, begun);
    else forgetEntry(userId, entry);
    updateHeld(userId, begun);
  }, [dirty, draft, passengers.list, pasted, paid, known.known, keptPnr, entry, userId]);

  function set(changes: Partial<RecordDraft>, how?: 'likely') {
    if (sending.current) return;
    latest.current = { ...latest.current, ...changes };
    if (how && changes.direction !== undefined) setLikely(changes.direction);
    else if ('direction' in changes) setProposes(false);
    else if (proposes) latest.current.direction = directionOf(latest.current) ?? likely;
    setDraft(latest.current);
    tellDirtiness();
    setFaults((current) => withoutKeys(current, Object.keys(changes)));
  }

  function tellDirtiness() {
    onDirty(isDirty(entry, latest.current, latestOthers.current));
  }

  /** The entry as it is typed by now. */
  function current(more: Partial<Entry> = {}): Entry {
    const typed = { draft: latest.current, passengers: latestOthers.current };
    return { ...entry, ...typed, pasted, paid, known: known.known, keptPnr, ...more };
  }

  const pnrWays: SamePnrWays = {
    onJoin: (first) => enter(joinEntry(current(), latest.current, first)),
    onRefund: (first) => {
      const origin = (samePnr && refundedOf(samePnr, latest.current.fullName)) ?? first;
      enter(turnIntoRefund(current(), latest.current, origin, today));
    },
    onKeep: () => keepPnr(pnr),
  };

  /**
   * @param sure what is seldom meant has been asked already
   * @param paid what was paid and given back; null where it could not be read
   */
  async function submit(andNext: boolean, sure = false, paid: Refunds | null | undefined = related): Promise<void> {
    if (sending.current || reading.current || !form.current) return;
    const result = read(latest.current);
    const found = 'faults' in result ? { ...result.faults } : {};
    if (isNew && latest.current.date.trim() === '') found.date = 'date';
    setFaults(found);
    const isComplete = check();
    if ('faults' in result || found.date || !isComplete) return focusFirstFault(form.current);
    // What nobody touched stays as it was written, however that is spelled.
    const input = entry.record ? withValues(result.input, entryFields.filter(asSent), entry.record) : result.input;
    const needed = refundsNeeded(entry, input);
    if (!sure && needed !== null && paid === undefined) {
      reading.current = true;
      const found = await readRefundsOf(client, needed);
      reading.current = false;
      return submit(andNext, false, found);
    }
    const { refund, more } = checkRefund(entry, latest.current, input, paid, userId);
    const unlinked = refund && isNew && entry.refundOf === null && isPnrOpen ? samePnr?.first : null;
    const questions = sure
      ? []
      : [
          ...askAboutPasted('Yapıştırılandan', unconfirmed),
          ...askAboutPaid(untaken(latest.current)),
          ...askAboutPasted('Telefonun son kaydından', known.asked),
          ...questionsBeforeSaving(input, today, limits, entry.record, refund),
          ...more,
          ...(unlinked ? [askAboutLink(unlinked)] : []),
        ];
    if (questions.length > 0) return setAsking({ questions, save: () => void submit(andNext, true) });
    const draft = { ...latest.current, date: settleDay(latest.current.date, today) };
    const sent = current({ draft });
    if (!andNext) return send(sent, input);
    // What was only proposed is proposed anew, for the airports and the time of the next sale.
    const again = Object.fromEntries(proposed.map((field) => [field, '']));
    onNext({ ...carriedOn(input), ...again }, save(sent, input, left));
  }

  /** On to the amount that no field took, and then to what the text did not have. */
  function goOn(change: () => void) {
    flushSync(change);
    const controls = '[data-part="paid"] button, fieldset input';
    const fields = [...(form.current?.querySelectorAll<HTMLInputElement>(controls) ?? [])];
    (fields.find(({ value }) => value === '') ?? fields[0])?.focus();
  }

  const endPasting = () => goOn(() => setPasting(false));

  async function send(sent: Entry, input: SalesRecordInput) {
    const saving = save(sent, input, left);
    sending.current = saving;
    const saved = await saving;
    if (sending.current !== saving) return;
    sending.current = null;
    if (!saved) return;
    forgetEntry(userId, entry);
    onSaved(saved === 'waits' ? null : saved);
  }

  /** The key that begins a new sale does so before the answer to this one has come, too. */
  function beginNext(saving: Promise<Saved>) {
    sending.current = null;
    onNext({}, saving);
  }

  useCommands(
    () => ({
      runs: {
        save: () => void submit(false),
        saveAndNext: isNew ? () => void submit(true) : null,
        paste: canPaste ? () => setPasting(true) : null,
        refund: onRefund,
        past: onPast,
      },
      ...(entry.record && { about: shortName(entry.record) }),
    }),
    'dialog',
  );

  function onKeyDown(event: KeyboardEvent) {
    // The keys of the question are its own.
    if (conflict) return;
    if (event.key === 'Tab' && !event.shiftKey) passFilled(event);
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
    if (isNew && sending.current && isPlain && event.key.toLowerCase() === 'n') {
      event.preventDefault();
      return beginNext(sending.current);
    }
    if (canPaste && isPasteKey(event)) {
      event.preventDefault();
      return setPasting(true);
    }
    if (event.key !== 'Enter') return;
    const saves = event.ctrlKey || event.metaKey;
    if (saves) void submit(isNew && event.shiftKey);
    // Enter in a field must not save a half-typed sale.
    if (saves || event.target instanceof HTMLInputElement) event.preventDefault();
  }

  const result = read(draft);
  const edited = entryFields.filter((field) => draft[field] !== settled[field]);
  const asOpened = (field: EntryField) => draft[field] === entry.initial[field];
  const asSent = (field: EntryField) => latest.current[field] === entry.initial[field];
  const proposed: EntryField[] = entry.proposed.filter(asOpened);
  if (proposes && directionOf(draft) !== null && !proposed.includes('direction')) proposed.push('direction');
  const isBack = isRefund({ saleType: draft.saleType.trim() });
  const section = {
    draft,
    faults: { ...('faults' in result && withoutKeys(result.faults, [...edited, 'fullName'])), ...faults },
    doubts: withoutKeys(doubtsOf(draft, isBack ? left : null, isBack ? bookedNames(entry, related) : []), edited),
    set,
    isNew,
    today,
    origins: {
      ...markedAs(entry.carried.filter(asOpened), originOfCarried(entry)),
      ...markedAs(proposed, 'öneri'),
      ...markedAs(unconfirmed, 'metinden öneri'),
      ...markedAs(known.unconfirmed, 'telefondan öneri'),
    },
  };
  return (
    <form
      className={css.form}
      ref={form}
      noValidate
      aria-busy={busy}
      onKeyDown={onKeyDown}
      onBlur={({ relatedTarget }) => {
        setSettled(latest.current);
        known.offer(relatedTarget);
      }}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void submit(false);
      }}
    >
      <div className={css.sheet}>
        <div className={css.head}>
          <Kit.Title className={css.title}>{isNew ? 'Yeni Kayıt Ekle' : 'Kayıt Düzenle'}</Kit.Title>
          <RefundFacts entry={entry} related={related} />
          <GroupFacts entry={entry} onPart={() => enter(current({ groupOf: null }))} />
          {canPaste && (
            <Button
              icon="paste"
              shortcut="paste"
              aria-expanded={isPasting}
              onClick={() => (isPasting ? endPasting() : setPasting(true))}
            >
              Yapıştır ve doldur
            </Button>
          )}
          {onPast && (
            <Button icon="past" onClick={onPast}>
              Geçmiş
            </Button>
          )}
          {onRefund && (
            <Button icon="giveBack" shortcut="refund" onClick={onRefund}>
              İade oluştur
            </Button>
          )}
        </div>
        <WaitingEntries waiting={waiting} onReturn={enter} />
        {entry.refusal && <p className={css.refusal}>Kaydedilmedi: {entry.refusal}</p>}
        {!isPasting && untaken(draft) !== null && untaken(settled) !== null && (
          <div className={css.untaken} data-part="paid">
            <PaidChoice paid={untaken(draft) ?? ''} draft={draft} set={(changes) => goOn(() => set(changes))} />
          </div>
        )}
        {isPasting && (
          <PastePanel
            draft={draft}
            today={today}
            set={set}
            fill={fill}
            paid={paid?.value ?? null}
            unconfirmed={unconfirmed}
            passengers={passengers}
            onConfirm={confirm}
            onClose={endPasting}
          />
        )}
        <PassengerSection {...section} known={known} passengers={passengers} />
        <FlightSection {...section} samePnr={samePnr} pnrWays={isPnrOpen ? pnrWays : null} />
        <PaymentSection {...section} />
        <NoteSection {...section} storedDay={entry.record?.date ?? null} />
      </div>
      {conflict && (
        <MergeDialog
          conflict={conflict}
          left={left}
          onSave={(input) => void send({ ...entry, record: conflict.now, draft }, input)}
          onDismiss={forgetConflict}
        />
      )}
      {asking && <SavingQuestions {...asking} form={() => form.current} onDismiss={() => setAsking(null)} />}
      <Stub
        draft={draft}
        companions={namedPassengers(passengers.list).length}
        isRefund={isBack}
        isNew={isNew}
        busy={busy}
        onNext={() => void submit(true)}
        onCancel={onCancel}
      />
    </form>
  );
}

const directionOf = ({ depart, arrive }: RecordDraft) => directionBetween(depart, arrive);

/** What is asked before saving, and what saves. */
type Asking = { questions: readonly SavingQuestion[]; save: () => void };
