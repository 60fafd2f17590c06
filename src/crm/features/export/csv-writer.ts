import { formatDate } from '../../../domain/days/dates.ts';
import { guarded } from './guarded.ts';
import type { Cell, Sheet, SheetColumn, SheetWriter } from './sheet.ts';

/**
 * CSV that a Turkish Excel opens by double click: a UTF-8 mark, semicolons, days as gg.aa.yyyy. Quotes commas and tabs
 * too: a program that splits there might take the rest for a formula.
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
