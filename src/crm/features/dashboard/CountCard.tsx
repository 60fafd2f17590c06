import type { UseQueryResult } from '@tanstack/react-query';
import { useId } from 'react';
import { formatCount } from '../../../domain/text/money.ts';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import css from './CountCard.module.css';

export function CountCard({ title, query, note }: { title: string; query: UseQueryResult<number>; note: string }) {
  const id = useId();
  return (
    <section className={css.card} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {query.isError ? (
        <LoadFailed className={css.failed} error={query.error} onRetry={() => query.refetch()} />
      ) : (
        <>
          <p className={css.number} aria-busy={query.isPending}>
            {query.isPending ? <span className={css.ghost} /> : formatCount(query.data)}
          </p>
          <p className={css.note}>{note}</p>
        </>
      )}
    </section>
  );
}
