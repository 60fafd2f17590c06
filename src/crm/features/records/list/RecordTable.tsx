import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, useMemo, useRef } from 'react';
import type { SalesRecord } from '../../../../domain/sales-record.ts';
import { classes } from '../../../ui/classes.ts';
import { useSize } from '../../../ui/use-size.ts';
import { placeColumns, useColumnLayout } from '../columns/column-layout.ts';
import { HeaderCell } from './HeaderCell.tsx';
import { neededWidths } from './needed-widths.ts';
import { RecordRow } from './RecordRow.tsx';
import css from './RecordTable.module.css';
import type { Sort } from './sort.ts';
import { TotalsRow } from './TotalsRow.tsx';
import type { Totals } from './totals.ts';

const rowHeight = 36;
const actionsWidth = 100;
const headAndTotals = 84;
const maxColumns = 14;

interface Props {
  rows: SalesRecord[];
  totals: Totals | null;
  sort: Sort;
  fresh: number | null;
  onSort: (sort: Sort) => void;
  onEdit: (record: SalesRecord) => void;
  onDelete: (record: SalesRecord) => void;
}

/** The list as a table. Only the rows in sight exist; two spacers stand for the others. */
export function RecordTable({ rows, totals, sort, fresh, onSort, onEdit, onDelete }: Props) {
  const frame = useRef<HTMLElement>(null);
  const { width, height } = useSize(frame);
  const layout = useColumnLayout();
  const newest = useMemo(() => newestOf(rows), [rows]);
  const needed = useMemo(() => neededWidths(totals, newest), [totals, newest]);
  const columns = useMemo(() => placeColumns(layout, width - actionsWidth, needed), [layout, width, needed]);
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => frame.current,
    estimateSize: () => rowHeight,
    overscan: 8,
  });
  const items = virtualizer.getVirtualItems();
  const above = items[0]?.start ?? 0;
  const below = virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0);

  /** Up and down lead to the same button of the next row, also of one that is not in sight yet. */
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    const button = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>('[data-action]') : null;
    if (step === 0 || !button) return;
    event.preventDefault();
    const next = Number(button.closest('tr')?.getAttribute('aria-rowindex')) - 2 + step;
    if (next < 0 || next >= rows.length) return;
    virtualizer.scrollToIndex(next);
    requestAnimationFrame(() => {
      const row = frame.current?.querySelector(`[aria-rowindex="${next + 2}"]`);
      row?.querySelector<HTMLElement>(`[data-action="${button.dataset.action}"]`)?.focus();
    });
  }

  return (
    <section className={css.frame} ref={frame} aria-label="Kayıt tablosu" onKeyDown={onKeyDown}>
      <table
        className={css.table}
        aria-rowcount={rows.length + 2}
        style={{ width: columns.reduce((sum, column) => sum + column.shownWidth, actionsWidth) }}
      >
        <colgroup>
          {columns.map((column) => (
            <col key={column.id} style={{ width: column.shownWidth }} />
          ))}
          <col style={{ width: actionsWidth }} />
        </colgroup>
        <thead>
          <tr aria-rowindex={1}>
            {columns.map((column, at) => (
              <HeaderCell key={column.id} column={column} pinnedAt={pin(columns, at)} sort={sort} onSort={onSort} />
            ))}
            <td className={css.actionsHead} />
          </tr>
        </thead>
        <Spacer height={above} lined />
        <tbody>
          {items.map((item) => {
            const record = rows[item.index];
            return (
              record && (
                <RecordRow
                  key={record.id}
                  index={item.index}
                  record={record}
                  columns={columns}
                  fresh={record.id === fresh}
                  onEdit={onEdit}
                  onDelete={onDelete}
                />
              )
            );
          })}
        </tbody>
        <Spacer height={Math.max(below, height - headAndTotals - virtualizer.getTotalSize())} lined={below > 0} />
        <TotalsRow columns={columns} totals={totals} rowIndex={rows.length + 2} count={rows.length} />
      </table>
    </section>
  );
}

/** Lined where it stands for rows, so that a leap never shows an empty page while they are drawn. */
function Spacer({ height, lined }: { height: number; lined: boolean }) {
  if (height <= 0) return null;
  return (
    <tbody aria-hidden="true">
      <tr>
        <td className={classes(css.spacer, lined && css.lined)} style={{ height }} colSpan={maxColumns} />
      </tr>
    </tbody>
  );
}

/** The first two columns stay at the left edge; where each begins, or null. */
export function pin(columns: ReadonlyArray<{ shownWidth: number }>, at: number): number | null {
  if (at === 0) return 0;
  return at === 1 ? (columns[0]?.shownWidth ?? 0) : null;
}

function newestOf(rows: readonly SalesRecord[]): SalesRecord | undefined {
  return rows.reduce<SalesRecord | undefined>((one, other) => (one && one.id > other.id ? one : other), undefined);
}
