import { memo } from 'react';
import { formatMoney } from '../../../../domain/money.ts';
import { classes } from '../../../ui/classes.ts';
import type { PlacedColumn } from '../columns/column-layout.ts';
import css from './RecordTable.module.css';
import { grandTotal, type Totals } from './totals.ts';

interface Props {
  columns: readonly PlacedColumn[];
  /** Null while rows are still loading: partial sums are never shown. */
  totals: Totals | null;
  count: number;
  rowIndex: number;
}

const numbers = new Intl.NumberFormat('tr-TR');

/** The dark bar under the table with the sum of every amount. */
export const TotalsRow = memo(function TotalsRow({ columns, totals, count, rowIndex }: Props) {
  const lead = columns.findIndex((column) => column.sum);
  const leading = lead === -1 ? columns.length : lead;
  return (
    <tfoot>
      <tr aria-rowindex={rowIndex}>
        {leading > 0 && (
          <th scope="row" colSpan={leading} style={{ gridColumn: `span ${leading}` }}>
            <span className={css.totalsLabel}>
              Toplam
              <span>{numbers.format(count)} kayıt</span>
            </span>
          </th>
        )}
        {columns.slice(leading).map((column) => (
          <td key={column.id} className={classes(column.sum && css.money)}>
            {column.sum && (totals ? formatMoney(totals[column.sum]) : '…')}
          </td>
        ))}
        <td className={css.grand}>{totals && <span>{formatMoney(grandTotal(totals))} TL</span>}</td>
      </tr>
    </tfoot>
  );
});
