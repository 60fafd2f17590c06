import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useReachable } from '../../api/network-status.ts';
import { useCommands } from '../../ui/commands.ts';
import { OnDemand, onDemand, useFetchAhead } from '../../ui/on-demand.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { showError } from '../../ui/toast.ts';
import { useKey } from '../../ui/use-key.ts';
import { usePhone } from '../../ui/use-media.ts';
import { usePrinting } from '../../ui/use-printing.ts';
import { useUser } from '../session/session-store.ts';
import { useStaffNames } from '../users/staff-names.ts';
import { shownColumns } from './columns/column-layout.ts';
import { exportOfList } from './export/export-list.ts';
import { FacetChips } from './filter/FacetChips.tsx';
import { FilterBar } from './filter/FilterBar.tsx';
import { useFollowedList } from './follow/use-followed-list.ts';
import { ListState } from './ListState.tsx';
import { ActionsShown } from './list/record-actions.ts';
import { SumList } from './list/SumList.tsx';
import { sortRows } from './list/sort.ts';
import { useRecordFilter } from './list/use-record-filter.ts';
import { useRecordList } from './list/use-record-list.ts';
import { useSort } from './list/use-sort.ts';
import { useTotals } from './list/use-totals.ts';
import { OpenedDialog } from './OpenedDialog.tsx';
import { PhoneBar } from './PhoneBar.tsx';
import { WaitingSales } from './queue/WaitingSales.tsx';
import { RecordsHead } from './RecordsHead.tsx';
import css from './RecordsPage.module.css';
import { useOpened } from './use-opened.ts';
import { viewsQuery } from './views/views-api.ts';

const printedList = onDemand(async () => (await import('./print/PrintedList.tsx')).default);

export function Component() {
  const userId = useUser()?.id ?? '';
  const phone = usePhone();
  const { filter, today } = useRecordFilter();
  const { sort } = useSort();
  const query = useRecordList(filter);
  const news = useFollowedList(filter, userId);
  const sums = useTotals(filter);
  const { actions, fresh, ...screen } = useOpened(userId, today);
  const printing = usePrinting();
  useFetchAhead(useReachable() && query.data !== undefined);
  const loaded = query.data?.rows;
  const rows = useMemo(() => sortRows(loaded ?? [], sort), [loaded, sort]);
  // False while the screen still shows the list of the previous filter.
  const isShown = query.data !== undefined && !query.isPlaceholderData;
  // Load the staff's names early: printing does not wait for them.
  useStaffNames();
  // Load the views early: the command palette (Ctrl+K) begins with them.
  useQuery({ ...viewsQuery, enabled: isShown, retry: false });

  const print = () =>
    printedList.fetch().then(
      () => window.print(),
      () => showError('Yazdırılamadı', 'Bağlantınızı kontrol edip yeniden deneyin.', 'print'),
    );
  function exportList() {
    const list = { filter, sort, columns: shownColumns(), rows: query.data?.complete ? rows : null };
    actions.show({ what: 'export', file: exportOfList(list, query.data?.total ?? 0, 'kayitlar') });
  }
  const isKnown = isShown || query.isError;
  const some = isShown && query.data.total > 0;
  const ofList = (run: () => unknown) => (some ? () => void run() : isKnown ? null : undefined);
  const runs = {
    newRecord: actions.begin,
    print: phone ? null : ofList(print),
    export: ofList(exportList),
    import: () => actions.show({ what: 'import', pasted: null }),
    columns: () => actions.show({ what: 'columns' }),
    views: () => actions.show({ what: 'views', isSaving: false }),
    saveView: () => actions.show({ what: 'views', isSaving: true }),
  };
  useKey('newRecord', runs.newRecord);
  useCommands(() => ({ runs }));

  return (
    <ActionsShown value={actions}>
      <div className={css.page}>
        <PageTitle>Kayıtlar</PageTitle>
        <RecordsHead total={query.data?.total} phone={phone} runs={runs} />
        <FilterBar />
        <FacetChips />
        <WaitingSales onReturn={actions.enter} />
        <ListState query={query} rows={rows} fresh={fresh} news={news} phone={phone} />
        {phone ? <PhoneBar sums={sums} /> : <SumList {...sums} look="bar" />}
        {printing && isShown && query.data && (
          <OnDemand part={printedList} rows={rows} total={query.data.total} filter={filter} />
        )}
        <OpenedDialog {...screen} userId={userId} rows={rows} />
      </div>
    </ActionsShown>
  );
}
