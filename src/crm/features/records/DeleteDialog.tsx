import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { formatDate } from '../../../domain/days/dates.ts';
import type { SalesRecord } from '../../../domain/records/sales-record.ts';
import { messageOf } from '../../api/errors.ts';
import { OnDemand, onDemand } from '../../ui/on-demand.tsx';
import { showError, showSuccess } from '../../ui/toast.ts';
import { recordDeleted, reloadRecords } from './requests/loaded-records.ts';
import { deleteRecord } from './requests/one-record.ts';
import { deletingAction, undoDeletion } from './requests/undo.ts';
import { useRefundsOf } from './requests/use-refunds-of.ts';

const confirm = onDemand(async () => (await import('../../ui/Confirm.tsx')).Confirm);

interface Props {
  record: SalesRecord | null;
  at: number;
  onDone: () => void;
}

export function DeleteDialog({ record, at, onDone }: Props) {
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [shown, setShown] = useState(record);
  const freed = useRef<number | null>(null);
  const { sale = [], refunds = [] } = useRefundsOf(shown?.id ?? null) ?? {};
  useEffect(() => {
    if (!record) return;
    setShown(record);
    freed.current = null;
  }, [record]);
  if (!shown) return null;

  async function remove(record: SalesRecord) {
    setBusy(true);
    try {
      await deleteRecord(record.id);
      showSuccess('Kayıt silindi', deletingAction, { button: undoDeletion(client, record) });
      recordDeleted(client, record.id);
      freed.current = at;
    } catch (error) {
      showError('Silinemedi', messageOf(error), deletingAction);
      void reloadRecords(client);
    } finally {
      setBusy(false);
      onDone();
    }
  }

  const { id, fullName, pnr, date } = shown;
  // Deleting a group's first record loses the amounts of all its passengers: warn with their number.
  const others = shown.groupOf === null ? sale.filter((one) => one.id !== id).length : 0;
  const own = refunds.filter(({ refundOf }) => refundOf === id || others > 0);
  const facts = [`#${id}`, fullName, pnr, date && formatDate(date)].filter(Boolean);
  return (
    <OnDemand
      part={confirm}
      open={record !== null}
      title="Silmek istediğinize emin misiniz?"
      action="Sil"
      busy={busy}
      finalFocus={() => freed.current === null || deleteButtonAt(freed.current)}
      onAction={() => remove(shown)}
      onDismiss={onDone}
      onMissing={() => {
        setShown(null);
        onDone();
      }}
    >
      {facts.join(' · ')}
      {others > 0 && (
        <p>
          Bu kayda bağlı {others} yolcu daha var. Onların kayıtları kalır; ama hepsinin tutarı bu kayıttadır ve onunla
          silinir.
        </p>
      )}
      {own.length > 0 && (
        <p>
          Bu satışın iadesi var: {own.map((refund) => `#${refund.id}`).join(', ')}. Satışı silerseniz iade kalır ve
          toplamlardan düşülmeye devam eder.
        </p>
      )}
    </OnDemand>
  );
}

/** After a deletion, the focus goes to a button of the next sale, or else of the previous sale. */
function deleteButtonAt(at: number): HTMLElement | null {
  const list = [at, at - 1].flatMap((index) => [`[aria-rowindex="${index + 2}"]`, `[aria-posinset="${index + 1}"]`]);
  const buttons = list.map((place) =>
    document.querySelector<HTMLElement>(`${place} :is(td [data-action="delete"], [popovertarget])`),
  );
  return buttons.find(Boolean) ?? document.querySelector('main');
}
