import { useVirtualizer } from '@tanstack/react-virtual';
import { type CSSProperties, useMemo, useRef } from 'react';
import { formatDate, isIsoDate } from '../../../../domain/days/dates.ts';
import type { Repeated } from '../../../../domain/import/duplicates.ts';
import type { ImportedRow } from '../../../../domain/import/rows.ts';
import { type EntryField, entryFields, recordFields } from '../../../../domain/records/record-fields.ts';
import { formatCount, formatMoney, readMoney } from '../../../../domain/text/money.ts';
import { isRefund } from '../requests/refund.ts';
import { doubtText, faultText, repeatedText } from './import-texts.ts';
import css from './PreviewTable.module.css';

interface Props {
  rows: readonly ImportedRow[];
  repeated: ReadonlyMap<number, Repeated>;
  /** Shows the fields with faults first, behind the name. */
  faultsFirst: boolean;
}

/** In rem; wide enough for the words of a fault where there is one. */
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

/** Renders only the rows in sight; on a phone each is a card. */
export function PreviewTable({ rows, repeated, faultsFirst }: Props) {
  const frame = useRef<HTMLElement>(null);
  const fields = useMemo(() => shownFields(rows, faultsFirst), [rows, faultsFirst]);
  const tracks = useMemo(() => fields.map((field) => `${widthOf(field, rows)}rem`).join(' '), [fields, rows]);
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
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled with the keyboard, and has no control inside
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
                <Status row={row} repeated={repeated.get(row.line)} />
                {fields.map((field) => (
                  <Cell key={field} row={row} field={field} />
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

function Status({ row, repeated }: { row: ImportedRow; repeated: Repeated | undefined }) {
  const kind = row.input === null ? 'fault' : repeated || Object.keys(row.doubts).length > 0 ? 'doubt' : 'fine';
  const text = kind === 'fault' ? 'Hatalı' : repeated ? repeatedText(repeated) : kind === 'doubt' ? 'Uyarı' : 'Hazır';
  return (
    <td className={css.state} data-state={kind}>
      <span>{text}</span>
    </td>
  );
}

function Cell({ row, field }: { row: ImportedRow; field: EntryField }) {
  const { kind, label } = recordFields[field];
  const fault = row.faults[field];
  const doubt = row.doubts[field];
  const text = shownText(row, field);
  const words = fault ? faultText(fault, field) : doubt ? doubtText(doubt) : null;
  return (
    <td
      data-kind={kind}
      data-label={label}
      data-empty={(text === '' && words === null) || undefined}
      data-state={fault ? 'fault' : doubt ? 'doubt' : undefined}
      data-back={(kind === 'money' && isRefund(row.draft)) || undefined}
      title={text}
    >
      <span>{text}</span>
      {words !== null && <em>{words}</em>}
    </td>
  );
}

const hasWords = ({ faults, doubts }: ImportedRow, field: EntryField) =>
  faults[field] !== undefined || doubts[field] !== undefined;

function shownFields(rows: readonly ImportedRow[], faultsFirst: boolean): EntryField[] {
  const filled = entryFields.filter((field) => rows.some((row) => row.draft[field] !== '' || hasWords(row, field)));
  if (!faultsFirst) return filled;
  const rank = (field: EntryField) => {
    if (field === 'fullName') return 0;
    if (rows.some(({ faults }) => faults[field])) return 1;
    return rows.some(({ doubts }) => doubts[field]) ? 2 : 3;
  };
  return filled.toSorted((one, other) => rank(one) - rank(other));
}

function widthOf(field: EntryField, rows: readonly ImportedRow[]): number {
  const width = widths[field] ?? usual;
  return rows.some((row) => hasWords(row, field)) ? Math.max(withWords, width) : width;
}

/** As the list shows it; what cannot be read as it stands in the file. */
function shownText({ draft }: ImportedRow, field: EntryField): string {
  const text = draft[field];
  if (field === 'date') return isIsoDate(text) ? formatDate(text) : text;
  if (recordFields[field].kind !== 'money') return text;
  const read = readMoney(text);
  if (!('amount' in read) || read.amount === null) return text;
  return formatMoney(isRefund(draft) && read.amount > 0 ? -read.amount : read.amount);
}
