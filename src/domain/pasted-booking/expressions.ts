import { foldText } from '../text/turkish.ts';

/*
 * Turns the tables in `words/` into regular expressions. A table is a text of labels, one per line or separated by `;`.
 * In a label
 * - a blank may be missing, or be a bracket or a full stop: `rez no` also matches `Rez. No`,
 * - `[a|b]` is optional, and may follow an apostrophe as an ending: `pnr[niz]` also matches `PNR'nız`,
 * - `(a|b)` is one of several,
 * - `~` stands for any further letters: `bilet~` also matches `biletiniz`,
 * - `-` may be a blank or missing, `/` may have blanks around it, and a full stop may be missing.
 */

/** Lists the entries of a table, which are separated by line breaks or semicolons, and folds them. */
export const entriesOf = (table: string) => table.split(/[\n;]/).map(foldText).filter(Boolean);

/** Lists the words of a table, separated by blanks or line breaks. */
export const wordsOf = (table: string) => table.split(/\s+/).filter(Boolean);

/**
 * A letter of a folded text: Latin, Greek or Cyrillic. With all of `\p{L}` an expression compiles ten times as slowly.
 */
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

/**
 * Turns a label in the syntax of `words/` into the source of a regular expression. On the way, `<` and `>` enclose an
 * optional part together with the blank beside it.
 */
function sourceOf(label: string): string {
  return label
    .replace(/ \[([^\]]*)\]/g, '< ($1)>')
    .replace(/(^|[(|])\[([^\]]*)\] /g, '$1<($2) >')
    .replace(/\[([^\]]*)\]/g, "<['’]?($1)>")
    .replace(/\(/g, '(?:')
    .replace(/[ ~/.$<>-]/g, (sign) => signs[sign] ?? sign);
}

/** Builds an expression for any of the labels, the longest first; it also matches inside words. */
export function oneOf(...tables: readonly string[]): string {
  const labels = tables.flatMap(entriesOf).sort((one, other) => other.length - one.length);
  return `(?:${labels.map(sourceOf).join('|')})`;
}

/** Builds the source of an expression for any of the labels as whole words. */
export const anyOf = (...tables: readonly string[]) => `(?<!${letter})${oneOf(...tables)}(?!${letter})`;

/** Finds any of the labels of a table in a folded line. */
export const finds = (...tables: readonly string[]) => new RegExp(anyOf(...tables), 'u');

/** Finds any of the labels at the beginning of a folded line, after punctuation. */
export const begins = (...tables: readonly string[]) => new RegExp(`^[^\\p{L}\\d]{0,6}${anyOf(...tables)}`, 'u');
