import { type RecordField, recordFields } from '../../../../domain/records/record-fields.ts';
import type { SalesRecord } from '../../../../domain/records/sales-record.ts';
import type { NameOf } from '../../../../domain/reports/staff-names.ts';
import { stampOf } from '../../../ui/stamp.ts';
import type { ChosenColumn } from '../../export/ColumnChoice.tsx';
import { type Column, columns } from '../list/columns.tsx';

/** A column of a file alone, for a field that the list has none of. */
function fileColumn(field: RecordField): Column {
  const { kind, label } = recordFields[field];
  const value = (record: SalesRecord) => record[field];
  const instant = (record: SalesRecord) => stampOf(String(record[field]));
  const plain = kind === 'instant' ? { plain: instant } : {};
  return { id: field, name: label, width: 0, kind: 'text', value, cell: value, ...plain };
}

/** The list shows the direction with the note; in a file each can be filtered by itself. */
const apart = (column: Column): Column => (column.id === 'note' ? { ...column, plain: ({ note }) => note } : column);

/** The user under the name, where it is known. */
export const named = (nameOf: NameOf) => (column: Column) =>
  column.id === 'user'
    ? { ...column, plain: (record: SalesRecord) => nameOf(record.userEmail, record.userId) }
    : column;

const listed = columns.map(apart);
// The user has a column under another name.
const isListed = (field: RecordField) => field === 'userEmail' || listed.some(({ id }) => id === field);
const unlisted = (Object.keys(recordFields) as RecordField[]).filter((field) => !isListed(field)).map(fileColumn);

/**
 * Everything that a file can have, in its order: what the list shows, the direction with its note, then all else. What the
 * list shows is chosen.
 */
export function fileColumns(shown: readonly Column[]): (Column & ChosenColumn)[] {
  const on = shown.map(apart);
  const note = on.findIndex(({ id }) => id === 'note');
  const direction = listed.filter(({ id }) => id === 'direction' && !on.some((one) => one.id === id));
  if (note >= 0) on.splice(note, 0, ...direction);
  const off = [...listed, ...unlisted].filter(({ id }) => !on.some((one) => one.id === id));
  return [...on.map((column) => ({ ...column, isOn: true })), ...off.map((column) => ({ ...column, isOn: false }))];
}
