import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { SalesRecord } from '../../../domain/records/sales-record.ts';
import { messageOf } from '../../api/errors.ts';
import { Button } from '../../ui/Button.tsx';
import { OnDemand, onDemand } from '../../ui/on-demand.tsx';
import type { News } from './follow/use-news.ts';
import { isOneCell, readCopied } from './grid/clipboard-table.ts';
import { useClipboard } from './grid/use-clipboard.ts';
import { useSelection } from './grid/use-selection.ts';
import css from './ListState.module.css';
import { EmptyList } from './list/EmptyList.tsx';
import { Notice } from './list/Notice.tsx';
import { useRecordActions } from './list/record-actions.ts';
import { writeSort } from './list/sort.ts';
import { LinkedShown, useLinked } from './list/use-linked.ts';
import { useRecordFilter } from './list/use-record-filter.ts';
import { useSort } from './list/use-sort.ts';
import type { RecordList } from './requests/loaded-records.ts';
import { filterKey } from './requests/record-filter.ts';
import { RecordCards } from './table/RecordCards.tsx';
import { RecordTable } from './table/RecordTable.tsx';

const selectionBar = onDemand(async () => (await import('./bulk/SelectionBar.tsx')).default);

interface Props {
  query: UseQueryResult<RecordList>;
  rows: SalesRecord[];
  fresh: number | null;
  news: News;
  phone: boolean;
}

export function ListState({ query, rows, phone, ...marks }: Props) {
  const { show } = useRecordActions();
  const { filter } = useRecordFilter();
  const { sort } = useSort();
  const { data } = query;
  const working = query.isFetching && (!data?.complete || query.isPlaceholderData || query.isRefetching);
  const refunds = useLinked('refundof', data);
  const groups = useLinked('groupof', data);
  const linked = useMemo(() => ({ refunds, groups }), [refunds, groups]);
  const late = useLate(working, 500);
  const key = filterKey(filter).join();
  const selection = useSelection(rows, key);
  const list = { rows, selection, place: `${key} ${writeSort(sort)}`, ...marks };
  useClipboard('paste', (data) => {
    const pasted = readCopied(data.getData('text/plain'));
    if (isOneCell(pasted)) return false;
    show({ what: 'import', pasted });
    return true;
  });
  const state = useRef<HTMLDivElement>(null);
  const isChosen = selection.records.length > 0;
  const look = data === undefined ? null : data.total === 0 ? 'empty' : phone ? 'cards' : 'table';
  const before = useRef(look);
  useEffect(() => {
    // The rows or the notice of an empty list may have disappeared, and with them the focused element: focus the page.
    if (before.current && document.activeElement === document.body)
      document.querySelector('main')?.focus({ preventScroll: true });
    before.current = look;
  }, [look]);
  return (
    <div className={css.state} ref={state} aria-busy={query.isFetching}>
      {late && <Progress list={query.isPlaceholderData ? undefined : data} />}
      {look === null ? (
        <NoList query={query} />
      ) : look === 'empty' ? (
        <EmptyList />
      ) : (
        <LinkedShown value={linked}>{phone ? <RecordCards {...list} /> : <RecordTable {...list} />}</LinkedShown>
      )}
      {isChosen && (
        <OnDemand
          part={selectionBar}
          selection={selection}
          total={data?.complete ? rows.length : null}
          refunds={refunds}
          onGone={() => focusList(state.current)}
        />
      )}
    </div>
  );
}

function focusList(state: HTMLElement | null) {
  const stop = state?.querySelector<HTMLElement>('td[tabindex="0"], tr[tabindex="0"]');
  (stop ?? state?.querySelector<HTMLElement>('section, ul') ?? document.querySelector('main'))?.focus();
}

function Progress({ list }: { list: RecordList | undefined }) {
  const known = list && !list.complete ? { value: list.loaded, max: list.total } : {};
  return <progress className={css.progress} aria-label="Kayıtlar yükleniyor" {...known} />;
}

function NoList({ query }: { query: UseQueryResult<RecordList> }) {
  if (!query.isError) return <div className={css.ghosts} aria-hidden="true" />;
  return (
    <Notice art="failed" title="Kayıtlar yüklenemedi" text={messageOf(query.error)}>
      <Button look="primary" icon="reload" onClick={() => query.refetch()}>
        Yeniden dene
      </Button>
    </Notice>
  );
}

/** Turns true only after the delay, so that quick loads show no progress bar. */
function useLate(waiting: boolean, delay: number): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!waiting) return setLate(false);
    const timer = setTimeout(setLate, delay, true);
    return () => clearTimeout(timer);
  }, [waiting, delay]);
  return waiting && late;
}
