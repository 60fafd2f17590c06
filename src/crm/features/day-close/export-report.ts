import type { Channel } from '../../../domain/reports/facets.ts';
import { formatCount } from '../../../domain/text/money.ts';
import type { Export } from '../export/ExportDialog.tsx';
import { noteExport } from '../export/note-export.ts';
import { rangeName } from '../export/range-name.ts';
import { writeFile } from '../export/write-file.ts';
import { fetchStaffNames } from '../users/staff-names.ts';
import { rowsOf, scopeText, sheet } from './report-sheet.ts';
import type { DayReport, Scope } from './requests.ts';

export function exportOfReport(
  report: DayReport,
  scope: Scope,
  counted: Readonly<Record<Channel, number | null>>,
): Export {
  return {
    about: `${scopeText(scope)}: ${formatCount(report.totals.records)} kaydın toplamları, kanal, firma ve diğer bölümlere göre. İadeler düşülmüştür.`,
    fileName: `gun-sonu-${rangeName(scope)}`,
    first: 'writing',
    make: async (format, signal, onProgress) => {
      const rows = rowsOf(report, scope, counted, await fetchStaffNames());
      await noteExport(rows.length, format, ['days', 'report', ...(scope.shift === null ? [] : ['shift'])]);
      const onWritten = (written: number) => onProgress({ step: 'writing', share: written / rows.length });
      return writeFile({ sheet, format, rows, cellsOf: (row) => row, signal, onProgress: onWritten });
    },
  };
}
