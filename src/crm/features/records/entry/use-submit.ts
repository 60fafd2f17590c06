import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useRef, useState } from 'react';
import { settleDay } from '../../../../domain/days/date-typing.ts';
import { todayIn } from '../../../../domain/days/dates.ts';
import type { RecordDraft } from '../../../../domain/records/record-entry.ts';
import type { SalesRecordInput } from '../../../../domain/records/sales-record.ts';
import { dayLimits, questionsBeforeSaving, type SavingQuestion } from '../../../../domain/records/saving-questions.ts';
import { agency } from '../../../agency.ts';
import { dismissSuccess } from '../../../ui/FormToasts.tsx';
import { focusFirstFault } from '../../../ui/placed-focus.ts';
import type { Entry } from '../entries/entry-draft.ts';
import type { Refunds } from '../requests/find-linked.ts';
import { savingAction } from '../requests/undo.ts';
import { readRefundsOf } from '../requests/use-refunds-of.ts';
import { askAboutLink, askAboutRepeated, askAboutTaken, carriedOn } from './form-parts.ts';
import { readInput } from './read-input.ts';
import { checkRefund, leftToRefund, refundsNeeded } from './refund-check.ts';
import { repeatedSale, type SamePnr } from './same-pnr.ts';
import { type EntryForm, proposedIn } from './use-entry-form.ts';
import { type Saved, useSaveRecord } from './use-save-record.ts';

const limits = { ...dayLimits, largeAmount: agency.largeAmount };

export function usualQuestions(
  entry: Entry,
  input: SalesRecordInput,
  paid: Refunds | null | undefined,
  userId: string | undefined,
) {
  const { refund, more } = checkRefund(entry, input, paid, userId);
  const usual = questionsBeforeSaving(input, todayIn(agency.timeZone), limits, entry.record, refund);
  return { refund, questions: [...usual, ...more] };
}

type Asking = { questions: readonly SavingQuestion[]; save: () => void };

interface Options {
  form: EntryForm;
  element: RefObject<HTMLFormElement | null>;
  userId: string;
  related: Refunds | undefined;
  samePnr: SamePnr | null;
  onSaved: (saved: Exclude<Saved, null>) => void;
  onNext: (carried: Partial<RecordDraft>, saved: Promise<Saved>) => void;
}

export function useSubmit({ form, element, userId, related, samePnr, onSaved, onNext }: Options) {
  const client = useQueryClient();
  const { save, ...saving } = useSaveRecord();
  const [asking, ask] = useState<Asking | null>(null);
  const isReading = useRef(false);
  const today = todayIn(agency.timeZone);
  const left = (entry: Entry) => leftToRefund(entry, related, userId);

  /**
   * @param sure true once the user has confirmed the unusual values
   * @param paid null if the payments and refunds of the sale could not be read
   */
  async function submit(andNext: boolean, sure = false, paid: Refunds | null | undefined = related): Promise<void> {
    const { entry, sending } = form.read();
    const { draft, record } = entry;
    if (sending || isReading.current || !element.current) return;
    const result = readInput(entry, today);
    const found = 'faults' in result ? { ...result.faults } : {};
    if (record === null && draft.date.trim() === '') found.date = 'date';
    form.change({ do: 'check', faults: found });
    const isComplete = Object.keys(form.read().passengerFaults).length === 0;
    if ('faults' in result || found.date || !isComplete) {
      dismissSuccess(savingAction);
      return focusFirstFault(element.current);
    }
    const { input } = result;
    const needed = refundsNeeded(entry, input);
    if (!sure && needed !== null && paid === undefined) {
      isReading.current = true;
      const read = await readRefundsOf(client, needed);
      isReading.current = false;
      return submit(andNext, false, read);
    }
    const questions = sure ? [] : questionsOf(entry, input, paid);
    if (questions.length > 0) {
      dismissSuccess(savingAction);
      return ask({ questions, save: () => void submit(andNext, true) });
    }
    const sent = { ...entry, draft: { ...draft, date: settleDay(draft.date, today) } };
    if (!andNext) return send(sent, input);
    // Clear proposed values: the form proposes them anew for the next sale.
    const again = Object.fromEntries(proposedIn(form.read()).map((field) => [field, '']));
    onNext({ ...carriedOn(input), ...again }, save(sent, input, left(entry)));
  }

  function questionsOf(entry: Entry, input: SalesRecordInput, paid: Refunds | null | undefined): SavingQuestion[] {
    const { refund, questions } = usualQuestions(entry, input, paid, userId);
    const unlinked = refund && entry.refundOf === null && samePnr?.first;
    const repeated = !refund && samePnr && repeatedSale(samePnr, input);
    return [
      ...askAboutTaken(entry),
      ...questions,
      ...(unlinked ? [askAboutLink(unlinked)] : []),
      ...(repeated ? [askAboutRepeated(repeated)] : []),
    ];
  }

  async function send(sent: Entry, input: SalesRecordInput): Promise<void> {
    const sending = save(sent, input, left(sent));
    form.change({ do: 'send', saving: sending });
    const saved = await sending;
    if (form.read().sending !== sending) return;
    form.change({ do: 'send', saving: null });
    if (saved) onSaved(saved);
  }

  function beginNext(sending: Promise<Saved>): void {
    form.change({ do: 'send', saving: null });
    onNext({}, sending);
  }
  return { ...saving, submit, send, beginNext, asking, dismiss: () => ask(null) };
}
