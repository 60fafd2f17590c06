import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { SalesRecord, SalesRecordInput } from '../../../../domain/sales-record.ts';
import { messageOf } from '../../../api/errors.ts';
import { showError, showSuccess } from '../../../ui/toast.ts';
import { resumable } from '../../session/resume.ts';
import { recordSaved } from '../list/use-record-list.ts';
import { createRecord } from '../requests/create-record.ts';
import { updateRecord } from '../requests/update-record.ts';
import type { Entry } from './entry-draft.ts';
import { keepPreferences } from './form-preferences.ts';

/** Stores an entry and tells how it went; null when it failed. */
export function useSaveRecord() {
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);

  async function save({ record, clientRef }: Entry, input: SalesRecordInput): Promise<SalesRecord | null> {
    setBusy(true);
    try {
      const saved = await resumable(() => (record ? updateRecord(record.id, input) : createRecord(input, clientRef)));
      if (!record) keepPreferences(input);
      recordSaved(client, saved);
      showSuccess(record ? 'Kayıt güncellendi' : 'Kayıt eklendi');
      return saved;
    } catch (error) {
      showError('Hata', messageOf(error), 'save-record');
      return null;
    } finally {
      setBusy(false);
    }
  }
  return { save, busy };
}
