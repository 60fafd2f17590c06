import type { SalesRecord } from '../../../../domain/records/sales-record.ts';
import { formatCount } from '../../../../domain/text/money.ts';
import { AppError } from '../../../api/errors.ts';
import type { Export } from '../../export/ExportDialog.tsx';
import { rangeName } from '../../export/range-name.ts';
import { fetchStaffNames } from '../../users/staff-names.ts';
import type { Column } from '../list/columns.tsx';
import type { Sort } from '../list/sort.ts';
import type { RecordFilter } from '../requests/record-filter.ts';
import { fileColumns, named } from './export-columns.ts';

export interface ShownList {
  filter: RecordFilter;
  sort: Sort;
  columns: readonly Column[];
  rows: readonly SalesRecord[] | null;
}

export function exportOfList(list: ShownList, total: number, name: string): Export {
  const columns = fileColumns(list.columns);
  return {
    about:
      `${formatCount(total)} kayıt, listede göründüğü sırayla. ` +
      'İade tutarları eksi yazılır; Excel dosyasının sonunda toplamlar vardır.',
    fileName: `${name}-${rangeName(list.filter)}`,
    first: list.rows ? 'writing' : 'loading',
    columns,
    make: async (format, signal, onProgress, chosen) => {
      const { makeListFile } = await import('./make-list-file.ts').catch(() => {
        throw new AppError('file_not_written');
      });
      const wanted = columns.filter(({ id }) => chosen.includes(id));
      const nameOf = await fetchStaffNames();
      return makeListFile({ ...list, columns: wanted.map(named(nameOf)) }, format, signal, onProgress);
    },
  };
}
