import { matchColumns } from '../../../../domain/import/columns.ts';
import { findHeadings } from '../../../../domain/import/headings.ts';
import { unguarded } from '../../export/guarded.ts';

export const signs = [';', ',', '\t', '|', '^', '~'] as const;

export interface CsvText {
  text: string;
  sign: string;
  /** Number of the lines above `text` in the file. */
  above: number;
}

/** `openLine`: the line, counted from 1, of a quotation mark that opens a quotation and has no closing one. */
export type CsvRows = { rows: string[][] } | { openLine: number };

/** Only a quotation mark at the start of a cell opens a quotation; elsewhere it is plain text, as in `15" valiz`. */
export function parseCsv(text: string, sign: string): CsvRows {
  const rows: string[][] = [[]];
  let at = 0;
  for (;;) {
    let cell = '';
    if (text[at] === '"') {
      const end = endOfQuotation(text, at);
      cell = text.slice(at + 1, end < 0 ? undefined : end).replaceAll('""', '"');
      const isEnd = end >= 0 && [sign, '\r', '\n', undefined].includes(text[end + 1]);
      // Stop here: otherwise the mark of a later quotation would close this one, and all rows between would become one
      // cell.
      if (end < 0 || (!isEnd && /[\r\n]/.test(cell))) return { openLine: linesBefore(text, at) + 1 };
      at = end + 1;
    }
    const start = at;
    while (at < text.length && !endsCell(text, at, start, sign)) at += 1;
    rows.at(-1)?.push(unguarded(cell + text.slice(start, at)));
    if (at >= text.length) return { rows };
    const ending = text[at];
    at += 1;
    if (ending === sign) continue;
    if (ending === '\r' && text[at] === '\n') at += 1;
    rows.push([]);
  }
}

/** The semicolon at the end of `&#351;` or `&ccedil;` does not separate cells. */
const entity =
  /&(?:#\d{2,5}|#x[\da-f]{2,5}|[acgiosu](?:cedil|uml|breve|circ)|[iI]dot|inodot|imath|amp|lt|gt|quot|nbsp)$/i;

function endsCell(text: string, at: number, start: number, sign: string): boolean {
  const letter = text[at];
  if (letter === ';' && sign === ';') return !entity.test(text.slice(Math.max(start, at - 8), at));
  return letter === sign || letter === '\n' || letter === '\r';
}

function endOfQuotation(text: string, opened: number): number {
  let at = text.indexOf('"', opened + 1);
  while (at >= 0 && text[at + 1] === '"') at = text.indexOf('"', at + 2);
  return at;
}

const linesBefore = (text: string, end: number) => text.slice(0, end).match(/\r\n|\r|\n/g)?.length ?? 0;

/**
 * Chooses the separator by which the headings name the most fields, then the one that gives most rows the same number
 * of cells.
 */
export function findSign(text: string): string {
  const found = signs.filter((sign) => text.includes(sign)).map((sign) => ({ sign, ...judge(text, sign) }));
  found.sort((one, other) => other.named - one.named || other.share - one.share || other.width - one.width);
  return found[0]?.sign ?? signs[0];
}

function judge(text: string, sign: string): { named: number; share: number; width: number } {
  const parsed = parseCsv(text, sign);
  const rows = 'rows' in parsed ? parsed.rows.filter((row) => row.length > 1 || row[0] !== '') : [];
  const counts = new Map<number, number>();
  for (const { length } of rows) counts.set(length, (counts.get(length) ?? 0) + 1);
  const [width, count] = [...counts].reduce((most, one) => (one[0] > 1 && one[1] > most[1] ? one : most), [1, 0]);
  const named = matchColumns(rows[findHeadings(rows)] ?? []).filter(Boolean).length;
  return { named: named > 1 ? named : 0, share: count / Math.max(1, rows.length), width };
}
