import { isAnyAmount } from '../../../../domain/records/paid-range.ts';
import { chosenOf } from '../../../../domain/reports/facets.ts';
import { AppError } from '../../../api/errors.ts';
import type { Progress } from '../../export/ExportDialog.tsx';
import { noteExport } from '../../export/note-export.ts';
import type { FileFormat } from '../../export/sheet.worker.ts';
import { writeFile } from '../../export/write-file.ts';
import { sortRows } from '../list/sort.ts';
import { listRange } from '../requests/list-range.ts';
import { loadAll } from '../requests/load-all.ts';
import type { RecordFilter } from '../requests/record-filter.ts';
import type { ShownList } from './export-list.ts';
import { cellsUnder, sheetColumns } from './list-sheet.ts';

/** An Excel sheet's limit, minus one row for the headings and one for the sums. */
const mostRows = 1_048_574;

/**
 * Logs the export before it writes the file: without the log entry there is no file.
 * @throws AppError, or the signal's reason
 */
export async function makeListFile(
  list: ShownList,
  format: FileFormat,
  signal: AbortSignal,
  onProgress: (progress: Progress) => void,
): Promise<Blob> {
  const rows = list.rows ?? (await loadRows(list, signal, (share) => onProgress({ step: 'loading', share })));
  if (format === 'xlsx' && rows.length > mostRows) throw new AppError('too_many_rows');
  await noteExport(rows.length, format, kindsOf(list.filter));
  const cellsOf = cellsUnder(list.columns);
  const sheet = { name: 'Kayıtlar', columns: sheetColumns(list.columns, rows, cellsOf), isAdded: true };
  const written = (count: number) => onProgress({ step: 'writing', share: count / rows.length });
  return writeFile({ sheet, format, rows, cellsOf, signal, onProgress: written });
}

function kindsOf({ start, end, search, facets, paid }: RecordFilter): string[] {
  return [
    ...(start || end ? ['days'] : []),
    ...(search.trim() ? ['search'] : []),
    ...chosenOf(facets).map(([facet]) => facet),
    ...(isAnyAmount(paid) ? [] : ['paid']),
  ];
}

async function loadRows({ filter, sort }: ShownList, signal: AbortSignal, onProgress: (share: number) => void) {
  const { rows } = await loadAll({
    fetchRange: (range) => listRange(filter, range, signal),
    onProgress: ({ loaded, total }) => onProgress(loaded / total),
  });
  return sortRows(rows, sort);
}
