import type { RefObject } from 'react';
import { formatDate } from '../../../domain/days/dates.ts';
import { moneyFields, recordFields } from '../../../domain/records/record-fields.ts';
import type { SalesRecord } from '../../../domain/records/sales-record.ts';
import { formatMoney } from '../../../domain/text/money.ts';

import { stampOf } from '../../ui/stamp.ts';
import { RowActions, Table } from '../../ui/Table.tsx';

import type { DeletedRecord } from '../records/requests/past.ts';
import { netAmount } from '../records/requests/refund.ts';
import css from './DeletedTable.module.css';

const columns = ['Silindi', 'Silen', '#ID', 'Ad Soyad', 'PNR', 'Tarih', 'Tutarlar'];

interface Props {
  rows: readonly DeletedRecord[];
  frame: RefObject<HTMLElement | null>;
  /** Id of the sale that is being restored. */
  busy: number | null;
  onRestore: (row: DeletedRecord) => void;
  onPast: (row: DeletedRecord) => void;
}

export function DeletedTable({ rows, frame, busy, onRestore, onPast }: Props) {
  return (
    <Table name="Silinen kayıtlar" columns={columns} frameLook={css.frame} look={css.table} frame={frame}>
      {rows.map((row) => (
        <tr key={row.number}>
          <td className={css.when}>{stampOf(row.at)}</td>
          <td className={css.who}>
            <span title={row.email ?? undefined}>{row.name ?? row.email ?? 'Sistem'}</span>
            {row.act === 'unimported' && <span className={css.tag}>içe aktarma geri alındı</span>}
          </td>
          <td className={css.id}>#{row.record.id}</td>
          <td className={css.name}>{row.record.fullName}</td>
          <td>{row.record.pnr && <span className={css.pnr}>{row.record.pnr}</span>}</td>
          <td className={css.day}>{row.record.date && formatDate(row.record.date)}</td>
          <td className={css.amounts}>{amountsOf(row.record)}</td>
          <RowActions look={css.actions}>
            <button type="button" aria-disabled={busy !== null} onClick={() => onRestore(row)}>
              {busy === row.record.id ? 'Geri alınıyor...' : 'Geri al'}
            </button>
            <button type="button" onClick={() => onPast(row)}>
              Geçmiş
            </button>
          </RowActions>
        </tr>
      ))}
    </Table>
  );
}

/** Lists the amounts by name, because a total would mean nothing. */
function amountsOf(record: SalesRecord): string {
  return moneyFields
    .flatMap((field) => {
      const amount = netAmount(record, field);
      return amount ? [`${recordFields[field].label} ${formatMoney(amount)}`] : [];
    })
    .join(', ');
}
