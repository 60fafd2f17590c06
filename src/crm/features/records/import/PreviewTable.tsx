import { useVirtualizer } from '@tanstack/react-virtual';
import { type CSSProperties, useCallback, useMemo, useRef } from 'react';
import { formatDate, isIsoDate } from '../../../../domain/days/dates.ts';
import type { Repeated } from '../../../../domain/import/duplicates.ts';
import { type ImportedRow, isDoubtful, type RowEdit } from '../../../../domain/import/imported-row.ts';
import { type EntryField, entryFields, recordFields } from '../../../../domain/records/record-fields.ts';
import { formatCount, formatMoney, readMoney } from '../../../../domain/text/money.ts';
import { isRefund } from '../requests/refund.ts';
import { CellInput } from './CellInput.tsx';
import { columnName, doubtText, faultText, repeatedText } from './import-texts.ts';
import css from './PreviewTable.module.css';

interface Props {
  rows: readonly ImportedRow[];
  repeated: ReadonlyMap<number, Repeated>;
  faultsFirst: boolean;
  edits: ReadonlyMap<number, RowEdit>;
  headings: readonly string[];
  fixed: boolean;
  onEdit: (line: number, field: EntryField, text: string) => void;
}

/** In rem. A column with a fault or doubt may be wider, to fit its text. */
const widths: Partial<Record<EntryField, number>> = {
  fullName: 12,
  note: 14,
  phone: 8.5,
  citizenId: 8,
  depart: 4.5,
  arrive: 4.5,
  returnTo: 4.5,
};
const usual = 6.5;
const withWords = 10;

export function PreviewTable({ rows, repeated, faultsFirst, edits, headings, fixed, onEdit }: Props) {
  const frame = useRef<HTMLElement>(null);
  const isOpen = useCallback(
    (row: ImportedRow, field: EntryField) =>
      hasWords(row, field) ||
      edits.get(row.line)?.[field] !== undefined ||
      // If a route could not be split, let the user type departure and arrival.
      (field === 'arrive' && (row.faults.depart === 'route' || edits.get(row.line)?.depart !== undefined)),
    [edits],
  );
  const fields = useMemo(() => shownFields(rows, faultsFirst, isOpen), [rows, faultsFirst, isOpen]);
  const tracks = useMemo(() => {
    const width = (field: EntryField) =>
      Math.max(widths[field] ?? usual, rows.some((row) => isOpen(row, field)) ? withWords : 0);
    return fields.map((field) => `${width(field)}rem`).join(' ');
  }, [fields, rows, isOpen]);
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => frame.current,
    estimateSize: () => 40,
    overscan: 8,
  });
  const items = virtualizer.getVirtualItems();
  const above = items[0]?.start ?? 0;
  const below = virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0);

  return (
    <section
      className={css.frame}
      ref={frame}
      aria-label="Satırlar"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users scroll it, and it may contain nothing to focus
      tabIndex={0}
      style={{ '--columns': `4rem 8.5rem ${tracks}` } as CSSProperties}
    >
      <table className={css.table} aria-rowcount={rows.length + 1}>
        <thead>
          <tr aria-rowindex={1}>
            <th scope="col">Satır</th>
            <th scope="col">Durum</th>
            {fields.map((field) => (
              <th key={field} scope="col" data-kind={recordFields[field].kind}>
                {recordFields[field].heading ?? recordFields[field].label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody aria-hidden="true" style={{ height: above }} />
        <tbody>
          {items.map(({ index, key }) => {
            const row = rows[index];
            if (!row) return null;
            return (
              <tr key={key} ref={virtualizer.measureElement} data-index={index} aria-rowindex={index + 2}>
                <td className={css.line} data-label="Satır">
                  {formatCount(row.line)}
                </td>
                <Status row={row} repeated={repeated.get(row.line)} headings={headings} />
                {fields.map((field) => (
                  <Cell
                    key={field}
                    row={row}
                    field={field}
                    isOpen={isOpen(row, field)}
                    fixed={fixed}
                    onChange={(text) => onEdit(row.line, field, text)}
                  />
                ))}
              </tr>
            );
          })}
        </tbody>
        <tbody aria-hidden="true" style={{ height: below }} />
      </table>
    </section>
  );
}

interface StatusProps {
  row: ImportedRow;
  repeated: Repeated | undefined;
  headings: readonly string[];
}

/** `Hazır` (ready) promises that every number, code, day, name and place of the row will be stored. */
function Status({ row, repeated, headings }: StatusProps) {
  const kind = row.input === null ? 'fault' : repeated || isDoubtful(row) ? 'doubt' : 'fine';
  const text = kind === 'fault' ? 'Hatalı' : repeated ? repeatedText(repeated) : kind === 'doubt' ? 'Uyarı' : 'Hazır';
  const left = row.leftOut.map((at) => columnName(headings, at)).join(', ');
  return (
    <td className={css.state} data-state={kind}>
      <span>{text}</span>
      {left !== '' && <em>Aktarılmayan: {left}</em>}
    </td>
  );
}

interface CellProps {
  row: ImportedRow;
  field: EntryField;
  isOpen: boolean;
  fixed: boolean;
  onChange: (text: string) => void;
}

function Cell({ row, field, isOpen, fixed, onChange }: CellProps) {
  const { kind, label } = recordFields[field];
  const fault = row.faults[field];
  const doubt = row.doubts[field];
  const text = shownText(row, field);
  const words = fault ? faultText(fault, field) : doubt ? doubtText(doubt) : null;
  return (
    <td
      data-kind={kind}
      data-label={label}
      data-empty={(text === '' && !isOpen) || undefined}
      data-state={fault ? 'fault' : doubt ? 'doubt' : undefined}
      data-back={(kind === 'money' && isRefund(row.draft)) || undefined}
      title={text}
    >
      {isOpen ? (
        <CellInput
          label={`${label}, ${formatCount(row.line)}. satır`}
          text={text}
          words={words}
          isFault={fault !== undefined}
          disabled={fixed}
          onChange={onChange}
        />
      ) : (
        <span>{text}</span>
      )}
    </td>
  );
}

const hasWords = ({ faults, doubts }: ImportedRow, field: EntryField) =>
  faults[field] !== undefined || doubts[field] !== undefined;

function shownFields(
  rows: readonly ImportedRow[],
  faultsFirst: boolean,
  isOpen: (row: ImportedRow, field: EntryField) => boolean,
): EntryField[] {
  const filled = entryFields.filter((field) => rows.some((row) => row.draft[field] !== '' || isOpen(row, field)));
  if (!faultsFirst) return filled;
  const rank = (field: EntryField) => {
    if (field === 'fullName') return 0;
    return rows.some((row) => isOpen(row, field)) ? 1 : 2;
  };
  return filled.toSorted((one, other) => rank(one) - rank(other));
}

function shownText({ draft }: ImportedRow, field: EntryField): string {
  const text = draft[field];
  if (field === 'date') return isIsoDate(text) ? formatDate(text) : text;
  if (recordFields[field].kind !== 'money') return text;
  const read = readMoney(text);
  if (!('amount' in read) || read.amount === null) return text;
  return formatMoney(isRefund(draft) && read.amount > 0 ? -read.amount : read.amount);
}
