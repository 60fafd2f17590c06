import { formatDate } from '../../../domain/days/dates.ts';
import { guarded } from './guarded.ts';
import type { Cell, Sheet, SheetColumn, SheetWriter } from './sheet.ts';

/**
 * CSV as a Turkish Excel opens it by double click: a mark for UTF-8, semicolons, days as gg.aa.yyyy. A text that looks like
 * a formula gets an apostrophe in front, the spreadsheet's own sign for text. What other programs take for a separator is quoted as well: the
 * rest of a text would be a cell of its own, and a formula.
 */
export function csvWriter({ columns }: Sheet): SheetWriter {
  const encoder = new TextEncoder();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const write = (lines: string[]) => parts.push(encoder.encode(lines.map((line) => `${line}\r\n`).join('')));
  write([`\uFEFF${columns.map(({ name }) => quoted(name)).join(';')}`]);
  return {
    add: (rows) => write(rows.map((row) => row.map((cell, at) => field(cell, columns[at]?.kind)).join(';'))),
    close: () => new Blob(parts, { type: 'text/csv;charset=utf-8' }),
  };
}

function field(cell: Cell, kind: SheetColumn['kind'] = 'text'): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  if (kind === 'day') return formatDate(cell);
  return quoted(guarded(cell));
}

function quoted(text: string): string {
  return /[;,\t"\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
