import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { type IsoDate, todayIn } from '../../../domain/days/dates.ts';
import { isAdmin } from '../../../domain/permissions.ts';
import { anyAmount } from '../../../domain/records/paid-range.ts';
import type { SalesRecord } from '../../../domain/records/sales-record.ts';
import { agency } from '../../agency.ts';
import { useReachable } from '../../api/network-status.ts';
import { useCommands } from '../../ui/commands.ts';
import { OnDemand, onDemand, useFetchAhead } from '../../ui/on-demand.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { showError } from '../../ui/toast.ts';
import { useKey } from '../../ui/use-key.ts';
import { usePhone } from '../../ui/use-media.ts';
import type { Export } from '../export/ExportDialog.tsx';
import { exportDialog } from '../export/export-dialog.ts';
import { useUser } from '../session/session-store.ts';
import { useStaffNames } from '../users/staff-names.ts';
import { shownColumns } from './columns/column-layout.ts';
import { DeleteDialog } from './DeleteDialog.tsx';
import { editEntry, newEntry, refundEntry } from './entry/entry-draft.ts';
import { useEntries } from './entry/use-entries.ts';
import { exportOfList } from './export/export-list.ts';
import { FacetChips } from './filter/FacetChips.tsx';
import { FilterBar } from './filter/FilterBar.tsx';
import { filterKey, type RecordFilter, stateOf, withFilter } from './filter/record-filter.ts';
import { useRecordFilter } from './filter/use-record-filter.ts';
import { useFollowedList } from './follow/use-followed-list.ts';
import { ListState } from './list/ListState.tsx';
import { SumList } from './list/SumList.tsx';
import { readSort, type Sort, sortRows, writeSort } from './list/sort.ts';
import { reloadRecords, useRecordList } from './list/use-record-list.ts';
import { useTotals } from './list/use-totals.ts';
import { noteOpened } from './opened-records.ts';
import { PhoneBar } from './PhoneBar.tsx';
import { usePrinting } from './print/use-printing.ts';
import { WaitingSales } from './queue/WaitingSales.tsx';
import { RecordsHead } from './RecordsHead.tsx';
import css from './RecordsPage.module.css';
import { useOpenedRecord } from './use-opened-record.ts';
import { viewsQuery } from './views/views-api.ts';

const recordDialog = onDemand(async () => (await import('./entry/RecordDialog.tsx')).default);
const importDialog = onDemand(async () => (await import('./import/ImportDialog.tsx')).default, 'when shown');
const printedList = onDemand(async () => (await import('./print/PrintedList.tsx')).default);
const pastPanel = onDemand(async () => (await import('./past/PastPanel.tsx')).default, 'when shown');
const viewsSheet = onDemand(async () => (await import('./views/ViewsSheet.tsx')).default, 'when shown');
const columnSheet = onDemand(async () => (await import('./columns/ColumnSheet.tsx')).default);

