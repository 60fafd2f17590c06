import { foldText } from '../text/turkish.ts';

/*
 * Turns the tables in `words/` into expressions. A table is a text of labels, each in a line or parted by `;`. In a label
 * - a blank may be missing, or come with a bracket or a full stop: `rez no` is `Rez. No`, too,
 * - `[a|b]` may be missing, and as an ending may follow an apostrophe: `pnr[niz]` is `PNR'nız`, too,
 * - `(a|b)` is one of several,
 * - `~` stands for any further letters: `bilet~` is `biletiniz`, too,
 * - `-` may be a blank or missing, `/` may have blanks beside it, and a full stop may be missing.
 */

/** Lists the entries of a table, folded. */
export const entriesOf = (table: string) => table.split(/[\n;]/).map(foldText).filter(Boolean);

/** Lists the words of a table, parted by blanks or in lines. */
export const wordsOf = (table: string) => table.split(/\s+/).filter(Boolean);

/** A letter of a folded text: Latin, Greek or Cyrillic. All of `\p{L}` would make each expression compile ten times as long. */
export const letter = '[a-zß-ʯͰ-ԯ]';

const signs: Readonly<Record<string, string>> = {
  ' ': ' ?(?:[().] ?)?',
  '~': `${letter}*`,
  '-': '[- ]?',
  '/': ' ?/ ?',
  '.': '\\.?',
  $: '\\$',
  '<': '(?:',
  '>': ')?',
};

/** Writes what may be missing with its own blank, between `<` and `>`, before any sign becomes an expression. */
function sourceOf(label: string): string {
  return label
    .replace(/ \[([^\]]*)\]/g, '< ($1)>')
    .replace(/(^|[(|])\[([^\]]*)\] /g, '$1<($2) >')
    .replace(/\[([^\]]*)\]/g, "<['’]?($1)>")
    .replace(/\(/g, '(?:')
    .replace(/[ ~/.$<>-]/g, (sign) => signs[sign] ?? sign);
}

/** Builds the source of an expression for any of the labels, the longest first, wherever words begin and end. */
export function oneOf(...tables: readonly string[]): string {
  const labels = tables.flatMap(entriesOf).sort((one, other) => other.length - one.length);
  return `(?:${labels.map(sourceOf).join('|')})`;
}

/** Builds the source of an expression for any of the labels as whole words. */
export const anyOf = (...tables: readonly string[]) => `(?<!${letter})${oneOf(...tables)}(?!${letter})`;

/** Finds any of the labels of a table in a folded line. */
export const finds = (...tables: readonly string[]) => new RegExp(anyOf(...tables), 'u');

/** Finds any of them at the beginning of a folded line, behind signs. */
export const begins = (...tables: readonly string[]) => new RegExp(`^[^\\p{L}\\d]{0,6}${anyOf(...tables)}`, 'u');
