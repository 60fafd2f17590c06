import { foldText } from '../../../domain/text/turkish.ts';
import { commonWords } from './common-words.ts';

const words = new Set(commonWords);
/**
 * `leet` has the characters that people type instead of letters, `letters` the letter that each replaces, at the same
 * index.
 */
const [leet, letters] = ['013457@$', 'oieastas'] as const;
const keyboardRows = [
  '1234567890',
  'qwertyuiopğü',
  'asdfghjklşi',
  'zxcvbnmöç',
  'qazwsxedcrfvtgbyhnujmikolp',
  '1q2w3e4r5t6y7u8i9o0p',
];
const runs = [...keyboardRows, 'abcdefghijklmnopqrstuvwxyz'].map(foldText).flatMap((row) => [row, reversed(row)]);

/** What people add to a word: digits, founding years of football clubs, codes of number plates. */
const endings = /(1|2|3|12|123|1234|12345|123456|321|01|00|11|007|06|34|35|1903|1905|1907)$/;

/**
 * Whether a password is among the few thousand an attacker tries first, ignoring case and Turkish diacritics: a common
 * word alone, doubled or with a usual ending; a run along the keyboard; a short repeated pattern.
 */
export function isCommonPassword(password: string): boolean {
  const text = foldText(password);
  return isRun(text) || isRepetition(text) || candidates(text).some((candidate) => words.has(candidate));
}

function candidates(text: string): string[] {
  const bare = text.replace(endings, '');
  const forms = [text, bare, halfOf(text)].filter((form) => form !== null);
  return forms.flatMap((form) => [form, unleet(form)]);
}

function halfOf(word: string): string | null {
  const half = word.slice(0, word.length / 2);
  return half + half === word ? half : null;
}

const unleet = (text: string) => text.replace(/[013457@$]/g, (sign) => letters.charAt(leet.indexOf(sign)));

/** Matches `qwerty`, `987654`, `asdf1234`: runs of at least three neighbouring keys, longest first. */
function isRun(text: string): boolean {
  let length = text.length;
  while (length >= 3 && !runs.some((run) => run.includes(text.slice(0, length)))) length -= 1;
  return text === '' || (length >= 3 && isRun(text.slice(length)));
}

function isRepetition(text: string): boolean {
  return [1, 2, 3].some((period) => [...text].every((sign, index) => sign === text[index % period]));
}

function reversed(text: string): string {
  return [...text].reverse().join('');
}
