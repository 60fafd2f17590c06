import type { UseQueryResult } from '@tanstack/react-query';
import { useId } from 'react';
import { Link } from 'react-router';
import { type Oddity, type ToldOddity, tellOddities } from '../../../domain/reports/oddities.ts';
import { formatCount } from '../../../domain/text/money.ts';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { stampOf } from '../../ui/stamp.ts';
import { useStaffNames } from '../users/staff-names.ts';
import css from './Oddities.module.css';

const most = 100;

export function Oddities({ query }: { query: UseQueryResult<Oddity[]> }) {
  const id = useId();
  const { shown, rest, count } = tellOddities(query.data ?? [], { stampOf, nameOf: useStaffNames(), most });
  return (
    <section aria-labelledby={id} aria-busy={query.isPending}>
      <h2 id={id} className={css.title}>
        Olağandışı
      </h2>
      {query.isError && !query.data ? (
        <LoadFailed className={css.failed} error={query.error} onRetry={() => query.refetch()} />
      ) : (
        <p className={css.count}>{query.isPending ? 'Yükleniyor…' : summary(count)}</p>
      )}
      {shown.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users scroll it, and it may contain no link
        <ul className={css.list} tabIndex={0} aria-labelledby={id}>
          {shown.map((one) => (
            <Row key={one.key} oddity={one} />
          ))}
          {[...rest].map(([title, more]) => (
            <li key={title}>
              <b>{title}</b>
              <p>ve {formatCount(more)} daha</p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const summary = (rows: number) => (rows === 0 ? 'Olağandışı bir şey yok.' : `${formatCount(rows)} satır`);

function Row({ oddity: { title, ids, facts, search } }: { oddity: ToldOddity }) {
  const numbers = ids.map((recordId) => `#${recordId}`).join(', ');
  return (
    <li>
      <b>{title}</b>
      <p>
        {search === null ? (
          numbers
        ) : (
          // Pass the search in `state`, because it may name a passenger and must stay out of the URL. Search all dates:
          // the record may have moved to another day.
          <Link to="/records?start=&end=" state={{ search }}>
            {numbers}
          </Link>
        )}
        {facts.map((fact) => ` · ${fact}`)}
      </p>
    </li>
  );
}
