import { wordsOf } from '../pasted-booking/expressions.ts';
import { isGivenName, isNoName } from '../pasted-booking/name-words.ts';
import { linesOf } from '../pasted-booking/pasted-text.ts';
import { hasTitle, slashedNamesIn } from '../pasted-booking/system-names.ts';
import { stuckTitles } from '../pasted-booking/words/systems.ts';

const title = wordsOf(stuckTitles).join('|');
const led = new RegExp(`^(?:${title})\\.? (?=\\S+ \\S)`, 'i');
const ended = new RegExp(`(?<=\\S \\S+) (?:${title})\\.?$`, 'i');

/** `AHMET YILMAZ` for `YILMAZ/AHMET MR`, as reservation systems write names; null for any other text. */
export function systemName(text: string): string | null {
  const [line] = linesOf(text);
  const [name] = line ? slashedNamesIn(line, true) : [];
  if (name?.start !== 0 || name.end !== text.length) return null;
  // `AHMET YILMAZ/AYŞE YILMAZ` are two people.
  return /^\S+ ?\//.test(text) || hasTitle(text) ? name.value.join(' ') : null;
}

/** A name as in the form: given names first, without a title. Leaves any other text unchanged. */
export function plainName(text: string): string {
  if (text.includes('/')) return systemName(text) ?? text;
  const words = text.replace(led, '').replace(ended, '').split(' ');
  // Companies have such letters in front, too: `MS TURİZM SEYAHAT`.
  if (words.some(isNoName)) return text;
  const [first = '', ...others] = words;
  const isTurned = ended.test(text) && !isGivenName(first) && isGivenName(others.at(-1) ?? '');
  return isTurned ? [...others, first].join(' ') : words.join(' ');
}
