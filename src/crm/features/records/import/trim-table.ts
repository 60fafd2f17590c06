import { fileLimits, type Table, UnreadableFile } from './table.ts';

/**
 * Removes the empty rows at the end and the columns beyond the limit.
 * @throws UnreadableFile if a cell beyond the limit has text, which would be lost without notice
 */
export function trimTable(table: Table): Table {
  const last = table.rows.findLastIndex((row) => row.some((cell) => cell.trim() !== ''));
  const rows = table.rows.slice(0, last + 1);
  const isBeyond = (row: readonly string[]) => row.slice(fileLimits.columns).some((cell) => cell.trim() !== '');
  if (rows.some(isBeyond)) throw new UnreadableFile('tooManyColumns');
  return { ...table, rows: rows.map((row) => row.slice(0, fileLimits.columns)) };
}
