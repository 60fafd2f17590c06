import { type BytePage, type CodePage, reread } from './code-pages.ts';
import { withoutEscapes } from './escapes.ts';

export interface Garbling {
  examples: ReadonlyArray<readonly [found: string, meant: string]>;
  mend: (text: string) => string;
}

const readAs: readonly BytePage[] = [
  'windows-1252',
  'windows-1254',
  'macintosh',
  'dos-857',
  'dos-850',
  'windows-1250',
  'windows-1251',
];
const writtenAs: readonly CodePage[] = ['utf-8', 'windows-1254', 'mac-turkish', 'dos-857'];

const words = /[^\0-\x20;,|"<>]*[^\0-\x7f][^\0-\x20;,|"<>]*/g;
const beyondAscii = /[^\0-\x7f]+/g;

const mostWords = 1000;
/** A pair of code pages counts only if it lowers the sum of `oddness` by more than this. One foreign name does not. */
const enough = 0.7;
/** A text may have been decoded wrongly more than once. This limits how many decodings are undone. */
const mostTimes = 3;

/** Detects whether texts were decoded with the wrong code page, or still contain escapes of another program. */
export function findGarbling(texts: Iterable<string>): Garbling | null {
  const found = new Set<string>();
  const escaped = new Map<string, string>();
  for (const text of texts) {
    if (escaped.size < mostWords && /[&%=\\_]/.test(text)) {
      const plain = withoutEscapes(text);
      if (plain !== text) escaped.set(text, plain);
    }
    if (found.size < mostWords) for (const word of text.match(words) ?? []) found.add(word);
  }
  const steps: Array<(text: string) => string> = escaped.size > 0 ? [withoutEscapes] : [];
  const mend = (text: string) => steps.reduce((rest, step) => step(rest), text);
  for (let step = findStep(found); step && steps.length <= mostTimes; step = findStep(new Set([...found].map(mend)))) {
    steps.push(step);
  }
  const changed = [...escaped.keys(), ...found].flatMap((text) =>
    mend(text) === text ? [] : [[text, mend(text)] as const],
  );
  return changed.length > 0 ? { examples: changed.slice(0, 3), mend } : null;
}

/** Returns the re-decoding that makes the words look most Turkish; null if none improves them enough. */
function findStep(found: ReadonlySet<string>): ((text: string) => string) | null {
  const odd = new Map([...found].map((word) => [word, oddness(word)] as const));
  let most = enough;
  let best: ((word: string) => string) | null = null;
  if ([...odd.values()].every((much) => much === 0)) return null;
  for (const as of writtenAs) {
    for (const from of readAs) {
      if (from === as) continue;
      const turn = (word: string) => turned(word, from, as);
      let gain = 0;
      for (const [word, much] of odd) gain += much - oddness(turn(word));
      if (gain <= most) continue;
      most = gain;
      best = turn;
    }
  }
  const turn = best;
  if (!turn) return null;
  return (text) =>
    text.replace(words, (word) => {
      const other = turn(word);
      return oddness(other) <= oddness(word) ? other : word;
    });
}

function turned(word: string, from: BytePage, as: CodePage): string {
  return word.replace(beyondAscii, (signs) => reread(signs, from, as) ?? signs);
}

const turkish = /[çğıöşüÇĞİÖŞÜâîûÂÎÛ]/;
/**
 * Letters that often result when Turkish text is decoded wrongly. Icelandic names have them too, but are rare in lists.
 */
const instead = /[þðýÞÐÝ]/;
const vowel = /[aeıioöuüAEIİOÖUÜâîûÂÎÛ]/;
const letter = /\p{L}/u;
/** Characters that no real text contains. */
const never = /[\x80-\x9f\u2500-\u25ff\ufffd\uf8ff]/;
const opening = /[‘“«¿¡•→–—\u2010\u2011’\xa0\ufeff]/;
const closing = /[’”»…™®©°ºª²³·•→–—\u2010\u2011\xa0‘₺€]/;

/** How far a word is from looking Turkish; 0 for a Turkish word. */
function oddness(word: string): number {
  const signs = [...word];
  let odd = 0;
  for (const [at, sign] of signs.entries()) {
    if (sign < '\x80') continue;
    const [before = '', after = ''] = [signs[at - 1], signs[at + 1]];
    odd += ofSign(sign, before, after);
    odd += 0.75 * Number(isOddPair(before, sign)) + 0.75 * Number(after < '\x80' && isOddPair(sign, after));
  }
  return odd;
}

function ofSign(sign: string, before: string, after: string): number {
  if (turkish.test(sign)) return 0;
  if (never.test(sign) || instead.test(sign)) return 1;
  if (sign === 'ß') return 0.5;
  if (/\p{Script=Latin}/u.test(sign)) return 0.75;
  // A letter of another script, such as Cyrillic, is odd only next to a Latin one.
  if (letter.test(sign)) return Number(/[a-z]/i.test(before + after));
  return Number((letter.test(after) && !opening.test(sign)) || (letter.test(before) && !closing.test(sign)));
}

/** Whether two letters rarely follow each other in Turkish: two vowels, or a capital after a small letter. */
function isOddPair(one: string, other: string): boolean {
  if (!letter.test(one) || !letter.test(other)) return false;
  return (vowel.test(one) && vowel.test(other)) || (/\p{Ll}/u.test(one) && /\p{Lu}/u.test(other));
}

const lost = /[\ufffd\x80-\x9f□]|\p{L}[?¿]+\p{L}|(?:^|\s)\?+\p{L}/u;
const address = /:\/\/|www\.|\?\w+=/;

/** Whether letters of a text are lost for good: a question mark or a box stands in their place. */
export function hasLostLetters(text: string): boolean {
  return lost.test(text) && !address.test(text);
}
