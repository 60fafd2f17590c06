import { namedAirlines } from '../airline-names.ts';
import { foldText } from '../text/turkish.ts';
import { finds, wordsOf } from './expressions.ts';
import { dotlessNames, givenNames } from './words/given-names.ts';
import { months, weekdays } from './words/months.ts';
import * as words from './words/names.ts';
import { noNames } from './words/no-names.ts';

const given = new Set(wordsOf(givenNames));
const dotless = wordsOf(dotlessNames);
const airlines = namedAirlines.map(({ name, shortName }) => foldText(`${name} ${shortName}`));
const stop = new Set(
  [noNames, ...airlines, weekdays.full, ...months.map(({ full }) => full)]
    .flatMap(wordsOf)
    .filter((word) => !given.has(word)),
);

/** Whether a word occurs around names but is never part of one: `yolcu`, `adı`. */
export const isNoName = (word: string) => stop.has(foldText(word).replace(/[.:]$/, ''));

export const isGivenName = (word: string) => given.has(foldText(word));

export const closing = finds(words.signatures, words.thanks);
/** Finds words that close a letter and, unlike thanks, never begin a letter. */
export const signature = finds(words.signatures);
/** Whether a line closes a letter. Thanks count only in a short line: a long one may come before the passengers. */
export const isClosing = (folded: string) => (folded.trim().length < 30 ? closing : signature).test(folded);
export const ofOthers = finds(words.otherPeople);

export const particles = new Set(wordsOf(words.particles));

/** Writes names in all capitals or all lower case as `Ayşe Yılmaz`; leaves words in mixed case unchanged. */
export function settleName(name: readonly string[], isTurkish: boolean): string {
  return name
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
  const whole = isTurkish && hasLostDots(word) ? word.replaceAll('I', 'İ') : word;
  const first = /^\p{Ll}/u.test(word) ? upper.charAt(0) : whole.charAt(0);
  // If no name has a Turkish letter, the diacritics may be lost: I then becomes i, not ı.
  return first + (isTurkish ? whole.slice(1).toLocaleLowerCase('tr') : whole.slice(1).toLowerCase());
}

/** Whether an I stands for İ: the word is a given name with i, or its other vowels are only e, ö and ü. */
function hasLostDots(word: string): boolean {
  const folded = foldText(word);
  if (given.has(folded)) return !dotless.includes(folded);
  return /[EÖÜ]/.test(word) && !/[AOU]/.test(word) && !dotless.some((one) => folded.endsWith(one));
}
