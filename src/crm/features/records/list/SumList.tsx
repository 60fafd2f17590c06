import type { MoneyField } from '../../../../domain/records/record-fields.ts';
import { sumOf, sums } from '../../../../domain/records/sums.ts';
import { formatMoney } from '../../../../domain/text/money.ts';
import css from './SumList.module.css';

interface Props {
  totals: Readonly<Record<MoneyField, number>> | null;
  /** Whether they could not be had. */
  isFailed?: boolean;
  /** Whether they are those of another filter, and the asked ones are on their way. */
  isBefore?: boolean;
  look: 'bar' | 'phone' | 'paper';
  /** Whether what is in each sum stands below it; it is read out in any case. */
  explained?: boolean;
}

/** What a list comes to: four sums apart, each with what is in it. */
export function SumList({ totals, isFailed = false, isBefore = false, look, explained = true }: Props) {
  return (
    <dl className={css[look]} aria-busy={isBefore || (totals === null && !isFailed)}>
      {sums.map((sum) => (
        <div key={sum.name}>
          <dt>{sum.name}</dt>
          <dd>
            {totals ? formatMoney(sumOf(sum, totals)) : isFailed ? '–' : '…'}
            {totals && <small> TL</small>}
          </dd>
          <dd className={explained ? css.hint : 'sr-only'}>{sum.hint}</dd>
        </div>
      ))}
    </dl>
  );
}
