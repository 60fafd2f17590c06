import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDate, todayIn } from '../../../../domain/days/dates.ts';
import { namedPassengers } from '../../../../domain/records/linked-sales.ts';
import type { MoneyField } from '../../../../domain/records/record-fields.ts';
import type { SalesRecord, SalesRecordInput } from '../../../../domain/records/sales-record.ts';
import { agency } from '../../../agency.ts';
import { messageOf } from '../../../api/errors.ts';
import { showError, showNotice, showSuccess } from '../../../ui/toast.ts';
import { resumable } from '../../session/resume.ts';
import type { Entry } from '../entries/entry-draft.ts';
import { useRecordFilter } from '../list/use-record-filter.ts';
import { saveSale, whyWaiting } from '../queue/sale-queue.ts';
import { waitingText } from '../queue/waiting-texts.ts';
import { type ChangedRecord, changeRecord, RecordConflict } from '../requests/change-record.ts';
import { recordSaved } from '../requests/loaded-records.ts';
import { listsAllOf } from '../requests/record-filter.ts';
import { isRefund } from '../requests/refund.ts';
import { queueAction, savingAction, undoChange } from '../requests/undo.ts';
import { keptText } from './editor-names.ts';
import { namesOf } from './form-parts.ts';
import { keepPreferences } from './form-preferences.ts';

/** `waits`: a new sale waits for the server; null: nothing was saved. */
export type Saved = SalesRecord | 'waits' | null;

export function useSaveRecord() {
  const { filter, showDays } = useRecordFilter();
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [conflict, setConflict] = useState<RecordConflict | null>(null);

  async function save(
    entry: Entry,
    input: SalesRecordInput,
    left: Readonly<Record<MoneyField, number>> | null,
  ): Promise<Saved> {
    setBusy(true);
    setConflict(null);
    try {
      return await (entry.record ? change(entry.record, input, left) : add(entry, input));
    } catch (error) {
      if (error instanceof RecordConflict) setConflict(error);
      else showError('Hata', messageOf(error), savingAction);
      return null;
    } finally {
      setBusy(false);
    }
  }
  async function change(
    record: SalesRecord,
    input: SalesRecordInput,
    left: Readonly<Record<MoneyField, number>> | null,
  ): Promise<SalesRecord> {
    const { record: saved, ...change } = await resumable(() => changeRecord(record, input, left));
    recordSaved(client, saved);
    showSuccess('Kayıt güncellendi', savingAction, told(saved, change));
    return saved;
  }
  function told(saved: SalesRecord, { kept, isLast }: Omit<ChangedRecord, 'record'>) {
    return { detail: keptText(kept), button: isLast ? undoChange(client, saved) : undefined };
  }
  async function add(entry: Entry, input: SalesRecordInput): Promise<Saved> {
    const fate = await saveSale(entry, input);
    if (fate === null) return null;
    if (fate !== 'waits' && 'refused' in fate) throw fate.refused;
    if (!isRefund(input)) keepPreferences(input);
    const what = isRefund(input) ? namesOf(entry).what : 'Kayıt';
    if (fate === 'waits') {
      showNotice(`${what} bekliyor`, waitingText(whyWaiting(entry)), queueAction);
      return fate;
    }
    recordSaved(client, fate.stored);
    showSuccess(`${what} eklendi`, savingAction, toldOf(entry, fate.stored));
    return fate.stored;
  }
  function toldOf({ passengers }: Entry, { date: day }: SalesRecord) {
    const others = namedPassengers(passengers).length;
    const group = others > 0 ? [`${others + 1} yolcu birlikte kaydedildi`] : [];
    if (day === null) return { detail: group[0] };
    const isToday = day === todayIn(agency.timeZone);
    const where = isToday ? [] : [`${formatDate(day)} gününe kaydedildi`];
    const button = { name: 'Göster', press: () => showDays(day, day) };
    return {
      detail: [...group, ...where].join('; ') || undefined,
      button: isToday && listsAllOf(day, filter) ? undefined : button,
    };
  }

  return { save, busy, conflict, forgetConflict: () => setConflict(null) };
}
