import { Dialog as Kit } from '@base-ui/react/dialog';
import { useRef, useState } from 'react';
import type { IsoDate } from '../../../../domain/dates.ts';
import type { SalesRecord } from '../../../../domain/sales-record.ts';
import { Confirm } from '../../../ui/Confirm.tsx';
import { useOpener } from '../../../ui/use-opener.ts';
import { forgetDraft } from '../../session/drafts.ts';
import { type Entry, entryForm } from './entry-draft.ts';
import css from './RecordDialog.module.css';
import { RecordForm } from './RecordForm.tsx';

interface Props {
  entry: Entry;
  userId: string;
  onSaved: (record: SalesRecord) => void;
  /** Saved with 'Kaydet ve yeni'. */
  onNext: (record: SalesRecord, carried: Partial<Entry['draft']>) => void;
  /** Someone else changed the sale, and the user wants to see it as it is now. */
  onReload: (record: SalesRecord) => void;
  /** Shows the list of a day to which a sale was saved. */
  onShowDay: (day: IsoDate) => void;
  onClose: () => void;
}

/** The sale as a boarding pass: the form on the left, what it adds up to on the tear-off stub. */
export default function RecordDialog({ entry, userId, onSaved, onNext, onReload, onShowDay, onClose }: Props) {
  // A ref, because Escape right after a keystroke must already see the change.
  const dirty = useRef(false);
  const [asking, setAsking] = useState(false);
  const opener = useOpener();

  function close() {
    forgetDraft(userId, entryForm);
    onClose();
  }

  return (
    <Kit.Root open onOpenChange={(open) => !open && (dirty.current ? setAsking(true) : close())}>
      <Kit.Portal>
        <Kit.Backdrop className={css.backdrop} />
        <Kit.Popup className={css.pass} finalFocus={opener}>
          <RecordForm
            key={entry.clientRef}
            entry={entry}
            userId={userId}
            onDirty={(next) => {
              dirty.current = next;
            }}
            onReload={onReload}
            onShowDay={onShowDay}
            onSaved={onSaved}
            onNext={onNext}
            onCancel={close}
          />
          <Confirm
            open={asking}
            title="Yazdıklarınız silinsin mi?"
            action="Sil ve kapat"
            dismiss="Yazmaya dön"
            onAction={close}
            onDismiss={() => setAsking(false)}
          >
            {entry.record ? 'Değişiklikleriniz henüz kaydedilmedi.' : 'Bu kayıt henüz kaydedilmedi.'}
          </Confirm>
        </Kit.Popup>
      </Kit.Portal>
    </Kit.Root>
  );
}
