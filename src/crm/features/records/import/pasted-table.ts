import { matchColumns } from '../../../../domain/import/columns.ts';
import { findHeadings } from '../../../../domain/import/headings.ts';
import type { Table } from './table.ts';

/**
 * If pasted rows have no headings, adds the headings of the list, or numbers if the list has more or fewer columns.
 * @param shown headings of the list
 */
export function pastedTable(rows: string[][], shown: readonly string[]): Table {
  const width = Math.max(...rows.map((row) => row.length));
  const named = matchColumns(rows[findHeadings(rows)] ?? []).filter(Boolean).length;
  const names = Array.from(
    { length: width },
    (_, at) => (width === shown.length ? shown[at] : undefined) ?? `${at + 1}. sütun`,
  );
  return { name: 'Panodan', rows: named >= Math.min(2, width) ? rows : [names, ...rows] };
}
