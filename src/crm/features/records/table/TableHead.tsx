import { memo } from 'react';
import { type PlacedColumn, pin } from '../columns/column-layout.ts';
import { HeaderCell } from './HeaderCell.tsx';
import css from './RecordTable.module.css';

interface Props {
  columns: readonly PlacedColumn[];
}

/** Memoised, so that scrolling the rows does not render it again. */
export const TableHead = memo(function TableHead({ columns }: Props) {
  return (
    <thead>
      <tr aria-rowindex={1}>
        {columns.map((column, at) => (
          <HeaderCell key={column.id} column={column} pinnedAt={pin(columns, at)} />
        ))}
        <td className={css.actionsHead} />
      </tr>
    </thead>
  );
});
