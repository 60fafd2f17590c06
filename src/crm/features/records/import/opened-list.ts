import { cellText, isTotalsRow } from '../../../../domain/import/cells.ts';
import {
  type ColumnFields,
  columnsOf,
  findHeadings,
  type ImportField,
  matchColumns,
  withGuesses,
} from '../../../../domain/import/columns.ts';
import { type DayOrder, type FoundOrder, orderOfDays } from '../../../../domain/import/day-order.ts';
import { amountsLeftOut } from '../../../../domain/import/left-out.ts';
import type { Choices } from '../../../../domain/import/values.ts';
import type { Table } from './table.ts';

export interface OpenedList {
  fileName: string;
  tables: readonly Table[];
  /** Indexes of the sheet, and of its row of headings. */
  table: number;
  head: number;
  fields: ColumnFields;
  choices: Choices;
  /** Null while nobody has chosen. */
  dayOrder: DayOrder | null;
}

/** `line` counts from 1. */
export interface ListedRow {
  cells: readonly string[];
  line: number;
}

const rowsOf = ({ tables, table }: Pick<OpenedList, 'tables' | 'table'>) => tables[table]?.rows ?? [];

/** Empty where a column has no heading. */
export function headingsOf(list: Pick<OpenedList, 'tables' | 'table' | 'head'>): string[] {
  const rows = rowsOf(list);
  const width = Math.max(0, ...rows.slice(0, list.head + 50).map((row) => row.length));
  return Array.from({ length: width }, (_, at) => rows[list.head]?.[at]?.trim() ?? '');
}

/** Opens the sheet whose headings name most columns, and keeps what was said of the list before. */
export function openList(fileName: string, tables: readonly Table[], before: OpenedList | null): OpenedList {
  const named = tables.map(({ rows }) => matchColumns(rows[findHeadings(rows)] ?? []).filter(Boolean).length);
  return turnTo({ fileName, tables, choices: before?.choices ?? new Map() }, named.indexOf(Math.max(...named)), before);
}

/** Turns to another sheet, or another row of headings. */
export function turnTo(
  file: Pick<OpenedList, 'fileName' | 'tables' | 'choices'>,
  table: number,
  before: OpenedList | null,
  head: number = findHeadings(file.tables[table]?.rows ?? []),
): OpenedList {
  const headings = headingsOf({ ...file, table, head });
  const isSame = before !== null && headingsOf(before).join('\n') === headings.join('\n');
  const known = isSame ? before : { fields: withGuesses(matchColumns(headings), headings), dayOrder: null };
  return { ...file, table, head, fields: known.fields, dayOrder: known.dayOrder };
}

export function columnsOfList(list: OpenedList): ReadonlyMap<ImportField, number[]> {
  return columnsOf(list.fields, headingsOf(list));
}

/** The rows that are sales, and how many were skipped because they add others up. */
export function bodyOf(list: OpenedList): { rows: ListedRow[]; totals: number } {
  const all = rowsOf(list);
  const head = (all[list.head] ?? []).join('\n');
  const names = columnsOfList(list).get('fullName') ?? [];
  const rows: ListedRow[] = [];
  let totals = 0;
  for (let at = list.head + 1; at < all.length; at += 1) {
    const cells = all[at] ?? [];
    if (cells.every((cell) => cellText(cell) === '') || cells.join('\n') === head) continue;
    if (isTotalsRow(cells, names.map((column) => cells[column] ?? '').join(' '))) totals += 1;
    else rows.push({ cells, line: at + 1 });
  }
  return { rows, totals };
}

/** What the columns that are not taken come to, by column. */
export function leftOutOf(list: OpenedList, rows: readonly ListedRow[]) {
  const cells = rows.map((row) => row.cells);
  return amountsLeftOut(cells, list.fields, headingsOf(list));
}

/** Null where there is no doubt about the order. */
export function foundOrder(columns: ReadonlyMap<ImportField, readonly number[]>, rows: readonly ListedRow[]) {
  const at = columns.get('date')?.[0];
  return at === undefined ? null : orderOfDays(rows.map(({ cells }) => cellText(cells[at])));
}

/** Day first, as in Turkey, where neither a choice nor the column says otherwise. */
export function readingOrder(chosen: DayOrder | null, found: FoundOrder | null): DayOrder | 'mixed' {
  return chosen ?? (found === null || found === 'open' ? 'dayFirst' : found);
}
