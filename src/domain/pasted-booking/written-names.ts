import { oneOf } from './expressions.ts';
import { isGivenName, isNoName, particles } from './name-words.ts';
import { found, type Line } from './pasted-text.ts';
import { isPlaceName } from './places-in-text.ts';
import type { NameWords } from './system-names.ts';
import { ageLabels, leadKinds, leadTitles, titles } from './words/names.ts';

export interface WrittenName extends NameWords {
  rest: string;
  /** Whether a title, a number, or a word like `Yetişkin` precedes the name. */
  isMarked: boolean;
}

const kinds = `(?:(?:\\d{1,2}\\. ?)?${oneOf(leadKinds, ageLabels)}(?:\\(s\\))?(?: ?\\(?\\d{1,2}\\)?)? ?[.:)-]?)`;
const numbers = '(?:\\d{1,2} ?[.):-]|\\d{1,2}(?= {1,3}\\p{L}))';
const titled = `(?:${oneOf(titles, leadTitles)}(?=[.\\s])|by(?=\\.))`;
const lead = new RegExp(
  `^[\\s.…:=•·▪►➤✈👤|()\\-–—#]*(?:\\d{1,2} ?[.):-](?=\\p{L})|(?:${numbers}|${kinds}|${titled})[.\\s:|)-]+){0,3}`,
  'u',
);
const word = /^\p{L}[\p{L}'’-]{0,29}(?![\p{L}\d])\.?/u;
/**
 * Reads the name that begins at `from`, after punctuation, numbers and titles: two to five words with capitals, or in
 * lower case with `anyCase`.
 */
export function nameAt(line: Line, from: number, anyCase: boolean): WrittenName | null {
  const [before = ''] = lead.exec(line.folded.slice(from)) ?? [];
  const start = from + before.length;
  const words: string[] = [];
  let at = start;
  let end = start;
  while (words.length < 6) {
    const [text = ''] = word.exec(line.text.slice(at)) ?? [];
    const bare = text.replace(/['’]\p{Ll}{1,4}$/u, '').replace(/(?<=\p{L}{2})\.$/u, '');
    if (bare === '' || isNoName(bare) || !fits(bare, words, anyCase)) break;
    words.push(bare);
    end = at + bare.length;
    at += text.length;
    if (bare !== text) break;
    const gap = /^(?: |\t| {2,4})(?=\p{L})/u.exec(line.text.slice(at))?.[0] ?? '';
    // A gap wider than one blank ends a name, except after its first word: the surname may stand apart.
    if (gap === '' || (gap !== ' ' && words.length > 1)) break;
    at += gap.length;
  }
  while (particles.has(words.at(-1) ?? '')) words.pop();
  const isName = words.length > 1 && words.length < 6 && words.some((one) => one.length > 2);
  if (!isName || isPlaceName(words) || (anyCase && isSmall(words) && !isGivenName(words[0] ?? ''))) return null;
  return { ...found(words, line, start, end), rest: line.text.slice(end), isMarked: /[\p{L}\d]/u.test(before) };
}

const isSmall = (words: readonly string[]) => words.every((one) => /^\p{Ll}/u.test(one));

function fits(one: string, words: readonly string[], anyCase: boolean): boolean {
  if (/^\p{Lu}/u.test(one)) return !(words.length > 0 && isSmall(words));
  if (words.length > 0 && particles.has(one)) return true;
  return anyCase && isSmall(words) && words.length < 4;
}

/**
 * Whether the text after a name confirms that it was one: nothing, punctuation, a number, or a word about passengers.
 */
export function endsAName(rest: string): boolean {
  const next = /^[\s.:,;]*([\p{L}-]+)/u.exec(rest)?.[1];
  if (/^\s*(?:$|[A-Z][A-Z\d] ?\d{2,4}(?!\d)|[.\t|(),;:/\d+–—-]| {2,})/u.test(rest)) return true;
  return next !== undefined && isNoName(next);
}

/** Reads the names of a row: `Ayşe Yılmaz, Ali Yılmaz ve Deniz Yılmaz (bebek)`. */
export function namesFrom(line: Line, from: number, anyCase: boolean): WrittenName[] {
  const names: WrittenName[] = [];
  let at = from;
  while (names.length < 20) {
    const name = nameAt(line, at, anyCase);
    if (!name) break;
    names.push(name);
    const end = name.end - line.at;
    const joint =
      /^(?: (?:mr|mrs|ms|miss|mstr|chd|inf)\.?)?(?: {0,2}\([^()]{1,30}\))? {0,3}(?:[,;/&+]|ve |and |(?<= )[–-](?= )|(?=\d{1,2} ?[.)-] ?\p{L}))[ \t]*/u.exec(
        line.folded.slice(end),
      )?.[0];
    if (joint === undefined) break;
    at = end + joint.length;
  }
  return names;
}
