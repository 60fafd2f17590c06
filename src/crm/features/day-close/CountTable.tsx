import type { ReactNode } from 'react';
import { channelNames, channels } from '../../../domain/reports/facets.ts';
import { MoneyField } from '../../ui/MoneyField.tsx';
import css from './CountSection.module.css';
import { kindOf, sumsOf } from './count-sums.ts';
import { signed } from './figures.ts';
import type { Figures } from './requests.ts';
import type { CountState } from './use-count.ts';

interface Props {
  totals: Figures;
  count: CountState;
  /** With `open`, staff can type the counted amounts. With `paper`, the table is printed and its caption is visible. */
  kind: 'open' | 'closed' | 'paper';
}

export function CountTable({ totals, count, kind }: Props) {
  const { channels: number, counted, difference } = sumsOf(count.amounts, totals);
  const isPart = number > 0 && number < channels.length;
  const row = (name: string, recorded: number, counted: number | null, by: number, field?: ReactNode) => (
    <tr key={name}>
      <th scope="row">{name}</th>
      <td data-negative={recorded < 0 || undefined}>{signed(recorded)}</td>
      <td>{field || (counted === null ? '–' : signed(counted))}</td>
      <td data-kind={counted === null ? undefined : kindOf(by)}>{counted === null ? '–' : signed(by, true)}</td>
    </tr>
  );
  return (
    <table className={kind === 'paper' ? undefined : css.table}>
      <caption className={kind === 'paper' ? undefined : 'sr-only'}>Sayım</caption>
      <thead>
        <tr>
          {['Kanal', 'Kayıtlarda', 'Sayılan', 'Fark'].map((heading) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {channels.map((channel) => {
          const [name, recorded, amount] = [channelNames[channel], totals[channel], count.amounts[channel]];
          const field = kind === 'open' && (
            <MoneyField
              hideLabel
              isNet
              label={`${name} sayılan`}
              value={count.texts[channel]}
              error={undefined}
              onChange={(next) => count.type(channel, next)}
            />
          );
          return row(name, recorded, amount, (amount ?? 0) - recorded, field);
        })}
      </tbody>
      <tfoot>
        {/* Compare a part only with the same part: the total of all channels would make the difference look wrong. */}
        {isPart
          ? row(`Sayılan ${number} kanal`, counted - difference, counted, difference)
          : row('Toplam', totals.sold, number > 0 ? counted : null, difference)}
      </tfoot>
    </table>
  );
}
