import type { SalesRecord } from '../../../../domain/records/sales-record.ts';
import type { Cell, SheetColumn } from '../../export/sheet.ts';
import { type Column, kindOf } from '../list/columns.tsx';

const narrowest = 8;
const widest = 60;
/** Only this many rows are measured for the column widths. */
const measured = 1000;

/**
 * Returns the cells of a record, one for each column. A refund has negative amounts, so that sums are net of refunds.
 */
export function cellsUnder(columns: readonly Column[]): (record: SalesRecord) => Cell[] {
  return (record) => columns.map(({ plain, value }) => (plain ?? value)(record));
}

export function sheetColumns(
  columns: readonly Column[],
  rows: readonly SalesRecord[],
  cellsOf: (record: SalesRecord) => Cell[],
): SheetColumn[] {
  const some = rows.slice(0, measured).map(cellsOf);
  return columns.map((column, at) => {
    const kind = kindOf(column);
    const longest = some.reduce((most, cells) => Math.max(most, String(cells[at] ?? '').length), column.name.length);
    // Leave room for thousands separators, and for a sum that is longer than its amounts.
    const width = kind === 'money' ? Math.max(longest + 3, 14) : kind === 'day' ? 12 : longest + 2;
    return { name: column.name, kind, width: Math.min(widest, Math.max(narrowest, width)) };
  });
}
