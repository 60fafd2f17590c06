import { type RecordField, recordFields } from '../../../../domain/records/record-fields.ts';
import type { SalesRecord } from '../../../../domain/records/sales-record.ts';
import type { NameOf } from '../../../../domain/reports/staff-names.ts';
import { stampOf } from '../../../ui/stamp.ts';
import type { ChosenColumn } from '../../export/ColumnChoice.tsx';
import { type Column, columns } from '../list/columns.tsx';

function fileColumn(field: RecordField): Column {
  const { kind, label } = recordFields[field];
  const value = (record: SalesRecord) => record[field];
  const instant = (record: SalesRecord) => stampOf(String(record[field]));
  const plain = kind === 'instant' ? { plain: instant } : {};
  return { id: field, name: label, width: 0, kind: 'text', value, cell: value, ...plain };
}

/**
 * In the list, the note's cell also shows the direction. In an exported file it has only the note, so that users can
 * filter by each.
 */
const apart = (column: Column): Column => (column.id === 'note' ? { ...column, plain: ({ note }) => note } : column);

export const named = (nameOf: NameOf) => (column: Column) =>
  column.id === 'user'
    ? { ...column, plain: (record: SalesRecord) => nameOf(record.userEmail, record.userId) }
    : column;

const listed = columns.map(apart);
// The user's column has another id than its field, `userEmail`.
const isListed = (field: RecordField) => field === 'userEmail' || listed.some(({ id }) => id === field);
const unlisted = (Object.keys(recordFields) as RecordField[]).filter((field) => !isListed(field)).map(fileColumn);

export function fileColumns(shown: readonly Column[]): (Column & ChosenColumn)[] {
  const on = shown.map(apart);
  const note = on.findIndex(({ id }) => id === 'note');
  const direction = listed.filter(({ id }) => id === 'direction' && !on.some((one) => one.id === id));
  if (note >= 0) on.splice(note, 0, ...direction);
  const off = [...listed, ...unlisted].filter(({ id }) => !on.some((one) => one.id === id));
  return [...on.map((column) => ({ ...column, isOn: true })), ...off.map((column) => ({ ...column, isOn: false }))];
}
