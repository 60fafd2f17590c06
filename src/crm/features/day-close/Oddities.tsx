import type { UseQueryResult } from '@tanstack/react-query';
import { useId } from 'react';
import { Link } from 'react-router';
import { type Oddity, type ToldOddity, tellOddities } from '../../../domain/oddities.ts';
import { messageOf } from '../../api/errors.ts';
import { Button } from '../../ui/Button.tsx';
import css from './Oddities.module.css';
import { stampOf } from './stamps.ts';

const most = 100;

/** What is out of the ordinary about these days. */
export function Oddities({ query }: { query: UseQueryResult<Oddity[]> }) {
  const id = useId();
  const told = tellOddities(query.data ?? [], stampOf);
  return (
    <section aria-labelledby={id} aria-busy={query.isPending}>
      <h2 id={id} className={css.title}>
        Olağandışı
      </h2>
      {query.isError && !query.data ? (
        <div className={css.failed} role="alert">
          <p>{messageOf(query.error)}</p>
          <Button icon="reload" onClick={() => query.refetch()}>
            Yeniden dene
          </Button>
        </div>
      ) : (
        <p className={css.count}>{query.isPending ? 'Yükleniyor…' : summary(told.length)}</p>
      )}
      {told.length > 0 && (
        <ul className={css.list}>
          {told.slice(0, most).map((one) => (
            <Row key={one.key} oddity={one} />
          ))}
        </ul>
      )}
      {told.length > most && <p className={css.count}>ve {(told.length - most).toLocaleString('tr-TR')} satır daha</p>}
    </section>
  );
}

const summary = (rows: number) => (rows === 0 ? 'Olağandışı bir şey yok.' : `${rows.toLocaleString('tr-TR')} satır`);

function Row({ oddity: { title, ids, facts, search } }: { oddity: ToldOddity }) {
  const numbers = ids.map((recordId) => `#${recordId}`).join(', ');
  return (
    <li>
      <b>{title}</b>
      <p>
        {search === null ? (
          numbers
        ) : (
          // The name does not go into the address; all dates, because the record may be of another day by now.
          <Link to="/records?start=&end=" state={{ search }}>
            {numbers}
          </Link>
        )}
        {facts.map((fact) => ` · ${fact}`)}
      </p>
    </li>
  );
}
