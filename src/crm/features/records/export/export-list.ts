import type { SalesRecord } from '../../../../domain/records/sales-record.ts';
import { formatCount } from '../../../../domain/text/money.ts';
import { AppError } from '../../../api/errors.ts';
import type { Export } from '../../export/ExportDialog.tsx';
import type { Column } from '../list/columns.tsx';
import type { Sort } from '../list/sort.ts';
import type { RecordFilter } from '../requests/record-filter.ts';

export interface ShownList {
  filter: RecordFilter;
  sort: Sort;
  columns: readonly Column[];
  /** Sorted; null while they are still loading. */
  rows: readonly SalesRecord[] | null;
}

export function exportOfList(list: ShownList, total: number, fileName: string): Export {
  return {
    about:
      `${formatCount(total)} kayıt, ${list.columns.length} sütun; listede göründüğü sırayla. ` +
      'İade tutarları eksi yazılır; Excel dosyasının sonunda toplamlar vardır.',
    fileName,
    first: list.rows ? 'writing' : 'loading',
    make: async (format, signal, onProgress) => {
      const { makeListFile } = await import('./make-list-file.ts').catch(() => {
        throw new AppError('file_not_written');
      });
      return makeListFile(list, format, signal, onProgress);
    },
  };
}
