import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { formatDate } from '../../../domain/dates.ts';
import type { SalesRecord } from '../../../domain/sales-record.ts';
import { messageOf } from '../../api/errors.ts';
import { showError, showSuccess } from '../../ui/toast.ts';
import { recordDeleted, reloadRecords } from './list/use-record-list.ts';
import { deleteRecord } from './requests/delete-record.ts';

const Confirm = lazy(() => import('../../ui/Confirm.tsx').then((ui) => ({ default: ui.Confirm })));

export function DeleteDialog({ record, onDone }: { record: SalesRecord | null; onDone: () => void }) {
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [shown, setShown] = useState(record);
  useEffect(() => {
    if (record) setShown(record);
  }, [record]);
  if (!shown) return null;

  async function remove(id: number) {
    setBusy(true);
    try {
      await deleteRecord(id);
      showSuccess('Kayıt silindi');
      recordDeleted(client, id);
    } catch (error) {
      showError('Silinemedi', messageOf(error), 'delete-record');
      void reloadRecords(client);
    } finally {
      setBusy(false);
      onDone();
    }
  }

  const { id, fullName, pnr, date } = shown;
  const facts = [`#${id}`, fullName, pnr, date && formatDate(date)].filter(Boolean);
  return (
    <Suspense>
      <Confirm
        open={record !== null}
        title="Silmek istediğinize emin misiniz?"
        action="Sil"
        busy={busy}
        onAction={() => remove(id)}
        onDismiss={onDone}
      >
        {facts.join(' · ')}
      </Confirm>
    </Suspense>
  );
}
