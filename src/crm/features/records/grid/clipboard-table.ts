import { formatDate } from '../../../../domain/days/dates.ts';
import type { SalesRecord } from '../../../../domain/records/sales-record.ts';
import { guarded, unguarded } from '../../export/guarded.ts';
import { type Column, kindOf } from '../list/columns.tsx';

export function copiedTable(columns: readonly Column[], records: readonly SalesRecord[], hasHeadings: boolean) {
  const kinds = columns.map(kindOf);
  const lines = records.map((record) =>
    columns.map((column, at) => {
      const cell = (column.plain ?? column.value)(record);
      if (cell === null || typeof cell === 'number') return String(cell ?? '');
      return kinds[at] === 'day' ? formatDate(cell) : guarded(cell);
    }),
  );
  if (hasHeadings) lines.unshift(columns.map(({ name }) => name));
  const isOne = lines.length === 1 && columns.length === 1;
  const text = isOne ? (lines[0]?.[0] ?? '') : lines.map((line) => line.map(quoted).join('\t')).join('\r\n');
  const rows = lines.map((line) => `<tr>${line.map((cell, at) => cellOf(cell, kinds[at] === 'text')).join('')}</tr>`);
  return { text, html: `<meta charset="utf-8"><table>${rows.join('')}</table>` };
}

/** The number format keeps Excel from dropping the leading 0 of a phone number. */
function cellOf(cell: string, isText: boolean): string {
  const escaped = cell.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`).replace(/\r?\n/g, '<br>');
  return `<td${isText ? ` style="mso-number-format:'\\@'"` : ''}>${escaped}</td>`;
}

const quoted = (cell: string) => (/[\t"\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** A cell and the separator after it. A quotation mark that is never closed is plain text. */
const cell = /(?:"((?:[^"]|"")*)"(?=\t|\r?\n|$)|([^\t\r\n]*))(\t|\r?\n|$)/y;

export function readCopied(text: string): string[][] {
  const rows: string[][] = [[]];
  cell.lastIndex = 0;
  while (cell.lastIndex <= text.length) {
    const [, inQuotes, plain = '', sign] = cell.exec(text) ?? [];
    rows.at(-1)?.push(unguarded(inQuotes?.replaceAll('""', '"') ?? plain));
    if (!sign) break;
    if (sign !== '\t') rows.push([]);
  }
  // The line break at the end of the last line does not start another row.
  const last = rows.at(-1);
  if (rows.length > 1 && last?.length === 1 && last[0] === '') rows.pop();
  return rows;
}

export const isOneCell = (rows: readonly (readonly string[])[]) => rows.length === 1 && rows[0]?.length === 1;
