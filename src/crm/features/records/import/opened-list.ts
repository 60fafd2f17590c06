import { cellText, isTotalsRow } from '../../../../domain/import/cells.ts';
import {
  type ColumnFields,
  columnsOf,
  type ImportField,
  matchColumns,
  withGuesses,
} from '../../../../domain/import/columns.ts';
import { type DayOrder, type FoundOrder, orderOfDays } from '../../../../domain/import/day-order.ts';
import { findHeadings, readHeadings } from '../../../../domain/import/headings.ts';
import type { ListedRow, RowEdit } from '../../../../domain/import/imported-row.ts';
import { addsUp, amountsLeftOut } from '../../../../domain/import/left-out.ts';
import type { Choices } from '../../../../domain/import/values.ts';
import type { Table } from './table.ts';

export interface OpenedList {
  fileName: string;
  tables: readonly Table[];
  table: number;
  head: number;
  fields: ColumnFields;
  choices: Choices;
  edits: ReadonlyMap<number, RowEdit>;
  dayOrder: DayOrder | null;
}

const rowsOf = ({ tables, table }: Pick<OpenedList, 'tables' | 'table'>) => tables[table]?.rows ?? [];

export function headingsOf(list: Pick<OpenedList, 'tables' | 'table' | 'head'>): string[] {
  const rows = rowsOf(list);
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
  const { names } = readHeadings(rows, list.head);
  return Array.from({ length: width }, (_, at) => names[at] ?? '');
}

const namedIn = ({ rows }: Table) => matchColumns(readHeadings(rows, findHeadings(rows)).names).filter(Boolean).length;

export function openList(fileName: string, tables: readonly Table[], before: OpenedList | null): OpenedList {
  const named = tables.map(namedIn);
  return turnTo({ fileName, tables, choices: before?.choices ?? new Map() }, named.indexOf(Math.max(...named)), before);
}

export function otherSheets({ tables, table }: Pick<OpenedList, 'tables' | 'table'>): string[] {
  return tables.filter((other, at) => at !== table && namedIn(other) > 1).map(({ name }) => name);
}

export function turnTo(
  file: Pick<OpenedList, 'fileName' | 'tables' | 'choices'>,
  table: number,
  before: OpenedList | null,
  head: number = findHeadings(file.tables[table]?.rows ?? []),
): OpenedList {
  const headings = headingsOf({ ...file, table, head });
  const isSame = before !== null && headingsOf(before).join('\n') === headings.join('\n');
  const below = (file.tables[table]?.rows ?? []).slice(head + 1);
  const known = isSame ? before : { fields: withGuesses(matchColumns(headings), headings, below), dayOrder: null };
  return { ...file, table, head, fields: known.fields, dayOrder: known.dayOrder, edits: new Map() };
}

export function columnsOfList(list: OpenedList): ReadonlyMap<ImportField, number[]> {
  return columnsOf(list.fields, headingsOf(list));
}

export function bodyOf(list: OpenedList): { rows: ListedRow[]; totals: number } {
  const all = rowsOf(list);
  const { from, names: headings } = readHeadings(all, list.head);
  const heads = all.slice(from, list.head + 1).map((row) => row.join('\n'));
  const names = columnsOfList(list).get('fullName') ?? [];
  // A file that was cut off, for example by a full disk, ends inside a row: that row is marked as cut.
  const csv = list.tables[list.table]?.csv;
  const isShort = (all.at(-1)?.length ?? 0) <= headings.findLastIndex(Boolean);
  const cutAt = csv && isShort && !/[\r\n]/.test(csv.text.slice(-1)) ? all.length - 1 : -1;
  const rows: ListedRow[] = [];
  let totals = 0;
  for (let at = list.head + 1; at < all.length; at += 1) {
    const shown = all[at] ?? [];
    const spread = list.tables[list.table]?.spread?.get(at);
    // A value merged across columns counts only in its first column. A row that only continues merged cells is no sale.
    const cells = spread ? shown.map((cell, column) => (spread.get(column) === 'across' ? '' : cell)) : shown;
    const below = spread ? [...spread.keys()].filter((column) => spread.get(column) === 'down') : [];
    if (cells.every((cell, column) => cellText(cell) === '' || below.includes(column))) continue;
    if (heads.includes(shown.join('\n'))) continue;
    if (isTotalsRow(cells, names.map((column) => cells[column] ?? '').join(' '))) totals += 1;
    else rows.push({ cells, line: at + 1, ...(below.length > 0 && { below }), ...(at === cutAt && { isCut: true }) });
  }
  const above = rows.map((row) => row.cells);
  const last = above.pop();
  if (last && addsUp(last, above)) {
    rows.pop();
    totals += 1;
  }
  return { rows, totals };
}

export function leftOutOf(list: OpenedList, rows: readonly ListedRow[]) {
  const cells = rows.map((row) => row.cells);
  return amountsLeftOut(cells, list.fields, headingsOf(list));
}

export function foundOrder(columns: ReadonlyMap<ImportField, readonly number[]>, rows: readonly ListedRow[]) {
  const at = columns.get('date')?.[0];
  return at === undefined ? null : orderOfDays(rows.map(({ cells }) => cellText(cells[at])));
}

/** Day first, as is usual in Turkey, unless the user or the file says otherwise. */
export function readingOrder(chosen: DayOrder | null, found: FoundOrder | null): DayOrder | 'mixed' {
  return chosen ?? (found === null || found === 'open' ? 'dayFirst' : found);
}

export function mendList(list: OpenedList, mend: (text: string) => string): OpenedList {
  const tables = list.tables.map((table) => ({
    ...table,
    rows: table.rows.map((row) => row.map(mend)),
    ...(table.csv && { csv: { ...table.csv, text: mend(table.csv.text) } }),
  }));
  return { ...turnTo({ ...list, tables }, list.table, list, list.head), edits: list.edits };
}
