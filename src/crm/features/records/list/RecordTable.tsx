import { useVirtualizer } from '@tanstack/react-virtual';
import { type CSSProperties, type KeyboardEvent, useLayoutEffect, useMemo, useRef } from 'react';
import type { SalesRecord } from '../../../../domain/sales-record.ts';
import { useCommands } from '../../../ui/commands.ts';
import { useSize } from '../../../ui/use-size.ts';
import { type PlacedColumn, placeColumns, useColumnLayout } from '../columns/column-layout.ts';
import { NewRecords } from '../follow/NewRecords.tsx';
import { useKeptPlace } from '../follow/use-kept-place.ts';
import type { News } from '../follow/use-news.ts';
import { isRefundable, isRefundKey } from '../refund.ts';
import type { Totals } from '../requests/sum-records.ts';
import { shortName } from '../short-name.ts';
import { neededWidths } from './needed-widths.ts';
import { RecordRow } from './RecordRow.tsx';
import css from './RecordTable.module.css';
import { nextElements, noElements } from './row-elements.ts';
import type { Sort } from './sort.ts';
import { TableHead } from './TableHead.tsx';
import { TotalsRow } from './TotalsRow.tsx';
import { useTextSize } from './use-sizes.ts';

const actionsWidth = 134;

interface Props {
  rows: SalesRecord[];
  totals: Totals | null;
  sort: Sort;
  fresh: number | null;
  news: News;
  place: string;
  refunds: ReadonlyMap<number, readonly number[]>;
  onSort: (sort: Sort) => void;
  onEdit: (record: SalesRecord) => void;
  onDelete: (record: SalesRecord) => void;
  onRefund: (record: SalesRecord) => void;
  onPast: (record: SalesRecord) => void;
  onOpen: (id: number) => void;
}

const tracksOf = (columns: readonly PlacedColumn[], actions: number) =>
  [...columns.map((column) => column.shownWidth), actions].map((width) => `${width}px`).join(' ');

/**
 * The list as a table. Only the visible rows and a few around them exist, in one block that a spacer moves into place.
 * The block sticks to both edges of the frame: when scrolling outruns rendering, the existing rows stay visible instead
 * of an empty area.
 */
