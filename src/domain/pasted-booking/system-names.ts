import { wordsOf } from './expressions.ts';
import { isNoName } from './name-words.ts';
import { type Found, found, type Line } from './pasted-text.ts';
import { isKnownAirport } from './places-in-text.ts';
import { stuckTitles, titles } from './words/systems.ts';

/** The words of a name, given names first; `isTitled` if a title followed. */
export type NameWords = Found<readonly string[]> & { isTitled?: boolean };

const letters = 'A-ZÇĞİÖŞÜ';
const number = '(?:\\d{1,2}\\. ?(?:I/)?(?<count>\\d{0,2})|NM(?<many>\\d{1,2})|N\\.)';
const numbered = new RegExp(
  `(?<![\\dA-Z.])${number}(?<last>[${letters}][${letters} '-]{1,40}?) ?/ ?(?<given>[${letters}][${letters} .'/-]{0,60})` +
    '(?<more>\\([^()]{1,80}\\))?',
  'g',
);
const infant = new RegExp(`\\(INF(?:ANT)?[ /]?(?<last>[${letters} -]{0,40})/(?<given>[${letters} -]{2,40})`);
const part = `[${letters}][${letters}'-]{1,30}`;
const slashed = new RegExp(
  `(?<![${letters}\\d/.])(?<last>${part}(?: ${part}){0,2}) ?/ ?` +
    `(?<given>${part}(?: [${letters}.][${letters}'-]{0,30}){0,4})(?![${letters}\\d/])`,
  'g',
);
const oneOfTitles = (table: string) => `(?:${wordsOf(table).join('|')})`;
const titled = new RegExp(`(?:^|[ .(])${oneOfTitles(`${titles} ${stuckTitles}`)}\\.?$`);
const stuck = new RegExp(`^(.{3,}?)${oneOfTitles(stuckTitles)}$`);
/** Whether a name ends with a title, as in `YILMAZ/AYSE MRS`. */
export const hasTitle = (given: string) => titled.test(given) || stuck.test(given);

/** Reads the passengers numbered by a reservation system: `1.YILMAZ/AYSE MRS`, `1.2YILMAZ/AYSE MRS/ALI MR`. */
export function numberedNamesIn(line: Line): NameWords[] {
  return [...line.text.matchAll(numbered)].flatMap((match) => {
    const { last = '', given = '', count = '', many = '', more = '' } = match.groups ?? {};
    const parts = given.replace(/ {3}.*$/, '').split('/');
    const isSeveral = Number(count || many || 1) > 1;
    const end = match.index + match[0].slice(0, match[0].length - more.length).trimEnd().length;
    const people = (isSeveral ? parts : parts.slice(0, 1)).flatMap((part) => {
      const words = nameOf(last, part);
      return words ? [{ ...found(words, line, match.index, end), isTitled: hasTitle(part.trim()) }] : [];
    });
    const baby = infant.exec(more)?.groups;
    const babyWords = baby && nameOf(baby.last?.trim() || last, baby.given ?? '');
    return babyWords
      ? [...people, { ...found(babyWords, line, end, match.index + match[0].length), isTitled: true }]
      : people;
  });
}

/**
 * Reads names like `YILMAZ/AYSE MRS` in lines that do not number them.
 * @param isTold whether the line is known to name passengers, so that no title is needed
 */
export function slashedNamesIn(line: Line, isTold: boolean): NameWords[] {
  return [...line.text.matchAll(slashed)].flatMap((match) => {
    const { last: whole = '', given = '' } = match.groups ?? {};
    // A label may precede the surname directly: `PASSENGER NAME ALTUNKAYA/SELIN MS`.
    const words = whole.split(' ');
    while (words.length > 1 && isNoName(words[0] ?? '')) words.shift();
    const last = words.join(' ');
    const name = isTold || hasTitle(given) ? nameOf(last, given) : null;
    const start = match.index + whole.length - last.length;
    return name ? [found(name, line, start, match.index + match[0].trimEnd().length)] : [];
  });
}

function nameOf(last: string, given: string): string[] | null {
  let names = given.replace(/\(.*$/, '').trim();
  for (let turn = 0; turn < 2; turn += 1) names = names.replace(titled, '').trim();
  const parts = names.split(/[ .]+/).filter(Boolean);
  const end = parts.pop() ?? '';
  parts.push(stuck.exec(end)?.[1] ?? end);
  const words = [...parts, ...last.trim().split(/ +/)];
  const isNames = words.length > 1 && last.trim().length > 1 && end.length > 1;
  const isTitled = names !== given.trim() || stuck.test(end);
  if (!isNames || words.every(isKnownAirport) || (!isTitled && words.some(isNoName))) return null;
  return words;
}
