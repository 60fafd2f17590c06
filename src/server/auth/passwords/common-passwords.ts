import { foldText } from '../../../domain/text/turkish.ts';
import { commonWords } from './common-words.ts';

const words = new Set(commonWords);
const leet: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
};
const keyboardRows = [
  '1234567890',
  'qwertyuiopğü',
  'asdfghjklşi',
  'zxcvbnmöç',
  'qazwsxedcrfvtgbyhnujmikolp',
  '1q2w3e4r5t6y7u8i9o0p',
];
const runs = [...keyboardRows, 'abcdefghijklmnopqrstuvwxyz'].map(foldText).flatMap((row) => [row, reversed(row)]);

/** What people add to a word: counting, club years, number plates. */
const endings = /(1|2|3|12|123|1234|12345|123456|321|01|00|11|007|06|34|35|1903|1905|1907)$/;

/**
 * Whether a password is among the few thousand that are tried first: a common word, name, team or place, alone, doubled
 * or with a usual ending; a run along the keyboard; a short pattern repeated. Case and Turkish marks do not matter.
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

const unleet = (text: string) => text.replace(/[013457@$]/g, (mark) => leet[mark] ?? mark);

/** `qwerty`, `987654`, `asdf1234`: pieces of at least three keys in a row. */
function isRun(text: string): boolean {
  let rest = text;
  while (rest.length > 0) {
    const piece = longestRun(rest);
    if (piece < 3) return false;
    rest = rest.slice(piece);
  }
  return true;
}

function longestRun(text: string): number {
  let length = text.length;
  while (length >= 3 && !runs.some((run) => run.includes(text.slice(0, length)))) length -= 1;
  return length;
}

/** `111111`, `abcabc`, `121212`: a pattern of at most three signs repeated to the end. */
function isRepetition(text: string): boolean {
  return [1, 2, 3].some((period) => [...text].every((sign, index) => sign === text[index % period]));
}

function reversed(text: string): string {
  return [...text].reverse().join('');
}
