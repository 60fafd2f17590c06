import { memo } from 'react';
import type { SalesRecord } from '../../../../domain/sales-record.ts';
import { classes } from '../../../ui/classes.ts';
import { type PlacedColumn, pin, pinnedStyle } from '../columns/column-layout.ts';
import css from './RecordTable.module.css';

interface Props {
  record: SalesRecord;
  index: number;
  columns: readonly PlacedColumn[];
  /** Saved a moment ago. */
  fresh: boolean;
  onEdit: (record: SalesRecord) => void;
  onDelete: (record: SalesRecord) => void;
}

export const RecordRow = memo(function RecordRow({ record, index, columns, fresh, onEdit, onDelete }: Props) {
  return (
    <tr aria-rowindex={index + 2} data-even={index % 2 === 1 || undefined} data-fresh={fresh || undefined}>
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
            {content ?? '–'}
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
      </td>
    </tr>
  );
});
