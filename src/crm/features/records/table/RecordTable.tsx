import { useVirtualizer } from '@tanstack/react-virtual';
import { type CSSProperties, useLayoutEffect, useMemo, useRef } from 'react';
import type { SalesRecord } from '../../../../domain/records/sales-record.ts';
import { useCommands } from '../../../ui/commands.ts';
import { OnDemand, onDemand } from '../../../ui/on-demand.tsx';
import { useSize } from '../../../ui/use-size.ts';
import { type PlacedColumn, pin, placeColumns, useColumnLayout } from '../columns/column-layout.ts';
import { NewRecords } from '../follow/NewRecords.tsx';
import { useKeptPlace } from '../follow/use-kept-place.ts';
import type { News } from '../follow/use-news.ts';
import { useGrid } from '../grid/use-grid.ts';
import type { Selection } from '../grid/use-selection.ts';
import { useRecordActions } from '../list/record-actions.ts';
import { isRefundable } from '../requests/refund.ts';
import { shortName } from '../requests/short-name.ts';
import { neededWidths } from './needed-widths.ts';
import { RecordRow } from './RecordRow.tsx';
import css from './RecordTable.module.css';
import { nextElements, noElements } from './row-elements.ts';
import { TableHead } from './TableHead.tsx';
import { useTextSize } from './use-sizes.ts';

const cellEditor = onDemand(async () => (await import('../entry/cell/CellEditor.tsx')).default);

const actionsWidth = 134;
const barHeight = 96;
/** In px. Column headings keep two lines even if the rows have one. */
const leastHead = 34;

interface Props {
  rows: SalesRecord[];
  fresh: number | null;
  news: News;
  place: string;
  selection: Selection;
}

const tracksOf = (columns: readonly PlacedColumn[], actions: number) =>
  [...columns.map((column) => column.shownWidth), actions].map((width) => `${width}px`).join(' ');

/**
 * Renders only the rows in sight and a few more. The rendered rows stick to the frame's edges, so that fast scrolling
 * shows no empty area.
 */
export function RecordTable({ rows, fresh, news, place, selection }: Props) {
  const { edit, refund, past, remove } = useRecordActions();
  const frame = useRef<HTMLElement>(null);
  const probe = useRef<HTMLSpanElement>(null);
  const { width, height } = useSize(frame);
  const { row: rowHeight, stretch } = useTextSize(probe);
  const headHeight = Math.max(rowHeight + 4, leastHead);
  const actionsSpace = Math.ceil(actionsWidth * stretch);
  const layout = useColumnLayout();
  const needed = useMemo(() => neededWidths(rows), [rows]);
  const columns = useMemo(
    () => placeColumns(layout, width - actionsSpace, needed, stretch),
    [layout, width, actionsSpace, needed, stretch],
  );
  const tableWidth = columns.reduce((sum, column) => sum + column.shownWidth, actionsSpace);
  const isWide = tableWidth > width;
  // Extra space at the end, so that the last rows can be scrolled clear of the selection bar.
  const barSpace = selection.records.length > 0 ? barHeight : 0;
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => frame.current,
    estimateSize: () => rowHeight,
    overscan: 8,
    scrollPaddingEnd: headHeight + barSpace,
    paddingEnd: barSpace,
  });
  const items = virtualizer.getVirtualItems();
  const shown = items.flatMap(({ index }) => (rows[index] ? [{ index, record: rows[index] }] : []));
  const last = useRef(noElements);
  const ids = shown.map(({ record }) => record.id);
  const elements = nextElements(last.current, ids);
  const above = items[0]?.start ?? 0;
  const block = shown.length * rowHeight;
  const below = virtualizer.getTotalSize() - above - block;
  const room = height - headHeight;

  // biome-ignore lint/correctness/useExhaustiveDependencies: `rowHeight` makes the virtualizer measure again
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, rowHeight]);
  useLayoutEffect(() => {
    last.current = elements;
  });
  useKeptPlace({ rows, place, items, scroller: frame.current, startOf: (index) => index * rowHeight });
  const { active, editing, end, cellAt, recordOf, handlers } = useGrid({
    frame,
    rows,
    columns,
    selection,
    page: Math.max(1, Math.floor(room / rowHeight)),
    firstInSight: () => virtualizer.range?.startIndex ?? 0,
    reveal: (row) => virtualizer.scrollToIndex(row),
  });
  const { chosen } = selection;
  const range = chosen.columns === null ? 'all' : chosen.columns.join('-');
  // The active row or else the first row is the tab stop. If neither is rendered, the list itself is.
  const tabRow = [active?.id, rows[0]?.id].find((id) => id !== undefined && elements.keys.has(id));
  const tabColumn = Math.min(active?.column ?? 0, columns.length - 1);
  useLayoutEffect(() => {
    // After a jump, elements show other sales: focus the list, otherwise a focused button would now be another sale's.
    const held = document.activeElement?.closest('tbody');
    if (elements.leaps > 0 && held && frame.current?.contains(held)) frame.current.focus({ preventScroll: true });
  }, [elements.leaps]);

  useCommands((focused) => {
    const record = recordOf(focused);
    if (!record) return null;
    const runs = {
      edit: () => edit(record),
      refund: isRefundable(record) ? () => refund(record) : null,
      past: () => past(record),
      delete: () => remove(record),
    };
    return { runs, about: shortName(record) };
  });

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
        tabIndex={tabRow === undefined ? 0 : -1}
        style={
          {
            '--row': `${rowHeight}px`,
            '--head': `${headHeight}px`,
            '--left': `${isWide ? (pin(columns, 1) ?? 0) + (columns[1]?.shownWidth ?? 0) : 0}px`,
            '--right': `${isWide ? actionsSpace : 0}px`,
          } as CSSProperties
        }
        {...handlers}
      >
        <span className={css.probe} ref={probe} aria-hidden="true" />
        <table
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table with focusable cells is a grid
          role="grid"
          aria-label="Kayıtlar"
          aria-multiselectable="true"
          className={css.table}
          aria-rowcount={rows.length + 1}
          data-wide={isWide || undefined}
          style={{ width: tableWidth, '--columns': tracksOf(columns, actionsSpace) } as CSSProperties}
        >
          <TableHead columns={columns} />
          <tbody aria-hidden="true" style={{ height: above }} />
          <tbody
            className={css.block}
            style={{
              height: block,
              ...(block > room && { top: headHeight + room - block, bottom: room - block }),
            }}
          >
            {shown.map(({ index, record }) => (
              <RecordRow
                key={elements.keys.get(record.id)}
                index={index}
                record={record}
                columns={columns}
                tabColumn={record.id === tabRow ? tabColumn : null}
                chosen={chosen.ids.has(record.id) ? range : null}
                fresh={record.id === fresh}
                news={news.kinds.get(record.id)}
              />
            ))}
          </tbody>
          <tbody aria-hidden="true" style={{ height: below }} />
        </table>
      </section>
      {editing && (
        <OnDemand
          key={`${editing.record.id} ${editing.column}`}
          part={cellEditor}
          editing={editing}
          cellOf={() => cellAt(editing)}
          onEnd={end}
          onMissing={() => end('here')}
        />
      )}
    </>
  );
}
