import css from './FigureRow.module.css';
import { headlines, signed } from './figures.ts';
import type { Figures } from './requests.ts';

interface Props {
  totals: Figures | undefined;
  earlier: ReadonlyArray<{ name: string; totals: Figures | undefined }>;
}

export function FigureRow({ totals, earlier }: Props) {
  return (
    <dl className={css.figures}>
      {headlines.map(({ field, name, hint }) => (
        <div key={field} className={css.figure}>
          <dt>
            {name}
            <small>{hint}</small>
          </dt>
          <dd className={css.amount} data-negative={(totals?.[field] ?? 0) < 0 || undefined}>
            {totals ? signed(totals[field]) : <span className={css.ghost} />}
            <small>TL</small>
          </dd>
          {earlier.map((other) => (
            <dd key={other.name} className={css.compared}>
              <span>
                {other.name} {other.totals ? signed(other.totals[field]) : '…'}
              </span>
              {totals && other.totals && <Difference by={totals[field] - other.totals[field]} />}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

function Difference({ by }: { by: number }) {
  return (
    <b data-more={by > 0 || undefined}>
      <span className="sr-only">fark </span>
      {signed(by, true)}
    </b>
  );
}
