import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { todayIn } from '../../../../domain/days/dates.ts';
import { dayHeading } from '../../../../domain/records/record-past.ts';
import type { SalesRecord } from '../../../../domain/records/sales-record.ts';
import { agency } from '../../../agency.ts';
import { messageWithDay } from '../../../api/errors.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { LoadFailed } from '../../../ui/LoadFailed.tsx';
import { hintOf, shortcuts } from '../../../ui/shortcuts.ts';
import { showError, showSuccess } from '../../../ui/toast.ts';
import { recordSaved, reloadRecords } from '../requests/loaded-records.ts';
import { restoreRecord } from '../requests/past.ts';
import { restoringAction, undoChange } from '../requests/undo.ts';
import css from './PastPanel.module.css';
import { PastVersion } from './PastVersion.tsx';
import { usePast } from './use-past.ts';

export default function PastPanel({ id, onClose }: { id: number; onClose: () => void }) {
  const client = useQueryClient();
  const { query, count, replaces, latest, days } = usePast(id);
  const [busy, setBusy] = useState(false);
  const today = todayIn(agency.timeZone);
  const { fullName, depart, arrive, pnr }: Partial<SalesRecord> = latest ?? {};

  async function restore(version: number) {
    if (busy) return;
    setBusy(true);
    try {
      const restored = await restoreRecord(id, version, replaces);
      recordSaved(client, restored);
      if (replaces === null) showSuccess('Kayıt geri alındı', restoringAction);
      else
        showSuccess('Kayıt bu hâle döndü', restoringAction, { button: undoChange(client, restored, restoringAction) });
    } catch (error) {
      showError('Geri dönülemedi', messageWithDay(error), restoringAction);
      void reloadRecords(client);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Dialog open onClose={onClose} title="Geçmiş" lead={fullName ? `#${id} · ${fullName}` : `#${id}`} sheet="wide">
      <p className={css.facts}>
        {(depart || arrive) && (
          <span className={css.route}>
            {depart ?? '···'} <Icon name="arrow" /> {arrive ?? '···'}
          </span>
        )}
        {pnr && <span className={css.pnr}>{pnr}</span>}
        <span className={css.count} role="status">
          {query.isPending ? 'Yükleniyor…' : days && `${count}${query.hasNextPage ? '+' : ''} sürüm`}
        </span>
      </p>
      <div className={css.body} aria-busy={query.isFetching}>
        {query.isError && <LoadFailed className={css.failed} error={query.error} onRetry={() => query.refetch()} />}
        {days?.map(({ day, versions }) => (
          <section key={day}>
            <h3>{dayHeading(day, today)}</h3>
            <ol>
              {versions.map((version) => (
                <PastVersion key={version.at + version.act} version={version} busy={busy} onRestore={restore} />
              ))}
            </ol>
          </section>
        ))}
        {query.hasNextPage && (
          <Button aria-disabled={query.isFetchingNextPage} onClick={() => query.fetchNextPage()}>
            Daha eski sürümler
          </Button>
        )}
      </div>
      <p className={css.foot}>
        <kbd>{hintOf(shortcuts.undo)}</kbd> son değişikliği geri alır. Her dönüş yeni bir sürüm olur.
      </p>
    </Dialog>
  );
}
