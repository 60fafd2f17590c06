import type { UseQueryResult } from '@tanstack/react-query';
import type { SalesRecord } from '../../../../domain/sales-record.ts';
import { messageOf } from '../../../api/errors.ts';
import { Button } from '../../../ui/Button.tsx';
import { useLate } from '../../../ui/use-late.ts';
import type { RecordFilter } from '../filter/record-filter.ts';
import css from './ListState.module.css';
import { RecordCards } from './RecordCards.tsx';
import { RecordTable } from './RecordTable.tsx';
import type { Sort } from './sort.ts';
import type { Totals } from './totals.ts';
import type { RecordList } from './use-record-list.ts';

interface Props {
  query: UseQueryResult<RecordList>;
  rows: SalesRecord[];
  totals: Totals | null;
  sort: Sort;
  fresh: number | null;
  phone: boolean;
  filtered: RecordFilter;
  onSort: (sort: Sort) => void;
  onEdit: (record: SalesRecord) => void;
  onDelete: (record: SalesRecord) => void;
}

/** The list in whatever state it is: coming, there, empty or failed. */
export function ListState({ query, phone, filtered, ...list }: Props) {
  const { data } = query;
  const working = query.isFetching && (!data?.complete || query.isPlaceholderData || query.isRefetching);
  const late = useLate(working, 500);
  return (
    <div className={css.state} aria-busy={query.isFetching}>
      {late && <Progress list={query.isPlaceholderData ? undefined : data} />}
      {data === undefined ? (
        <NoList query={query} />
      ) : data.total === 0 ? (
        <Empty filtered={filtered} />
      ) : phone ? (
        <RecordCards {...list} />
      ) : (
        <RecordTable {...list} />
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
    <div className={css.message}>
      <h2>Kayıtlar yüklenemedi</h2>
      <p>{messageOf(query.error)}</p>
      <Button look="primary" icon="reload" onClick={() => query.refetch()}>
        Yeniden dene
      </Button>
    </div>
  );
}

function Empty({ filtered: { start, end, search } }: { filtered: RecordFilter }) {
  const bounded = start !== '' || end !== '';
  return (
    <div className={css.message}>
      <span className={css.sun} aria-hidden="true" />
      <h2>{search ? 'Aramanıza uyan kayıt yok' : 'Burada henüz kayıt yok'}</h2>
      <p>
        {search && bounded
          ? 'Arama yalnız seçili tarihlerde yapılır. Aralığı genişletip yeniden deneyin.'
          : bounded
            ? 'Seçili tarihlerde kayıt bulunmuyor. Aralığı değiştirin veya yeni bir satış ekleyin.'
            : 'Adın veya PNR kodunun başka bir bölümünü deneyin.'}
      </p>
    </div>
  );
}
