import { fileLimits, type Table, UnreadableFile } from './table.ts';

/**
 * A table without the empty rows at its end, and without the empty cells beyond the columns that are read.
 * @throws UnreadableFile where those are not empty: they must not be missing without a word
 */
export function trimTable(table: Table): Table {
  const last = table.rows.findLastIndex((row) => row.some((cell) => cell.trim() !== ''));
  const rows = table.rows.slice(0, last + 1);
  const isBeyond = (row: readonly string[]) => row.slice(fileLimits.columns).some((cell) => cell.trim() !== '');
  if (rows.some(isBeyond)) throw new UnreadableFile('tooManyColumns');
  return { ...table, rows: rows.map((row) => row.slice(0, fileLimits.columns)) };
}
