import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDate, type IsoDate, todayIn } from '../../../../domain/dates.ts';
import type { MoneyField } from '../../../../domain/record-fields.ts';
import type { SalesRecord, SalesRecordInput } from '../../../../domain/sales-record.ts';
import { agency } from '../../../agency.ts';
import { messageOf } from '../../../api/errors.ts';
import { showError, showSuccess } from '../../../ui/toast.ts';
import { resumable } from '../../session/resume.ts';
import { recordSaved } from '../list/use-record-list.ts';
import { isRefund } from '../refund.ts';
import { type ChangedRecord, changeRecord, RecordConflict } from '../requests/change-record.ts';
import { createRecord } from '../requests/create-record.ts';
import { savingAction, undoChange } from '../undo.ts';
import { keptText } from './editor-names.ts';
import type { Entry } from './entry-draft.ts';
import { keepPreferences } from './form-preferences.ts';

/**
 * Stores an entry and tells how it went; null when it failed. `conflict` is what somebody has to choose before.
 * @param onShowDay shows the list of the day that a new sale went to, where it is not today
 */
export function useSaveRecord(onShowDay: (day: IsoDate) => void) {
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [conflict, setConflict] = useState<RecordConflict | null>(null);

  /** @param left what can still be given back, where the entry is a refund of a known sale */
  async function save(
    { record, refundOf, clientRef }: Entry,
    input: SalesRecordInput,
    left: Readonly<Record<MoneyField, number>> | null,
  ): Promise<SalesRecord | null> {
    setBusy(true);
    setConflict(null);
    try {
      // Another type was chosen after all: no refund, and so of nothing.
      const origin = isRefund(input) ? refundOf : null;
      const { record: saved, ...change } = await resumable(async () =>
        record
          ? changeRecord(record, input, left)
          : { record: await createRecord(input, origin, clientRef), kept: [], isLast: true },
      );
      // The next sale is hardly a refund as well.
      if (!record && !isRefund(input)) keepPreferences(input);
      recordSaved(client, saved);
      if (record) showSuccess('Kayıt güncellendi', savingAction, told(saved, change));
      else showSuccess('Kayıt eklendi', savingAction, otherDay(saved.date));
      return saved;
    } catch (error) {
      if (error instanceof RecordConflict) setConflict(error);
      else showError('Hata', messageOf(error), savingAction);
      return null;
    } finally {
      setBusy(false);
    }
  }
  function told(saved: SalesRecord, { kept, isLast }: Omit<ChangedRecord, 'record'>) {
    return { detail: keptText(kept), button: isLast ? undoChange(client, saved) : undefined };
  }
  function otherDay(day: IsoDate | null) {
    if (day === null || day === todayIn(agency.timeZone)) return {};
    const button = { name: 'Göster', press: () => onShowDay(day) };
    return { detail: `${formatDate(day)} gününe kaydedildi`, button };
  }

  return { save, busy, conflict, forgetConflict: () => setConflict(null) };
}
