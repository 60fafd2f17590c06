import { createPortal } from 'react-dom';
import { formatDate, todayIn } from '../../../../domain/days/dates.ts';
import type { SalesRecord } from '../../../../domain/records/sales-record.ts';
import { formatCount, formatMoney } from '../../../../domain/text/money.ts';
import { agency } from '../../../agency.ts';
import type { Cell, SheetColumn } from '../../export/sheet.ts';
import { useStaffNames } from '../../users/staff-names.ts';
import { shownColumns, useColumnLayout } from '../columns/column-layout.ts';
import { named } from '../export/export-columns.ts';
import { cellsUnder } from '../export/list-sheet.ts';
import { kindOf } from '../list/columns.tsx';
import { narrowingsOf, type RecordFilter, rangeText } from '../requests/record-filter.ts';
import css from './PrintedList.module.css';

interface Props {
  rows: readonly SalesRecord[];
  total: number;
  filter: RecordFilter;
}

/** More rows would block the browser for long, and fill about two hundred sheets. */
export const printLimit = 5000;

export default function PrintedList({ rows, total, filter }: Props) {
  const columns = shownColumns(useColumnLayout()).map(named(useStaffNames()));
  const kinds = columns.map(kindOf);
  const cellsOf = cellsUnder(columns);
  const printed = rows.slice(0, printLimit).map((record) => ({ id: record.id, cells: cellsOf(record) }));
  const isWhole = rows.length === total;
  const sums = kinds.map((kind, at) => (kind === 'money' && isWhole ? sumOf(rows, at, cellsOf) : null));
  return createPortal(
    <section className={css.paper} data-printed="" aria-label="Yazdırılan liste">
      <h1>{agency.name} · Kayıtlar</h1>
      <p>
        {rangeText(filter)}
        {filter.search.trim() && ` · Arama: “${filter.search.trim()}”`}
        {narrowingsOf(filter).map((text) => ` · ${text}`)} · {formatCount(total)} kayıt · Yazdırma:{' '}
        {formatDate(todayIn(agency.timeZone))}
      </p>
      {printed.length < total && (
        <p className={css.note}>
          Yalnızca ilk {formatCount(printed.length)} kayıt yazdırıldı.{' '}
          {isWhole
            ? 'Toplamlar bütün kayıtlarındır; tam liste için “Dışa aktar”ı kullanın.'
            : 'Liste henüz yükleniyordu; toplamlar bu yüzden yok.'}
        </p>
      )}
      <table>
        <thead>
          <tr>
            {columns.map(({ id, name }, at) => (
              <th key={id} data-kind={kinds[at]} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {printed.map(({ id, cells }) => (
            <tr key={id}>
              {cells.map((cell, at) => (
                <td key={columns[at]?.id} data-kind={columns[at]?.id === 'note' ? 'note' : kinds[at]}>
                  {textOf(cell, kinds[at])}
                </td>
              ))}
            </tr>
          ))}
          {/* A `tfoot` would be printed on every page. */}
          <tr className={css.sums}>
            {sums.map((sum, at) => (
              <td key={columns[at]?.id} data-kind={kinds[at]}>
                {at === 0 && kinds[0] !== 'money' ? 'Toplam' : textOf(sum, kinds[at])}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </section>,
    document.body,
  );
}

function sumOf(rows: readonly SalesRecord[], at: number, cellsOf: (record: SalesRecord) => Cell[]): number {
  return rows.reduce((sum, record) => sum + Number(cellsOf(record)[at] ?? 0), 0);
}

function textOf(cell: Cell, kind: SheetColumn['kind'] | undefined): string {
  if (cell === null) return '';
  if (kind === 'day') return formatDate(String(cell));
  if (kind !== 'money') return String(cell);
  const amount = Number(cell);
  return amount < 0 ? `−${formatMoney(-amount)}` : formatMoney(amount);
}
