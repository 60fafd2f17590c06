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
  const [line] = text.includes('/') ? linesOf(text) : [];
  const [name] = line ? slashedNamesIn(line, true) : [];
  if (name?.start !== 0 || name.end !== text.length) return null;
  // `AHMET YILMAZ/AYŞE YILMAZ` are two people: without a title, only one word may precede the slash.
  return /^\S+ ?\//.test(text) || hasTitle(text) ? name.value.join(' ') : null;
}

/**
 * A name as in the form: given names first, without a title; any other text unchanged. `isSure` is false if it may be
 * several names, or if only the title suggests that the surname comes first.
 */
export function plainName(text: string): { name: string; isSure: boolean } {
  if (text.includes('/')) {
    const name = systemName(text);
    return { name: name ?? text, isSure: name !== null };
  }
  const words = text.replace(led, '').replace(ended, '').split(' ');
  // Leave a company's name unchanged, because it may begin like a title: `MS TURİZM SEYAHAT`.
  if (words.some(isNoName)) return { name: text, isSure: true };
  const [first = '', ...others] = words;
  const [isFirstGiven, isLastGiven] = [first, others.at(-1) ?? ''].map(isGivenName);
  const isTitled = ended.test(text);
  const isTurned = isTitled && !isFirstGiven && isLastGiven;
  return {
    name: (isTurned ? [...others, first] : words).join(' '),
    isSure: !isTitled || isFirstGiven !== isLastGiven,
  };
}
