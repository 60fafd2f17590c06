import { type MoneyField, recordFields } from '../../../../domain/records/record-fields.ts';
import { type Sum, sumOf, sums } from '../../../../domain/records/sums.ts';
import { formatCount, formatMoney } from '../../../../domain/text/money.ts';
import css from './SumList.module.css';

interface Props {
  totals: (Readonly<Record<MoneyField, number>> & { refunds?: number }) | null;
  isFailed?: boolean;
  isBefore?: boolean;
  look: 'bar' | 'phone' | 'paper';
  explained?: boolean;
}

const isAdded = ({ of }: Sum) => of.length > 1;
const parts = sums.filter(isAdded).flatMap(({ of }) => of);

export function SumList({ totals, isFailed = false, isBefore = false, look, explained = true }: Props) {
  const text = (amount: (totals: Readonly<Record<MoneyField, number>>) => number) =>
    totals ? formatMoney(amount(totals)) : isFailed ? '–' : '…';
  return (
    <dl className={css[look]} aria-busy={isBefore || (totals === null && !isFailed)}>
      {look !== 'paper' &&
        parts.map((field) => (
          <div key={field} className={css.part}>
            <dt>{recordFields[field].label}</dt>
            <dd>{text((all) => all[field])}</dd>
          </div>
        ))}
      {sums.map((sum) => (
        <div key={sum.name} className={isAdded(sum) ? css.added : undefined}>
          <dt>{sum.name}</dt>
          <dd>
            {text((all) => sumOf(sum, all))}
            {totals && <small> TL</small>}
          </dd>
          <dd className={explained ? css.hint : 'sr-only'}>
            {sum.hint}
            {isAdded(sum) && totals?.refunds ? ` (${formatCount(totals.refunds)} iade)` : ''}
          </dd>
        </div>
      ))}
    </dl>
  );
}
