import type { SalesRecord } from '../../../../domain/sales-record.ts';
import { AppError } from '../../../api/errors.ts';
import type { Column } from '../columns/columns.tsx';
import type { RecordFilter } from '../filter/record-filter.ts';
import { loadAll } from '../list/load-all.ts';
import { type Sort, sortRows } from '../list/sort.ts';
import { listRange } from '../requests/list-range.ts';
import { noteExport } from '../requests/note-export.ts';
import { textSharer } from '../requests/share-texts.ts';
import { cellsUnder, sheetColumns } from './list-sheet.ts';
import type { FileFormat } from './sheet.worker.ts';
import { writeFile } from './write-file.ts';

/** What the list shows at this moment. */
export interface ShownList {
  filter: RecordFilter;
  sort: Sort;
  columns: readonly Column[];
  /** Sorted; null while they are still loading. */
  rows: readonly SalesRecord[] | null;
}

/** From 0 to 1, first of the rows that are loaded, then of those that are written. */
export type Progress = { step: 'loading' | 'writing'; share: number };

/** One row of an Excel sheet holds the heading, one the sums. */
const mostRows = 1_048_574;

/**
 * The file of a list: exactly its rows, in its order, under its columns. That it is made is noted first, and without the
 * note there is no file.
 * @throws AppError, or the signal's reason
 */
export async function exportList(
  list: ShownList,
  format: FileFormat,
  signal: AbortSignal,
  onProgress: (progress: Progress) => void,
): Promise<Blob> {
  const rows = list.rows ?? (await loadRows(list, signal, (share) => onProgress({ step: 'loading', share })));
  if (format === 'xlsx' && rows.length > mostRows) throw new AppError('too_many_rows');
  await noteExport(rows.length, format, list.filter);
  const cellsOf = cellsUnder(list.columns);
  const sheet = { name: 'Kayıtlar', columns: sheetColumns(list.columns, rows, cellsOf) };
  const written = (count: number) => onProgress({ step: 'writing', share: count / rows.length });
  return writeFile({ sheet, format, rows, cellsOf, signal, onProgress: written });
}

async function loadRows({ filter, sort }: ShownList, signal: AbortSignal, onProgress: (share: number) => void) {
  const share = textSharer();
  const { rows } = await loadAll<SalesRecord>({
    fetchRange: (range) => listRange(filter, range, share, signal),
    onProgress: ({ loaded, total }) => onProgress(loaded / total),
  });
  return sortRows(rows, sort);
}
