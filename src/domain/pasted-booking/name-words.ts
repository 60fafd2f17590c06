import { foldText } from '../text/turkish.ts';
import { wordsOf } from './expressions.ts';
import { givenNames } from './words/given-names.ts';
import { months, weekdays } from './words/months.ts';
import { particles as smallWords } from './words/names.ts';
import { noNames } from './words/no-names.ts';

const given = new Set(wordsOf(givenNames));
const stop = new Set(
  [noNames, weekdays.full, ...months.map(({ full }) => full)].flatMap(wordsOf).filter((word) => !given.has(word)),
);

/** Whether a word belongs to what stands around names, and to none. */
export function isNoName(word: string): boolean {
  const folded = foldText(word).replace(/[.:]$/, '');
  return stop.has(folded);
}

export const isGivenName = (word: string) => given.has(foldText(word));

export const particles = new Set(wordsOf(smallWords));

/** `Ayşe Yılmaz` from names in capitals or in small letters; what is written in both stays as it is. */
export function settleName(words: readonly string[], isTurkish: boolean): string {
  return words
    .map((word) =>
      word
        .split('-')
        .map((part) => (particles.has(part) ? part : settleWord(part, isTurkish)))
        .join('-'),
    )
    .join(' ');
}

function settleWord(word: string, isTurkish: boolean): string {
  const upper = word.toLocaleUpperCase('tr');
  const isPlain = word === upper || word === word.toUpperCase() || word === word.toLocaleLowerCase('tr');
  if (!isPlain) return word;
  const first = /^\p{Ll}/u.test(word) ? upper.charAt(0) : word.charAt(0);
  // Capitals without any Turkish letter may have lost their marks, the missing dot of İ among them.
  return first + (isTurkish ? word.slice(1).toLocaleLowerCase('tr') : word.slice(1).toLowerCase());
}
