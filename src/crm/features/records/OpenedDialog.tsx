import { todayIn } from '../../../domain/days/dates.ts';
import type { SalesRecord } from '../../../domain/records/sales-record.ts';
import { agency } from '../../agency.ts';
import { OnDemand, onDemand } from '../../ui/on-demand.tsx';
import { exportDialog } from '../export/export-dialog.ts';
import { DeleteDialog } from './DeleteDialog.tsx';
import { newEntry } from './entries/entry-draft.ts';
import { noteOpened } from './requests/opened-records.ts';
import type { useOpened } from './use-opened.ts';

const recordDialog = onDemand(async () => (await import('./entry/RecordDialog.tsx')).default);
const importDialog = onDemand(async () => (await import('./import/ImportDialog.tsx')).default, 'when shown');
const pastPanel = onDemand(async () => (await import('./past/PastPanel.tsx')).default, 'when shown');
const viewsSheet = onDemand(async () => (await import('./views/ViewsSheet.tsx')).default, 'when shown');
const columnSheet = onDemand(async () => (await import('./columns/ColumnSheet.tsx')).default);

interface Props extends Omit<ReturnType<typeof useOpened>, 'actions' | 'fresh'> {
  userId: string;
  rows: readonly SalesRecord[];
}

export function OpenedDialog({ opened, close, entries, setFresh, userId, rows }: Props) {
  const { shown: entry, waiting, goOn } = entries;
  const closing = { onClose: close, onMissing: close };
  const deleted = opened?.what === 'deletion' ? opened.record : null;
  return (
    <>
      {opened?.what === 'columns' && <OnDemand part={columnSheet} {...closing} />}
      {opened?.what === 'views' && <OnDemand part={viewsSheet} isSaving={opened.isSaving} {...closing} />}
      {opened?.what === 'export' && <OnDemand part={exportDialog} {...opened.file} {...closing} />}
      {opened?.what === 'import' && <OnDemand part={importDialog} pasted={opened.pasted} {...closing} />}
      {entry && (
        <OnDemand
          part={recordDialog}
          entry={entry}
          waiting={waiting}
          userId={userId}
          onClose={entries.close}
          onMissing={entries.close}
          onSaved={(record) => {
            if (record) {
              noteOpened(record);
              setFresh(record.id);
            }
            entries.close();
          }}
          onNext={(carried, saving) => {
            goOn(newEntry(todayIn(agency.timeZone), carried));
            void saving.then((saved) => saved && saved !== 'waits' && setFresh(saved.id));
          }}
        />
      )}
      {opened?.what === 'past' && <OnDemand part={pastPanel} id={opened.id} {...closing} />}
      <DeleteDialog record={deleted} at={rows.findIndex(({ id }) => id === deleted?.id)} onDone={close} />
    </>
  );
}
