import type { UseQueryResult } from '@tanstack/react-query';
import { useId } from 'react';
import { messageOf } from '../../api/errors.ts';
import { Button } from '../../ui/Button.tsx';
import css from './CountCard.module.css';

const numbers = new Intl.NumberFormat('tr-TR');

/** One number of the dashboard. */
export function CountCard({ title, query, note }: { title: string; query: UseQueryResult<number>; note: string }) {
  const id = useId();
  return (
    <section className={css.card} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {query.isError ? (
        <div className={css.failed} role="alert">
          <p>{messageOf(query.error)}</p>
          <Button icon="reload" onClick={() => query.refetch()}>
            Yeniden dene
          </Button>
        </div>
      ) : (
        <>
          <p className={css.number} aria-busy={query.isPending}>
            {query.isPending ? <span className={css.ghost} /> : numbers.format(query.data)}
          </p>
          <p className={css.note}>{note}</p>
        </>
      )}
    </section>
  );
}