export function Component() {
  const today = todayIn(agency.timeZone);
  const user = useUser();
  const userId = user?.id ?? '';
  const client = useQueryClient();
  const phone = usePhone();
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const { filter, apply } = useRecordFilter(today);
  const query = useRecordList(filter);
  const news = useFollowedList(filter, userId);
  useFetchAhead(useReachable() && query.data !== undefined);

  const { shown: entry, waiting, open: openEntry, goOn, close } = useEntries(userId);
  const [deleting, setDeleting] = useState<SalesRecord | null>(null);
  const [past, showPast] = useState<SalesRecord | null>(null);
  const [choosing, setChoosing] = useState(false);
  const [viewing, setViewing] = useState<'open' | 'save' | null>(null);
  const [exporting, setExporting] = useState<Export | null>(null);
  const [importing, setImporting] = useState<boolean | string[][]>(false);
  const printing = usePrinting();
  const [fresh, setFresh] = useState<number | null>(null);

  const sort = readSort(params.get('sort'));
  const sortText = writeSort(sort);
  const loaded = query.data?.rows;
  const rows = useMemo(() => sortRows(loaded ?? [], readSort(sortText)), [loaded, sortText]);
  // While another list is loading the one before is still on the screen.
  const isShown = query.data !== undefined && !query.isPlaceholderData;
  const sums = useTotals(filter);
  // At hand for the paper.
  useStaffNames();
  // At hand for the palette, which shows them first.
  useQuery({ ...viewsQuery, enabled: isShown, retry: false });

  const shownExport = () =>
    exportOfList(
      { filter, sort, columns: shownColumns(), rows: query.data?.complete ? rows : null },
      query.data?.total ?? 0,
      'kayitlar',
    );
  const openNew = () => openEntry(newEntry(today));
  const print = () =>
    printedList.fetch().then(
      () => window.print(),
      () => showError('Yazdırılamadı', 'Bağlantınızı kontrol edip yeniden deneyin.', 'print'),
    );
  const edit = useCallback(
    (record: SalesRecord) => {
      noteOpened(record);
      openEntry(editEntry(record));
    },
    [openEntry],
  );
  const setPast = useCallback((record: SalesRecord) => {
    noteOpened(record);
    showPast(record);
  }, []);
  const refund = useCallback((record: SalesRecord) => openEntry(refundEntry(record, today)), [today, openEntry]);
  const open = useOpenedRecord(edit, setPast);
  useKey('newRecord', openNew);
  const isKnown = isShown || query.isError;
  const some = isShown && query.data.total > 0;
  const ofList = (run: () => unknown) => (some ? () => void run() : isKnown ? null : undefined);
  useCommands(() => ({
    runs: {
      newRecord: openNew,
      print: phone ? null : ofList(print),
      export: ofList(() => setExporting(shownExport())),
      import: () => setImporting(true),
      columns: () => setChoosing(true),
      views: () => setViewing('open'),
      saveView: () => setViewing('save'),
    },
  }));

  function applyFilter(next: RecordFilter, typing = false) {
    if (filterKey(next).join() === filterKey(filter).join()) void reloadRecords(client);
    else apply(next, typing);
  }

  /** From any screen: what tells of a saved sale may outlive this one. */
  function showDays(start: IsoDate, end: IsoDate) {
    const search = withFilter(params, { start, end, search: '', facets: {}, paid: anyAmount }, today).toString();
    navigate({ pathname: '/records', search }, { state: null });
  }

  function sortBy(next: Sort) {
    setParams(
      (current) => {
        const text = writeSort(next);
        const changed = new URLSearchParams(current);
        changed.delete('sort');
        if (text) changed.set('sort', text);
        return changed;
      },
      { replace: true, state: stateOf(filter) },
    );
  }

  return (
    <div className={css.page}>
      <PageTitle>Kayıtlar</PageTitle>
      <RecordsHead
        today={today}
        day={filter.start === filter.end ? filter.start || null : null}
        list={query.data}
        phone={phone}
        linked={!isAdmin(user)}
        takeable={isShown}
        onNew={openNew}
        onViews={() => setViewing('open')}
        onColumns={() => setChoosing(true)}
        onExport={() => setExporting(shownExport())}
        onImport={() => setImporting(true)}
        onPrint={print}
      />
      <FilterBar filter={filter} today={today} onApply={applyFilter} />
      <FacetChips filter={filter} today={today} onChoose={(change) => applyFilter({ ...filter, ...change })} />
      <WaitingSales onReturn={openEntry} />
      <ListState
        query={query}
        rows={rows}
        totals={sums.totals}
        sort={sort}
        fresh={fresh}
        news={news}
        place={`${filterKey(filter).join()} ${sortText}`}
        phone={phone}
        filtered={filter}
        today={today}
        onFilter={applyFilter}
        onNew={openNew}
        onSort={sortBy}
        onEdit={edit}
        onDelete={setDeleting}
        onRefund={refund}
        onPast={setPast}
        onOpen={open}
        onPasteRows={setImporting}
      />
      {phone ? <PhoneBar sums={sums} onNew={openNew} /> : <SumList {...sums} look="bar" />}
      {choosing && (
        <OnDemand part={columnSheet} onClose={() => setChoosing(false)} onMissing={() => setChoosing(false)} />
      )}
      {viewing && (
        <OnDemand
          part={viewsSheet}
          filter={filter}
          sort={sort}
          today={today}
          isSaving={viewing === 'save'}
          onClose={() => setViewing(null)}
          onMissing={() => setViewing(null)}
        />
      )}
      {exporting && (
        <OnDemand
          part={exportDialog}
          {...exporting}
          onClose={() => setExporting(null)}
          onMissing={() => setExporting(null)}
        />
      )}
      {importing && (
        <OnDemand
          part={importDialog}
          pasted={Array.isArray(importing) ? importing : null}
          onClose={() => setImporting(false)}
          onMissing={() => setImporting(false)}
          onShowDays={(start, end) => {
            setImporting(false);
            showDays(start, end);
          }}
        />
      )}
      {printing && isShown && query.data && (
        <OnDemand part={printedList} rows={rows} total={query.data.total} filter={filter} />
      )}
      {entry && (
        <OnDemand
          part={recordDialog}
          entry={entry}
          userId={userId}
          onShowDay={(day) => showDays(day, day)}
          onRefund={refund}
          onPast={(record) => {
            close();
            setPast(record);
          }}
          onOpen={open}
          waiting={waiting}
          onReturn={openEntry}
          onAside={openNew}
          onClose={close}
          onMissing={close}
          onSaved={(record) => {
            if (record) {
              noteOpened(record);
              setFresh(record.id);
            }
            close();
          }}
          onNext={(carried, saving) => {
            goOn(newEntry(today, carried));
            void saving.then((saved) => saved && saved !== 'waits' && setFresh(saved.id));
          }}
        />
      )}
      {past && (
        <OnDemand part={pastPanel} record={past} onClose={() => showPast(null)} onMissing={() => showPast(null)} />
      )}
      <DeleteDialog
        record={deleting}
        at={rows.findIndex(({ id }) => id === deleting?.id)}
        onDone={() => setDeleting(null)}
      />
    </div>
  );
}
