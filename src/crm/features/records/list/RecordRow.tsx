import { memo, useEffect, useRef } from 'react';
import type { SalesRecord } from '../../../../domain/sales-record.ts';
import { classes } from '../../../ui/classes.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { ariaKeys, shortcuts } from '../../../ui/shortcuts.ts';
import { isFocusFree } from '../../../ui/use-opener.ts';
import { type PlacedColumn, pin, pinnedStyle } from '../columns/column-layout.ts';
import { NewsTag } from '../follow/NewsTag.tsx';
import type { NewsKind } from '../follow/use-news.ts';
import { isRefund, isRefundable } from '../refund.ts';
import css from './RecordTable.module.css';
import { RefundLine } from './RefundLine.tsx';

interface Props {
  record: SalesRecord;
  index: number;
  columns: readonly PlacedColumn[];
  /** Saved a moment ago. */
  fresh: boolean;
  /** What somebody else did to it a moment ago. */
  news: NewsKind | undefined;
  /** What was given back of it. */
  refunds: readonly number[] | undefined;
  onEdit: (record: SalesRecord) => void;
  onDelete: (record: SalesRecord) => void;
  onRefund: (record: SalesRecord) => void;
  onPast: (record: SalesRecord) => void;
  onOpen: (id: number) => void;
}

export const RecordRow = memo(function RecordRow(props: Props) {
  const { record, index, columns, fresh, news, refunds, onEdit, onDelete, onRefund, onPast, onOpen } = props;
  const row = useRef<HTMLTableRowElement>(null);
  // A sale that was added is where the work goes on. Not its button, which one Enter too many would press.
  useEffect(() => {
    if (fresh && isFocusFree()) row.current?.focus({ preventScroll: true });
  }, [fresh]);
  return (
    <tr
      ref={row}
      tabIndex={-1}
      aria-rowindex={index + 2}
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
            className={classes(css[column.kind], pinnedAt !== null && css.pinned, content === null && css.none)}
            style={pinnedStyle(pinnedAt)}
            title={column.title?.(record) ?? undefined}
          >
            {at === 0 && news && <NewsTag kind={news} />}
            {content ?? '–'}
            {column.kind === 'name' && <RefundLine record={record} refunds={refunds} onOpen={onOpen} />}
          </td>
        );
      })}
      <td className={css.actions}>
        <button type="button" data-action="edit" onClick={() => onEdit(record)}>
          Düzenle
        </button>
        <button type="button" data-action="delete" onClick={() => onDelete(record)}>
          Sil
        </button>
        {isRefundable(record) ? (
          <button
            type="button"
            data-action="refund"
            aria-label="İade oluştur"
            title="İade oluştur"
            aria-keyshortcuts={ariaKeys(shortcuts.refund)}
            onClick={() => onRefund(record)}
          >
            <Icon name="giveBack" size={16} />
          </button>
        ) : (
          <span />
        )}
        <button type="button" data-action="past" aria-label="Geçmiş" title="Geçmiş" onClick={() => onPast(record)}>
          <Icon name="past" size={16} />
        </button>
      </td>
    </tr>
  );
});
