import { Dialog as Kit } from '@base-ui/react/dialog';
import { type KeyboardEvent, useRef, useState } from 'react';
import type { SalesRecord } from '../../../../domain/records/sales-record.ts';
import { Confirm } from '../../../ui/Confirm.tsx';
import overlay from '../../../ui/overlay.module.css';
import { keepPlacedFocus } from '../../../ui/placed-focus.ts';
import { useOpener } from '../../../ui/use-opener.ts';
import { type Entry, isDirty } from '../entries/entry-draft.ts';
import { forgetEntry } from '../entries/unsaved-entries.ts';
import { ActionsShown, type RecordActions, useRecordActions } from '../list/record-actions.ts';
import { dropSale } from '../queue/sale-queue.ts';
import { isRefundable, isRefundKey } from '../requests/refund.ts';
import { namesOf } from './form-parts.ts';
import css from './RecordDialog.module.css';
import { RecordForm } from './RecordForm.tsx';
import { entryKey, useEntryForm } from './use-entry-form.ts';
import type { Saved } from './use-save-record.ts';

interface Props {
  entry: Entry;
  userId: string;
  onSaved: (record: SalesRecord | null) => void;
  onNext: (carried: Partial<Entry['draft']>, saved: Promise<Saved>) => void;
  waiting: readonly Entry[];
  onClose: () => void;
}

export default function RecordDialog({ entry, userId, onClose, onSaved, ...saving }: Props) {
  const { record } = entry;
  const actions = useRecordActions();
  const form = useEntryForm(entry);
  const [asking, setAsking] = useState<{ then: () => void } | null>(null);
  const isAdded = useRef(false);
  const opener = useOpener(() => (isAdded.current ? document.querySelector('tr[data-fresh]') : null));

  function leave(then: () => void) {
    setAsking(null);
    forgetEntry(userId, entry);
    dropSale(entry);
    then();
  }

  function mayLeave(then: () => void) {
    if (isDirty(form.read().entry)) setAsking({ then });
    else leave(then);
  }

  function aside() {
    setAsking(null);
    actions.begin();
  }

  const leaving: RecordActions = {
    ...actions,
    refund: (origin) => mayLeave(() => actions.refund(origin)),
    open: (id) => mayLeave(() => actions.open(id)),
    past: (stored) =>
      mayLeave(() => {
        onClose();
        actions.past(stored);
      }),
  };

  function onKeyDown(event: KeyboardEvent) {
    if (!isRefundKey(event)) return;
    event.preventDefault();
    if (record && isRefundable(record)) leaving.refund(record);
  }

  return (
    <Kit.Root open onOpenChange={(open) => !open && mayLeave(onClose)}>
      <Kit.Portal>
        <Kit.Backdrop className={overlay.backdrop} />
        <Kit.Popup className={css.pass} ref={keepPlacedFocus} finalFocus={opener} onKeyDown={onKeyDown}>
          <ActionsShown value={leaving}>
            <RecordForm
              key={entryKey(entry)}
              form={form}
              userId={userId}
              onCancel={() => leave(onClose)}
              onSaved={(saved) => {
                isAdded.current = saved !== null && record === null;
                onSaved(saved);
              }}
              {...saving}
            />
          </ActionsShown>
          <Confirm
            open={asking !== null}
            title="Yazdıklarınız silinsin mi?"
            action="Sil ve kapat"
            dismiss="Yazmaya dön"
            other={
              record === null && asking?.then === onClose
                ? { name: 'Kenara koy, yeni kayıt aç', press: aside }
                : undefined
            }
            onAction={() => leave(asking?.then ?? onClose)}
            onDismiss={() => setAsking(null)}
          >
            {record
              ? 'Değişiklikleriniz henüz kaydedilmedi.'
              : `Bu ${namesOf(entry).what.toLocaleLowerCase('tr')} henüz kaydedilmedi.`}
          </Confirm>
        </Kit.Popup>
      </Kit.Portal>
    </Kit.Root>
  );
}