export function RecordTable(props: Props) {
  const { rows, totals, sort, fresh, news, place, refunds, onSort, onRefund, ...actions } = props;
  const frame = useRef<HTMLElement>(null);
  const probe = useRef<HTMLSpanElement>(null);
  const { width, height } = useSize(frame);
  const { row: rowHeight, stretch } = useTextSize(probe);
  const headHeight = rowHeight + 4;
  const totalsHeight = rowHeight + 8;
  const actionsSpace = Math.ceil(actionsWidth * stretch);
  const layout = useColumnLayout();
  const needed = useMemo(() => neededWidths(totals, rows), [totals, rows]);
  const columns = useMemo(
    () => placeColumns(layout, width - actionsSpace, needed, stretch),
    [layout, width, actionsSpace, needed, stretch],
  );
  const tableWidth = columns.reduce((sum, column) => sum + column.shownWidth, actionsSpace);
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => frame.current,
    estimateSize: () => rowHeight,
    overscan: 8,
    scrollPaddingEnd: headHeight + totalsHeight,
  });
  const items = virtualizer.getVirtualItems();
  const shown = items.flatMap(({ index }) => (rows[index] ? [{ index, record: rows[index] }] : []));
  const last = useRef(noElements);
  const ids = shown.map(({ record }) => record.id);
  const elements = nextElements(last.current, ids);
  const above = items[0]?.start ?? 0;
  const block = shown.length * rowHeight;
  const below = virtualizer.getTotalSize() - above - block;
  const room = height - headHeight - totalsHeight;

  // biome-ignore lint/correctness/useExhaustiveDependencies: not read here, but the virtualizer keeps the old heights until it is told to measure
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, rowHeight]);
  useLayoutEffect(() => {
    last.current = elements;
  });
  useKeptPlace({ rows, place, items, scroller: frame.current, startOf: (index) => index * rowHeight });
  useLayoutEffect(() => {
    // A focused button must not turn into the button of another sale.
    const held = document.activeElement?.closest('tbody');
    if (elements.leaps > 0 && held && frame.current?.contains(held)) frame.current.focus({ preventScroll: true });
  }, [elements.leaps]);

  useCommands((focused) => {
    const record = frame.current?.contains(focused) ? recordOf(focused) : undefined;
    if (!record) return null;
    const { onEdit, onDelete, onPast } = actions;
    const refund = isRefundable(record) ? () => onRefund(record) : null;
    const runs = { edit: () => onEdit(record), refund, past: () => onPast(record), delete: () => onDelete(record) };
    return { runs, about: shortName(record) };
  });

  /** The sale of the row that an element is in. */
  function recordOf(element: Element | null): SalesRecord | undefined {
    return rows[Number(element?.closest('tr')?.getAttribute('aria-rowindex')) - 2];
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (isRefundKey(event)) refundFocused(event);
    else moveByRow(event);
  }

  function refundFocused(event: KeyboardEvent<HTMLElement>) {
    const record = event.target instanceof HTMLElement ? recordOf(event.target) : undefined;
    if (!record) return;
    event.preventDefault();
    if (isRefundable(record)) onRefund(record);
  }

  /** Up and down move to the next row, or the same button of it, even if that row is not visible yet. */
  function moveByRow(event: KeyboardEvent<HTMLElement>) {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    const from = event.target instanceof HTMLElement ? event.target : null;
    const button = from?.closest<HTMLElement>('[data-action]');
    const held = button ? button.closest('tr') : from?.matches('tbody tr') && from;
    if (step === 0 || !held) return;
    event.preventDefault();
    const next = Number(held.getAttribute('aria-rowindex')) - 2 + step;
    if (next < 0 || next >= rows.length) return;
    virtualizer.scrollToIndex(next);
    requestAnimationFrame(() => {
      const row = frame.current?.querySelector<HTMLElement>(`[aria-rowindex="${next + 2}"]`);
      const same = button && row?.querySelector<HTMLElement>(`[data-action="${button.dataset.action}"]`);
      (same ?? row)?.focus();
    });
  }

  return (
    <>
      <NewRecords
        news={news}
        rows={rows}
        range={virtualizer.range}
        onJump={(index) => {
          virtualizer.scrollToIndex(index, { align: 'start' });
          frame.current?.focus({ preventScroll: true });
        }}
      />
      <section
        className={css.frame}
        ref={frame}
        aria-label="Kayıt tablosu"
        tabIndex={-1}
        style={{ '--row': `${rowHeight}px` } as CSSProperties}
        onKeyDown={onKeyDown}
      >
        <span className={css.probe} ref={probe} aria-hidden="true" />
        <table
          className={css.table}
          aria-rowcount={rows.length + 2}
          data-wide={tableWidth > width || undefined}
          style={{ width: tableWidth, '--columns': tracksOf(columns, actionsSpace) } as CSSProperties}
        >
          <TableHead columns={columns} sort={sort} onSort={onSort} />
          <tbody aria-hidden="true" style={{ height: above }} />
          <tbody
            className={css.block}
            style={{
              height: block,
              ...(block > room && { top: headHeight + room - block, bottom: totalsHeight + room - block }),
            }}
          >
            {shown.map(({ index, record }) => (
              <RecordRow
                key={elements.keys.get(record.id)}
                index={index}
                record={record}
                columns={columns}
                fresh={record.id === fresh}
                news={news.kinds.get(record.id)}
                refunds={refunds.get(record.id)}
                onRefund={onRefund}
                {...actions}
              />
            ))}
          </tbody>
          <tbody aria-hidden="true" style={{ height: below }} />
          <TotalsRow columns={columns} totals={totals} rowIndex={rows.length + 2} />
        </table>
      </section>
    </>
  );
}
