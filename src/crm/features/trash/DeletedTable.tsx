import type { RefObject } from 'react';
import { formatDate } from '../../../domain/days/dates.ts';
import { moneyFields, recordFields } from '../../../domain/records/record-fields.ts';
import type { SalesRecord } from '../../../domain/records/sales-record.ts';
import { formatMoney } from '../../../domain/text/money.ts';
import { agency } from '../../agency.ts';
import type { DeletedRecord } from '../records/requests/past.ts';
import { netAmount } from '../records/requests/refund.ts';
import css from './DeletedTable.module.css';

const stamps = new Intl.DateTimeFormat('tr-TR', { dateStyle: 'short', timeStyle: 'short', timeZone: agency.timeZone });
const columns = ['Silindi', 'Silen', '#ID', 'Ad Soyad', 'PNR', 'Tarih', 'Tutarlar'];

interface Props {
  rows: readonly DeletedRecord[];
  frame: RefObject<HTMLElement | null>;
  /** The sale that is being brought back. */
  busy: number | null;
  /** The sale that was asked for. */
  marked: number | null;
  onRestore: (row: DeletedRecord) => void;
  onPast: (row: DeletedRecord) => void;
}

/** What was deleted, when and by whom; on a phone as cards. */
export function DeletedTable({ rows, frame, busy, marked, onRestore, onPast }: Props) {
  return (
    <section className={css.frame} ref={frame} aria-label="Silinen kayıtlar" tabIndex={-1}>
      <table className={css.table}>
        <thead>
          <tr>
            {columns.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
            <td />
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.number} aria-current={row.record.id === marked || undefined}>
              <td className={css.when}>{stamps.format(new Date(row.at))}</td>
              <td className={css.who}>
                <span title={row.email ?? undefined}>{row.name ?? row.email ?? 'Sistem'}</span>
                {row.act === 'unimported' && <span className={css.tag}>içe aktarma geri alındı</span>}
              </td>
              <td className={css.id}>#{row.record.id}</td>
              <td className={css.name}>{row.record.fullName}</td>
              <td>{row.record.pnr && <span className={css.pnr}>{row.record.pnr}</span>}</td>
              <td className={css.day}>{row.record.date && formatDate(row.record.date)}</td>
              <td className={css.amounts}>{amountsOf(row.record)}</td>
              <td className={css.actions}>
                <button type="button" aria-disabled={busy !== null} onClick={() => onRestore(row)}>
                  {busy === row.record.id ? 'Geri alınıyor...' : 'Geri al'}
                </button>
                <button type="button" onClick={() => onPast(row)}>
                  Geçmiş
                </button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Each amount by its name: one figure that added them all would mean nothing. */
function amountsOf(record: SalesRecord): string {
  return moneyFields
    .flatMap((field) => {
      const amount = netAmount(record, field);
      return amount ? [`${recordFields[field].label} ${formatMoney(amount)}`] : [];
    })
    .join(', ');
}
