import { foldText } from '../text/turkish.ts';
import { anyOf, letter, oneOf } from './expressions.ts';
import { closing, isGivenName, isNoName, ofOthers } from './name-words.ts';
import { found, type Line } from './pasted-text.ts';
import type { NameWords } from './system-names.ts';
import * as words from './words/names.ts';
import { nameAt, namesFrom } from './written-names.ts';

const last = `(?<last>(?<!(?:ad|adi|ve|isim|name|and|&|\\/)[ /]?)${oneOf(words.surnameLabels)})`;
const part = new RegExp(
  `(?<!${letter})(?:${last}|(?<first>${oneOf(words.givenNameLabels)}))\\)?(?: ?\\/ ?[a-z ()]{2,16}?)?\\s{0,6}[:=\\t]\\s{0,6}`,
  'gu',
);

/** Reads a name that is divided between two labels: `Adı: Ayşe` (given name) next to or above `Soyadı: Yılmaz`. */
export function dividedNamesIn(lines: readonly Line[]): NameWords[] {
  const parts = lines.flatMap((line, row) =>
    [...line.folded.matchAll(part)].map((match) => {
      const from = match.index + match[0].length;
      const [text = ''] =
        /^\p{Lu}[\p{L}'’-]{1,29}(?: \p{Lu}[\p{L}'’-]{1,29}){0,3}(?![\p{Ll}])/u.exec(line.text.slice(from)) ?? [];
      const words = text.split(' ').filter(Boolean);
      const cut = words.findIndex(isNoName);
      const kept = cut < 0 ? words : words.slice(0, cut);
      return {
        row,
        isLast: match.groups?.last !== undefined,
        ...found(kept, line, from, from + kept.join(' ').length),
      };
    }),
  );
  const names: NameWords[] = [];
  for (let at = 0; at + 1 < parts.length; at += 1) {
    const [one, other] = [parts[at], parts[at + 1]];
    if (!one || !other || one.isLast === other.isLast || other.row - one.row > 2) continue;
    if (one.value.length === 0 || other.value.length === 0) continue;
    const value = one.isLast ? [...other.value, ...one.value] : [...one.value, ...other.value];
    names.push({ value, start: one.start, end: other.end });
    at += 1;
  }
  return names;
}

const greeting = new RegExp(
  `(?:^|[.:!,;|] {1,3}|(?<=^[^.!?]{1,40}) )\\s{0,6}${oneOf(words.greetings)} ?[.:]?[ ,]{1,3}`,
  'gu',
);
const introduction = new RegExp(`${anyOf(words.introductions)}(?= ?:? \\p{L})[ :]{1,3}`, 'gu');

/** Reads `Sayın Ayşe Yılmaz,` at the beginning of a letter or inside a message, and `adım Ayşe Yılmaz`. */
export function greetedNamesIn(lines: readonly Line[]): NameWords[] {
  return lines.flatMap((line) =>
    [...line.folded.matchAll(greeting), ...line.folded.matchAll(introduction)].flatMap((match) => {
      const name = nameAt(line, match.index + match[0].length, false);
      return name && /^\s*(?:[,!.:;]|$)/.test(name.rest) ? [name] : [];
    }),
  );
}

/** Reads `Ayşe Yılmaz adına` and `Ayşe Yılmaz bileti kesildi`, where the name precedes the keyword. */
export function namesForIn(lines: readonly Line[], isChat: boolean): NameWords[] {
  return lines.flatMap((line, row) => {
    const isSigned = lines.slice(Math.max(0, row - 6), row + 1).some(({ folded }) => closing.test(folded));
    return isSigned || ofOthers.test(line.folded) ? [] : namesBefore(line, isChat);
  });
}

const numberBehind = '(?=[^\\p{L}\\d]{0,4}(?:\\p{L}{2,6}[^\\p{L}\\d]{0,3})?\\+?\\d{3})';
const behindName = new RegExp(
  `,? (?<word>${oneOf(words.namedBefore)}|${oneOf(words.numberedBefore)}${numberBehind})(?!${letter})`,
  'gu',
);

function namesBefore(line: Line, isChat: boolean): NameWords[] {
  return [...line.folded.matchAll(behindName)].flatMap((match) => {
    const before = line.text.slice(0, match.index);
    const starts = [...before.matchAll(/(?<![\p{L}'’-])\p{L}/gu)].map(({ index }) => index).slice(-4, -1);
    const names = starts.flatMap((start) => nameAt({ ...line, text: before }, start, isChat) ?? []);
    const likely = names.filter(
      ({ value, rest }) => /^(?:['’]\p{L}{1,4})?$/u.test(rest) && isLikely(value, match.groups?.word),
    );
    const name = likely.find(({ value }) => isGivenName(value[0] ?? '')) ?? likely[0];
    return name ? [name] : [];
  });
}

const isLikely = ([first = '']: readonly string[], word = '') => /^(?:adina|bilet)/.test(word) || isGivenName(first);

const isRest = new RegExp(`^[\\s.,;:()|/\\d+–—-]*(?:${oneOf(words.behindNames)}(?!${letter})[^\\p{L}]*)*$`, 'u');

/** Reads lines that have only a name and what often follows a name; skips the sender's name below a letter. */
export function bareNamesIn(lines: readonly Line[]): NameWords[] {
  return lines.flatMap((line, row) => {
    if (line.isAddress || ofOthers.test(line.folded)) return [];
    const above = lines.slice(Math.max(0, row - 3), row);
    if (above.some(({ folded }) => closing.test(folded) || ofOthers.test(folded))) return [];
    const names = namesFrom(line, 0, true);
    const rest = names.at(-1)?.rest ?? '';
    const isAll = isRest.test(foldText(rest));
    return isAll && names.every(({ value }) => isGivenName(value[0] ?? '')) ? names : [];
  });
}
