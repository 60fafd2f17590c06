import type { SalesRecord } from '../../../../domain/records/sales-record.ts';
import { showSuccess } from '../../../ui/toast.ts';
import type { Column } from '../list/columns.tsx';
import { copiedTable, isOneCell, readCopied } from './clipboard-table.ts';
import type { Place } from './grid-moves.ts';
import { useClipboard } from './use-clipboard.ts';
import type { Selection } from './use-selection.ts';

interface Options {
  rows: readonly SalesRecord[];
  columns: readonly Column[];
  selection: Selection;
  placeOf: (element: Element) => Place | null;
  edit: (place: Place, text: string) => boolean;
}

export function useGridClipboard({ rows, columns, selection, placeOf, edit }: Options): void {
  const { records, chosen } = selection;

  function focused(): Place | null {
    const place = document.activeElement && placeOf(document.activeElement);
    return place && place.row >= 0 ? place : null;
  }

  function copied() {
    const [first, last] = chosen.columns ?? [0, columns.length - 1];
    if (records.length > 0) return copiedTable(columns.slice(first, last + 1), records, chosen.columns === null);
    const place = focused();
    const [record, column] = place ? [rows[place.row], columns[place.column]] : [];
    return record && column ? copiedTable([column], [record], false) : null;
  }

  useClipboard('copy', (data) => {
    const table = copied();
    if (!table) return false;
    data.setData('text/plain', table.text);
    data.setData('text/html', table.html);
    if (records.length > 0) showSuccess(`${records.length.toLocaleString('tr-TR')} satır kopyalandı`, 'copy');
    return true;
  });

  useClipboard('paste', (data) => {
    const place = focused();
    const text = data.getData('text/plain');
    const cells = readCopied(text);
    // A copied picture has no text: pasting it must not empty the cell.
    return place !== null && text !== '' && isOneCell(cells) && edit(place, cells[0]?.[0] ?? '');
  });
}
