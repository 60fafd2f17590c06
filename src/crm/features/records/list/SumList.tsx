import type { MoneyField } from '../../../../domain/records/record-fields.ts';
import { sumOf, sums } from '../../../../domain/records/sums.ts';
import { formatMoney } from '../../../../domain/text/money.ts';
import css from './SumList.module.css';

interface Props {
  totals: Readonly<Record<MoneyField, number>> | null;
  isFailed?: boolean;
  /** Shows the sums of the filter before, until the new ones come. */
  isBefore?: boolean;
  look: 'bar' | 'phone' | 'paper';
  /** Hints below the sums; screen readers always get them. */
  explained?: boolean;
}

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
