import { useMemo, useState } from 'react';
import type { SalesRecord } from '../../../domain/records/sales-record.ts';
import { editEntry, newEntry, refundEntry } from './entries/entry-draft.ts';
import { useEntries } from './entry/use-entries.ts';
import type { Opened, RecordActions } from './list/record-actions.ts';
import { noteOpened } from './requests/opened-records.ts';
import { openRecord, useRecordInAddress } from './use-opened-record.ts';

export function useOpened(userId: string, today: string) {
  const entries = useEntries(userId);
  const { open: enter } = entries;
  const [opened, show] = useState<Opened | null>(null);
  const [fresh, setFresh] = useState<number | null>(null);

  const actions = useMemo((): RecordActions => {
    const edit = (record: SalesRecord) => {
      noteOpened(record);
      enter(editEntry(record));
    };
    return {
      edit,
      past(record) {
        noteOpened(record);
        show({ what: 'past', id: record.id });
      },
      refund: (record) => enter(refundEntry(record, today)),
      remove: (record) => show({ what: 'deletion', record }),
      open: (id) => void openRecord(id, edit),
      begin: () => enter(newEntry(today)),
      enter,
      show,
    };
  }, [enter, today]);
  useRecordInAddress(actions);
  return { actions, opened, close: () => show(null), entries, fresh, setFresh };
}
