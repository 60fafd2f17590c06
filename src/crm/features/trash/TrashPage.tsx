import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { isAdmin } from '../../../domain/permissions.ts';
import { searchLimit } from '../../../domain/records/record-fields.ts';
import { messageOf, messageWithDay } from '../../api/errors.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/Field.tsx';
import { OnDemand, onDemand } from '../../ui/on-demand.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import page from '../../ui/page.module.css';
import { showError, showSuccess } from '../../ui/toast.ts';
import { Notice } from '../records/list/Notice.tsx';
import { reloadRecords } from '../records/requests/loaded-records.ts';
import { type DeletedRecord, restoreRecord } from '../records/requests/past.ts';
import { restoringAction } from '../records/requests/undo.ts';
import { useUser } from '../session/session-store.ts';
import { DeletedTable } from './DeletedTable.tsx';
import css from './TrashPage.module.css';
import { useDeleted } from './use-deleted.ts';

const pastPanel = onDemand(async () => (await import('../records/past/PastPanel.tsx')).default, 'when shown');
const searchDelay = 250;

export function Component() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const admin = isAdmin(useUser());
  const [search, setSearch] = useState('');
  const [searched, setSearched] = useState('');
  const [busy, setBusy] = useState<number | null>(null);
  const [past, setPast] = useState<number | null>(null);
  const list = useRef<HTMLElement>(null);
  const query = useDeleted(searched);
  const rows = query.data?.pages.flat();
  const isTooLong = search.length > searchLimit;

  useEffect(() => {
    if (isTooLong) return;
    const timer = setTimeout(setSearched, searchDelay, search.trim());
    return () => clearTimeout(timer);
  }, [search, isTooLong]);

  async function restore({ number, record: { id } }: DeletedRecord) {
    if (busy !== null) return;
    setBusy(id);
    try {
      await restoreRecord(id, number, null);
      const show = { name: 'Göster', press: () => navigate(`/records?record=${id}`) };
      showSuccess('Kayıt geri alındı', restoringAction, { detail: `#${id}`, button: show });
    } catch (error) {
      showError('Geri alınamadı', messageWithDay(error), restoringAction);
    }
    await reloadRecords(client);
    setBusy(null);
    // The pressed button may be gone: focus the list.
    if (document.activeElement === document.body) (list.current ?? document.querySelector('main'))?.focus();
  }

  return (
    <div className={page.page} aria-busy={query.isFetching}>
      <PageTitle>Çöp Kutusu</PageTitle>
      <div className={css.head}>
        <div className={page.head}>
          <h1>Çöp Kutusu</h1>
          <p>
            {admin
              ? 'Silinen kayıtlar: kim, ne zaman sildi. Geri alınan kayıt aynı numarayla listeye döner.'
              : 'Sildiğiniz kayıtlar. Geri aldığınız kayıt aynı numarayla listeye döner.'}
          </p>
        </div>
        <TextField
          fieldClassName={css.search}
          label="Ara"
          type="search"
          placeholder="Ad veya PNR ara"
          autoComplete="off"
          spellCheck={false}
          value={search}
          error={isTooLong ? `En fazla ${searchLimit} karakter aranabilir.` : undefined}
          onChange={({ target }) => setSearch(target.value)}
        />
      </div>
      {query.isError && !rows && (
        <Notice art="failed" title="Silinenler yüklenemedi" text={messageOf(query.error)}>
          <Button look="primary" icon="reload" onClick={() => query.refetch()}>
            Yeniden dene
          </Button>
        </Notice>
      )}
      {rows?.length === 0 && searched !== '' && (
        <Notice
          art="unmatched"
          title="Aramanıza uyan kayıt yok"
          text="Adın veya PNR kodunun başka bir bölümünü deneyin."
        >
          <Button icon="close" onClick={() => setSearch('')}>
            Aramayı temizle
          </Button>
        </Notice>
      )}
      {rows?.length === 0 && searched === '' && (
        <Notice art="blank" title="Çöp Kutusu boş" text="Silinen bir kayıt burada durur ve geri alınabilir.">
          <Button icon="list" onClick={() => navigate('/records')}>
            Kayıtlara dön
          </Button>
        </Notice>
      )}
      {rows && rows.length > 0 && (
        <DeletedTable
          rows={rows}
          frame={list}
          busy={busy}
          onRestore={restore}
          onPast={({ record }) => setPast(record.id)}
        />
      )}
      {query.hasNextPage && (
        <Button
          className={css.more}
          aria-disabled={query.isFetchingNextPage}
          onClick={() => query.isFetchingNextPage || query.fetchNextPage()}
        >
          Daha eskileri göster
        </Button>
      )}
      {past !== null && (
        <OnDemand part={pastPanel} id={past} onClose={() => setPast(null)} onMissing={() => setPast(null)} />
      )}
    </div>
  );
}
