import { matchColumns } from '../../../../domain/import/columns.ts';
import { findHeadings } from '../../../../domain/import/headings.ts';
import type { Table } from './table.ts';

/** Names the columns as those of the list, or counts them, where no row holds headings. */
export function pastedTable(rows: string[][], shown: readonly string[]): Table {
  const width = Math.max(...rows.map((row) => row.length));
  const named = matchColumns(rows[findHeadings(rows)] ?? []).filter(Boolean).length;
  const names = Array.from(
    { length: width },
    (_, at) => (width === shown.length ? shown[at] : undefined) ?? `${at + 1}. sütun`,
  );
  return { name: 'Panodan', rows: named >= Math.min(2, width) ? rows : [names, ...rows] };
}
