import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDate, type IsoDate, todayIn } from '../../../../domain/dates.ts';
import type { SalesRecord, SalesRecordInput } from '../../../../domain/sales-record.ts';
import { agency } from '../../../agency.ts';
import { messageOf } from '../../../api/errors.ts';
import { showError, showSuccess } from '../../../ui/toast.ts';
import { resumable } from '../../session/resume.ts';
import { recordSaved } from '../list/use-record-list.ts';
import { isRefund } from '../refund.ts';
import { createRecord } from '../requests/create-record.ts';
import { RecordChanged, updateRecord } from '../requests/update-record.ts';
import { savingAction, undoChange } from '../undo.ts';
import type { Entry } from './entry-draft.ts';
import { keepPreferences } from './form-preferences.ts';

/**
 * Stores an entry and tells how it went; null when it failed. `changed` is the sale as someone else has left it.
 * @param onShowDay shows the list of the day that a new sale went to, where it is not today
 */
export function useSaveRecord(onShowDay: (day: IsoDate) => void) {
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [changed, setChanged] = useState<RecordChanged | null>(null);

  async function save({ record, refundOf, clientRef }: Entry, input: SalesRecordInput): Promise<SalesRecord | null> {
    setBusy(true);
    setChanged(null);
    try {
      // Another type was chosen after all: no refund, and so of nothing.
      const origin = isRefund(input) ? refundOf : null;
      const saved = await resumable(() =>
        record ? updateRecord(record, input) : createRecord(input, origin, clientRef),
      );
      // The next sale is hardly a refund as well.
      if (!record && !isRefund(input)) keepPreferences(input);
      recordSaved(client, saved);
      if (record) showSuccess('Kayıt güncellendi', savingAction, { button: undoChange(client, saved) });
      else showSuccess('Kayıt eklendi', savingAction, otherDay(saved.date));
      return saved;
    } catch (error) {
      if (record && error instanceof RecordChanged) setChanged(error);
      else showError('Hata', messageOf(error), savingAction);
      return null;
    } finally {
      setBusy(false);
    }
  }
  function otherDay(day: IsoDate | null) {
    if (day === null || day === todayIn(agency.timeZone)) return {};
    const button = { name: 'Göster', press: () => onShowDay(day) };
    return { detail: `${formatDate(day)} gününe kaydedildi`, button };
  }

  return { save, busy, changed, forgetChanged: () => setChanged(null) };
}
