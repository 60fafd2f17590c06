import { fileLimits, type Table } from './table.ts';

/** A table without the empty rows at its end, and without what stands beyond the columns that are read. */
export function trimTable(table: Table): Table {
  const last = table.rows.findLastIndex((row) => row.some((cell) => cell.trim() !== ''));
  return { ...table, rows: table.rows.slice(0, last + 1).map((row) => row.slice(0, fileLimits.columns)) };
}
