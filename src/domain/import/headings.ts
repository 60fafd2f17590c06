import { recordFields } from '../records/record-fields.ts';
import { headingWords, isEntryField, matchColumns } from './columns.ts';

type Rows = readonly (readonly string[])[];

/** Headings are looked for in this many rows from the top; titles and empty rows may come before them. */
const headRows = 20;
const mostLines = 3;

/**
 * Finds the row in which the headings end. Prefers the headings that name the most fields; if none names a field, takes
 * the first row that is not empty.
 */
export function findHeadings(rows: Rows): number {
  const named = rows.slice(0, headRows).map((_, last) => countKnown(readHeadings(rows, last).names));
  const most = Math.max(0, ...named);
  let last = named.indexOf(most);
  if (most === 0)
    return Math.max(
      0,
      rows.findIndex((row) => row.some(isFilled)),
    );
  while (isSplitting(rows[last] ?? [], rows[last + 1] ?? [])) last += 1;
  return last;
}

const isFilled = (cell: string | undefined) => (cell ?? '').trim() !== '';

/** Whether a row contains subheadings: only words, and only below headings that span several columns. */
function isSplitting(above: readonly string[], row: readonly string[]): boolean {
  const own = [...row.keys()].filter((at) => isFilled(row[at]) && row[at] !== above[at]);
  const isUnderSeveral = (at: number) => !isFilled(above[at]) || above[at] === above[at - 1];
  const isFirst = (at: number) => own.includes(at + 1) && isUnderSeveral(at + 1);
  return (
    own.some(isUnderSeveral) && own.every((at) => !/\d/.test(row[at] ?? '') && (isUnderSeveral(at) || isFirst(at)))
  );
}

/**
 * Reads the headings that end in row `last`: the column names, and the row `from` where the headings begin. Includes
 * lines above `last` that make the names clearer.
 */
export function readHeadings(rows: Rows, last: number): { from: number; names: string[] } {
  let best = { from: last, ...namesIn(rows.slice(last, last + 1)) };
  for (let from = last - 1; from > last - mostLines && from >= 0; from -= 1) {
    const lines = rows.slice(from, last + 1);
    if (isTitle(lines) || (rows[from] ?? []).some(isOfTitle)) break;
    const longer = namesIn(lines);
    if (longer.score > best.score) best = { from, ...longer };
  }
  return { from: best.from, names: best.names };
}

const countKnown = (names: readonly string[]) => matchColumns(names).filter(Boolean).length;

/** Whether the first of these lines is a single text above everything below it. */
function isTitle([first = [], ...others]: Rows): boolean {
  const begin = first.findIndex((cell) => cell.trim() !== '');
  const firstBelow = Math.min(
    ...others.map((line) => line.findIndex((cell) => cell.trim() !== '')).filter((at) => at >= 0),
  );
  return new Set(first.map((cell) => cell.trim()).filter(Boolean)).size === 1 && begin <= firstBelow;
}

const isOfTitle = (cell: string) =>
  /\d[./-]\d|:\s*\S/.test(cell) || /(?:^| )(?:rapor|liste|dokum|ozet|ekstre)/.test(headingWords(cell));

/** The names and their score: 1 for each recognised field, 2 if a line above gives the field another meaning. */
function namesIn(lines: Rows): { names: string[]; score: number } {
  const width = Math.max(0, ...lines.map((line) => line.length));
  const columns = Array.from({ length: width }, (_, at) => {
    const parts = lines.map((line, row) => {
      const below = lines.slice(row + 1).some((other) => (other[at] ?? '').trim() !== '');
      // A heading that spans several columns is in the cell of its first column.
      return below ? over(line, at) : (line[at] ?? '').trim();
    });
    return nameOf(parts.filter((part, row) => part !== '' && part !== parts[row - 1]));
  });
  return { names: columns.map(({ name }) => name), score: columns.reduce((sum, { score }) => sum + score, 0) };
}

const over = (line: readonly string[], at: number) =>
  line
    .slice(0, at + 1)
    .findLast((cell) => cell.trim() !== '')
    ?.trim() ?? '';

function nameOf(parts: readonly string[]): { name: string; score: number } {
  const whole = parts.join(' ');
  for (let dropped = 0; dropped < parts.length; dropped += 1) {
    const name = parts.slice(dropped).join(' ');
    const [field] = matchColumns([name]);
    if (!field) continue;
    return meansOther(parts.slice(0, dropped).join(' '), field) ? { name: whole, score: 2 } : { name, score: 1 };
  }
  return { name: whole, score: 0 };
}

/** Finds any of these words, with the endings that headings use: `iadeler`, `uçuşu`, `vadeli`. */
const wordIn = (words: string) => new RegExp(`(?:^| )(?:${words})(?:l[ae]r)?(?:s?[iu]|l[iu])?(?: |$)`);
const given = wordIn(
  'iade|iptal|kalan|maliyet|alis|ucus|gidis|dogum|vade|ceza|kur|doviz|usd|eur|euro|dolar|avro|sterlin',
);
const back = wordIn('donus|ikinci|2');

/** Whether the line above changes the meaning: `Kart` under `İade`, `Tarih` under `Uçuş`. */
function meansOther(above: string, field: NonNullable<ReturnType<typeof matchColumns>[number]>): boolean {
  const words = headingWords(above);
  const kind = isEntryField(field) ? recordFields[field].kind : null;
  return back.test(words) || ((kind === 'money' || kind === 'date') && given.test(words));
}
