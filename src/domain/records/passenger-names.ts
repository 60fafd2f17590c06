import { foldText } from '../text/turkish.ts';

const titles = /^(?:(?:sayin|sn|bay|bayan|by|bn|mr|mrs|ms|miss|mstr|master|dr|prof|doc|av)\P{L}+)+(?=\p{L})/u;

/** The words of a name, sorted and without titles: systems put the surname first, people do not. */
function wordsOf(name: string): string {
  const words =
    foldText(name)
      .replace(titles, '')
      .match(/\p{L}+/gu) ?? [];
  return words.sort().join(' ');
}

/** Whether both are spellings of the same name. */
export const isSameName = (one: string, other: string) => wordsOf(one) === wordsOf(other);

/** Whether a name is one of `names`; a blank name counts as one of them. */
export function isAmong(name: string, names: readonly string[]): boolean {
  return name.trim() === '' || names.some((one) => isSameName(name, one));
}
