import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { IsoDate } from '../../../../domain/dates.ts';
import type { SalesRecord } from '../../../../domain/sales-record.ts';
import { messageOf } from '../../../api/errors.ts';
import { Button } from '../../../ui/Button.tsx';
import type { RecordFilter } from '../filter/record-filter.ts';
import type { News } from '../follow/use-news.ts';
import type { Totals } from '../requests/sum-records.ts';
import { EmptyList } from './EmptyList.tsx';
import css from './ListState.module.css';
import { Notice } from './Notice.tsx';
import { RecordCards } from './RecordCards.tsx';
import { RecordTable } from './RecordTable.tsx';
import type { Sort } from './sort.ts';
import type { RecordList } from './use-record-list.ts';
import { useRefunds } from './use-refunds.ts';

interface Props {
  query: UseQueryResult<RecordList>;
  rows: SalesRecord[];
  totals: Totals | null;
  sort: Sort;
  fresh: number | null;
  news: News;
  /** Other rows in another order: what was in sight need not be. */
  place: string;
  phone: boolean;
  filtered: RecordFilter;
  today: IsoDate;
  onFilter: (filter: RecordFilter) => void;
  onNew: () => void;
  onSort: (sort: Sort) => void;
  onEdit: (record: SalesRecord) => void;
  onDelete: (record: SalesRecord) => void;
  onRefund: (record: SalesRecord) => void;
  onPast: (record: SalesRecord) => void;
  onOpen: (id: number) => void;
}

/** The list in each of its states: loading, loaded, empty or failed. */
export function ListState({ query, phone, filtered, today, onFilter, onNew, ...list }: Props) {
  const { data } = query;
  const working = query.isFetching && (!data?.complete || query.isPlaceholderData || query.isRefetching);
  const refunds = useRefunds(data);
  const late = useLate(working, 500);
  return (
    <div className={css.state} aria-busy={query.isFetching}>
      {late && <Progress list={query.isPlaceholderData ? undefined : data} />}
      {data === undefined ? (
        <NoList query={query} />
      ) : data.total === 0 ? (
        <EmptyList filtered={filtered} today={today} onFilter={onFilter} onNew={onNew} />
      ) : phone ? (
        <RecordCards refunds={refunds} {...list} />
      ) : (
        <RecordTable refunds={refunds} {...list} />
      )}
    </div>
  );
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

/** True once `waiting` has lasted `delay` ms, so that quick loads show no progress bar. */
function useLate(waiting: boolean, delay: number): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!waiting) return setLate(false);
    const timer = setTimeout(setLate, delay, true);
    return () => clearTimeout(timer);
  }, [waiting, delay]);
  return waiting && late;
}
