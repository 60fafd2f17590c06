import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Activity } from '../../../domain/activity.ts';
import { todayIn } from '../../../domain/days/dates.ts';
import { formatCount } from '../../../domain/text/money.ts';
import { agency } from '../../agency.ts';
import { hasCode } from '../../api/errors.ts';
import { Button } from '../../ui/Button.tsx';
import { useCommands } from '../../ui/commands.ts';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { OnDemand } from '../../ui/on-demand.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import page from '../../ui/page.module.css';
import { exportDialog } from '../export/export-dialog.ts';
import { AdminsOnly } from '../session/AdminsOnly.tsx';
import { ActivityFilters } from './ActivityFilters.tsx';
import css from './ActivityPage.module.css';
import { ActivityTable } from './ActivityTable.tsx';
import { type ActivityFilter, readActivity, readPeople } from './activity-api.ts';
import { exportOfActivity } from './export-activity.ts';
import { useActivityFilter } from './use-activity-filter.ts';

const pageSize = 100;
const everything: ActivityFilter = { person: '', act: '', start: '', end: '' };

export function Component() {
  const today = todayIn(agency.timeZone);
  const { filter, apply } = useActivityFilter();
  const [isExporting, setExporting] = useState(false);
  const people = useQuery({ queryKey: ['activity', 'people'], queryFn: readPeople });
  const list = useInfiniteQuery({
    queryKey: ['activity', 'list', filter],
    queryFn: ({ pageParam, signal }) => readActivity(filter, pageParam, pageSize, signal),
    initialPageParam: null as Activity | null,
    getNextPageParam: (last) => (last.length < pageSize ? undefined : last.at(-1)),
    // Only the button fetches new entries: a refetch on focus would move the list while somebody reads.
    refetchOnWindowFocus: false,
  });
  const exportAll = list.data ? () => setExporting(true) : list.isError ? null : undefined;
  useCommands(() => ({ runs: { exportActivity: exportAll } }));
  // The user lost the admin role while the screen was open.
  if (hasCode(list.error, '42501')) return <AdminsOnly />;
  const entries = list.data?.pages.flat() ?? [];
  const isFiltered = Object.values(filter).some((value) => value !== '');

  return (
    <div className={page.page} aria-busy={list.isPending || people.isPending}>
      <PageTitle>Hareketler</PageTitle>
      <div className={css.head}>
        <div className={page.head}>
          <h1>Hareketler</h1>
          <p>Kim, ne zaman, ne yaptı. Buradaki hiçbir satır değiştirilemez ve silinemez.</p>
        </div>
        <div className={css.buttons}>
          <Button icon="reload" onClick={() => list.refetch()}>
            Yenile
          </Button>
          <Button icon="download" aria-disabled={!list.data} onClick={() => setExporting(list.data !== undefined)}>
            Dışa aktar
          </Button>
        </div>
      </div>
      <ActivityFilters filter={filter} people={people.data?.people ?? []} today={today} onFilter={apply} />
      {people.data?.signins === false && (
        <p className={css.note}>
          Girişler, reddedilen denemeler ve herkesin kendi hesabında yaptıkları burada yoktur: onları Supabase projesi
          kendi günlüğünde tutar.
        </p>
      )}
      {list.isError && (
        <LoadFailed
          error={list.error}
          onRetry={() => (list.isFetchNextPageError ? list.fetchNextPage() : list.refetch())}
        />
      )}
      {list.isPending && <p className={css.quiet}>Hareketler yükleniyor…</p>}
      {list.data && entries.length === 0 && (
        <div className={css.empty}>
          <h2>{isFiltered ? 'Süzgece uyan hareket yok' : 'Henüz hareket yok'}</h2>
          <p>{isFiltered ? 'Başka bir kullanıcı, işlem veya tarih seçin.' : 'Yapılanlar burada gün gün listelenir.'}</p>
          {isFiltered && (
            <Button icon="close" onClick={() => apply(everything)}>
              Süzgeçleri kaldır
            </Button>
          )}
        </div>
      )}
      {entries.length > 0 && <ActivityTable entries={entries} />}
      {entries.length > 0 && (
        <div className={css.foot}>
          <p role="status">
            {formatCount(entries.length)} hareket{list.hasNextPage ? ' gösteriliyor' : ''}
          </p>
          {list.hasNextPage && (
            <Button
              icon="down"
              aria-disabled={list.isFetchingNextPage}
              onClick={() => !list.isFetchingNextPage && list.fetchNextPage()}
            >
              Daha eski
            </Button>
          )}
        </div>
      )}
      {isExporting && (
        <OnDemand
          part={exportDialog}
          {...exportOfActivity(filter, today)}
          onClose={() => setExporting(false)}
          onMissing={() => setExporting(false)}
        />
      )}
    </div>
  );
}
