import { withoutEntities } from '../../../../domain/import/escapes.ts';
import { type Merge, spreadMerges } from './merged-cells.ts';
import { numberText } from './number-text.ts';
import type { Table } from './table.ts';

interface Grid {
  name: string;
  rows: string[][];
  merges: Merge[];
  cell: Merge | null;
  /** `kind`: the value's type in Excel's XML of 2003; `exact`: its exact number in Excel's web pages. */
  kind: string;
  exact: string;
}

export const isMarkup = (text: string) => /^\s*<[!?a-z]/i.test(text) && /<\/|\/>/.test(text);

const tag = /<(\/?)(?:\w+:)?([a-z][a-z\d]*)((?:[^<>"']|"[^"]*"|'[^']*')*)>/gi;
const unseen = /<!--[\s\S]*?-->|<!\[[^\]]*\]>|<!\[CDATA\[|\]\]>|<(script|style|title|xml)\b[\s\S]*?<\/\1>/gi;

/** Reads web pages and Excel 2003 XML, which programs save as `.xls`. Tolerates tags that are not closed. */
export function readMarkup(markup: string): Table[] {
  const text = markup.replace(unseen, '');
  const grids: Grid[] = [];
  const open: Grid[] = [];
  let sheet = '';
  let end = 0;
  for (const { 0: whole, 1: slash, 2: element = '', 3: attributes = '', index } of text.matchAll(tag)) {
    const between = text.slice(end, index);
    const grid = open.at(-1);
    if (grid) write(grid, between);
    end = index + whole.length;
    const kind = element.toLowerCase();
    if (kind === 'worksheet' && !slash) sheet = attribute(attributes, 'name');
    // Excel's XML tells only after a table that its sheet is hidden: remove that table again.
    else if (kind === 'visible' && slash && /Hidden/.test(between)) grids.pop();
    else if (kind === 'table' && slash) open.pop();
    else if (kind === 'table' && !attributes.endsWith('/')) {
      const next: Grid = { name: sheet, rows: [], merges: [], cell: null, kind: '', exact: '' };
      grids.push(next);
      open.push(next);
    } else if (grid) place(grid, kind, slash !== '', attributes);
  }
  return grids
    .filter(({ rows }) => rows.length > 0)
    .map(({ name, rows, merges }, at) => {
      const texts = rows.map((row) => row.map((cell) => withoutEntities(cell).trim()));
      return { name: name || `${at + 1}. tablo`, rows: texts, spread: spreadMerges(texts, merges) };
    });
}

function place(grid: Grid, kind: string, isEnd: boolean, attributes: string): void {
  if (kind === 'tr' || kind === 'row') {
    grid.cell = null;
    // Excel's XML leaves out empty rows; the next row then gives its index.
    while (!isEnd && grid.rows.length + 1 < numberIn(attributes, 'index')) grid.rows.push([]);
    if (!isEnd) grid.rows.push([]);
  } else if (kind === 'td' || kind === 'th' || kind === 'cell') {
    grid.cell = isEnd ? null : openCell(grid, attributes);
    grid.kind = '';
    grid.exact = attribute(attributes, 'num');
  } else if (kind === 'data') grid.kind = attribute(attributes, 'type');
  else if (kind === 'comment') grid.cell = null;
  else if (/^(br|p|div|li)$/.test(kind)) write(grid, '\n');
}

function openCell({ rows, merges }: Grid, attributes: string): Merge {
  if (rows.length === 0) rows.push([]);
  const startRow = rows.length - 1;
  const row = rows[startRow] ?? [];
  let startCol = numberIn(attributes, 'index') - 1;
  if (startCol < 0) {
    startCol = row.length;
    while (merges.some((merge) => reaches(merge, startRow, startCol))) startCol += 1;
  }
  while (row.length < startCol) row.push('');
  row[startCol] = '';
  const right = numberIn(attributes, 'mergeacross') || numberIn(attributes, 'colspan') - 1;
  const below = numberIn(attributes, 'mergedown') || numberIn(attributes, 'rowspan') - 1;
  const cell = { startRow, startCol, endRow: startRow + Math.max(0, below), endCol: startCol + Math.max(0, right) };
  if (right > 0 || below > 0) merges.push(cell);
  return cell;
}

const reaches = ({ startRow, endRow, startCol, endCol }: Merge, row: number, column: number) =>
  row >= startRow && row <= endRow && column >= startCol && column <= endCol;

function write({ rows, cell, kind, exact }: Grid, text: string): void {
  const row = cell && rows[cell.startRow];
  if (!row || !cell) return;
  const before = row[cell.startCol] ?? '';
  if (before === '' && text.trim() === '') return;
  row[cell.startCol] = before + (before === '' ? valueText(text, kind, exact) : text === '\n' ? text : oneLine(text));
}

const oneLine = (text: string) => text.replace(/[ \t\r\n]+/g, ' ');

function valueText(text: string, kind: string, exact: string): string {
  if (kind === 'Number') return numberText(Number(text));
  if (exact !== '' && /^\s*[\d.,]+E[+-]?\d+\s*$/i.test(text)) return numberText(Number(exact));
  const [, year, month, day] = kind === 'DateTime' ? (/^(\d{4})-(\d\d)-(\d\d)T/.exec(text) ?? []) : [];
  return year ? `${day}.${month}.${year}` : oneLine(text);
}

const numberIn = (attributes: string, name: string) => Number(attribute(attributes, name)) || 0;

function attribute(attributes: string, name: string): string {
  const form = new RegExp(`[\\s:]${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s>]+))`, 'i');
  const [, one, other, bare] = form.exec(attributes) ?? [];
  return withoutEntities(one ?? other ?? bare ?? '');
}
