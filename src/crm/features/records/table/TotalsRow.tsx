import { memo } from 'react';
import { formatCount, formatMoney } from '../../../../domain/text/money.ts';
import { classes } from '../../../ui/classes.ts';
import type { PlacedColumn } from '../columns/column-layout.ts';
import type { Totals } from '../requests/sum-records.ts';
import css from './RecordTable.module.css';

interface Props {
  columns: readonly PlacedColumn[];
  totals: Totals | null;
  rowIndex: number;
}

function countText({ records, refunds }: Totals): string {
  const counted = `${formatCount(records)} kayıt`;
  return refunds > 0 ? `${counted} · ${formatCount(refunds)} iade` : counted;
}

export const TotalsRow = memo(function TotalsRow({ columns, totals, rowIndex }: Props) {
  const lead = columns.findIndex((column) => column.sum);
  const leading = lead === -1 ? columns.length : lead;
  return (
    <tfoot>
      <tr aria-rowindex={rowIndex}>
        {leading > 0 && (
          <th scope="row" colSpan={leading} style={{ gridColumn: `span ${leading}` }}>
            <span className={css.totalsLabel}>
              Toplam
              <span>{totals && countText(totals)}</span>
            </span>
          </th>
        )}
        {columns.slice(leading).map((column) => (
          <td key={column.id} className={classes(column.sum && css.money)}>
            {column.sum && (totals ? formatMoney(totals[column.sum]) : '…')}
          </td>
        ))}
        <td className={css.actionsFoot} />
      </tr>
    </tfoot>
  );
});
