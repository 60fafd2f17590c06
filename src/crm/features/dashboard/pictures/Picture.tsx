import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useId, useRef } from 'react';
import { LoadFailed } from '../../../ui/LoadFailed.tsx';
import { useSize } from '../../../ui/use-size.ts';
import css from './Picture.module.css';

interface Props<T> {
  title: string;
  note: ReactNode;
  /** On a phone, the number of lines to reserve for the note while it loads. */
  noteLines?: 1 | 2;
  sum?: ReactNode;
  query: UseQueryResult<T>;
  /** Height of the drawing in px, the same in every state so that nothing jumps. */
  height: number;
  isEmpty: (data: T) => boolean;
  draw: (data: T, width: number) => ReactNode;
  table: (data: T) => ReactNode;
  /** Shows no error, because another picture of the same data already does. */
  silent?: true;
  className?: string | undefined;
}

export function Picture<T>(props: Props<T>) {
  const { query, height, sum } = props;
  const id = useId();
  const room = useRef<HTMLDivElement>(null);
  const { width } = useSize(room);
  const shown = query.data !== undefined && !query.isError && !props.isEmpty(query.data);
  return (
    <section className={`${css.picture} ${props.className ?? ''}`} aria-labelledby={id} aria-busy={query.isPending}>
      <header>
        <h2 id={id}>{props.title}</h2>
        <p className={css.note} data-lines={props.noteLines}>
          {props.note}
        </p>
        {sum !== undefined && <p className={css.big}>{sum ?? '\u00a0'}</p>}
      </header>
      <div ref={room} className={css.room} style={{ height }}>
        {shown && query.data !== undefined ? width > 0 && props.draw(query.data, width) : <Instead {...props} />}
      </div>
      <details className={css.table} hidden={!shown}>
        <summary>Tablo olarak</summary>
        {shown && query.data !== undefined && props.table(query.data)}
      </details>
    </section>
  );
}

function Instead<T>({ query, silent }: Props<T>) {
  if (query.isPending) return <div className={css.ghost} />;
  if (!query.isError) return <p className={css.said}>Bu günlerde kayıt yok.</p>;
  if (silent) return <p className={css.said}>Rakamlar şu an alınamıyor.</p>;
  return <LoadFailed className={`${css.said} ${css.failed}`} error={query.error} onRetry={() => query.refetch()} />;
}
