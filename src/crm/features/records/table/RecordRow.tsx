import { memo, useEffect, useRef } from 'react';
import type { SalesRecord } from '../../../../domain/records/sales-record.ts';
import { classes } from '../../../ui/classes.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { ariaKeys, shortcuts } from '../../../ui/shortcuts.ts';
import { isFocusFree } from '../../../ui/use-opener.ts';
import { useStaffNames } from '../../users/staff-names.ts';
import { type PlacedColumn, pin, pinnedStyle } from '../columns/column-layout.ts';
import { NewsTag } from '../follow/NewsTag.tsx';
import type { NewsKind } from '../follow/use-news.ts';
import { fieldsOfColumn } from '../grid/cell-fields.ts';
import { wholeRow } from '../grid/grid-moves.ts';
import { RefundLine } from '../list/RefundLine.tsx';
import { useRecordActions } from '../list/record-actions.ts';
import { isRefund, isRefundable } from '../requests/refund.ts';
import css from './RecordRow.module.css';

interface Props {
  record: SalesRecord;
  index: number;
  columns: readonly PlacedColumn[];
  /** Index of the cell that is a tab stop, or `wholeRow`; null if the row has no tab stop. */
  tabColumn: number | null;
  /** `all` if the whole row is selected, `first-last` (column indexes) if cells are. */
  chosen: string | null;
  fresh: boolean;
  news: NewsKind | undefined;
}

/** Spread into the cell, because the linter does not know that a grid's cell may have these attributes. */
const cellAria = (isReadOnly: boolean, isChosen: boolean) => ({
  ...(isReadOnly && { 'aria-readonly': true }),
  ...(isChosen && { 'aria-selected': true }),
});

export const RecordRow = memo(function RecordRow(props: Props) {
  const { record, index, columns, tabColumn, chosen, fresh, news } = props;
  const { edit, refund, past, remove } = useRecordActions();
  const nameOf = useStaffNames();
  const tabIndex = tabColumn === null ? -1 : 0;
  const [first = 0, last = -1] = chosen === null || chosen === 'all' ? [] : chosen.split('-').map(Number);
  const isBetween = (at: number) => at >= first && at <= last;
  const row = useRef<HTMLTableRowElement>(null);
  // Focus the row of a new sale, but none of its buttons: a stray Enter would press it.
  useEffect(() => {
    if (fresh && isFocusFree()) row.current?.focus({ preventScroll: true });
  }, [fresh]);
  return (
    <tr
      ref={row}
      className={css.row}
      tabIndex={tabColumn === wholeRow ? 0 : -1}
      aria-rowindex={index + 2}
      aria-selected={chosen === 'all'}
      data-chosen={chosen ?? undefined}
      data-even={index % 2 === 1 || undefined}
      data-fresh={fresh || undefined}
      data-news={news}
      data-refund={isRefund(record) || undefined}
    >
      {columns.map((column, at) => {
        const pinnedAt = pin(columns, at);
        const content = column.cell(record);
        return (
          <td
            key={column.id}
            tabIndex={tabColumn === at ? 0 : -1}
            {...cellAria(fieldsOfColumn(column.id).length === 0, isBetween(at))}
            className={classes(css[column.kind], pinnedAt !== null && css.pinned, content === null && css.none)}
            style={pinnedStyle(pinnedAt)}
            title={column.title?.(record, nameOf) ?? undefined}
          >
            {at === 0 && <span className={css.box} data-box="" aria-hidden="true" />}
            {at === 0 && news && <NewsTag kind={news} />}
            {content ?? '–'}
            {column.kind === 'name' && <RefundLine record={record} tabIndex={tabIndex} />}
          </td>
        );
      })}
      <td className={css.actions}>
        <button type="button" tabIndex={tabIndex} data-action="edit" onClick={() => edit(record)}>
          Düzenle
        </button>
        <button type="button" tabIndex={tabIndex} data-action="delete" onClick={() => remove(record)}>
          Sil
        </button>
        {isRefundable(record) ? (
          <button
            type="button"
            tabIndex={tabIndex}
            data-action="refund"
            aria-label="İade oluştur"
            title="İade oluştur"
            aria-keyshortcuts={ariaKeys(shortcuts.refund)}
            onClick={() => refund(record)}
          >
            İade
          </button>
        ) : (
          <span />
        )}
        <button
          type="button"
          tabIndex={tabIndex}
          data-action="past"
          aria-label="Geçmiş"
          title="Geçmiş"
          onClick={() => past(record)}
        >
          <Icon name="past" size={16} />
        </button>
      </td>
    </tr>
  );
});
