import { findAirports } from '../../../../domain/airport-search.ts';
import { foldText } from '../../../../domain/turkish.ts';
import type { Suggestion } from '../../../ui/SuggestField.tsx';

export function suggestAirports(text: string): Suggestion[] {
  return findAirports(text).map(({ code, city, name }) => ({
    value: code,
    detail: name === city || name.startsWith(city) ? name : `${city}, ${name}`,
  }));
}

/**
 * Entries with a word that begins with the text. For an entry that is there as a whole, and so may want to be another one,
 * all of them after it; for no text all.
 */
export function suggestFrom(list: readonly string[]): (text: string) => Suggestion[] {
  return (text) => {
    const wanted = foldText(text);
    const same = list.filter((entry) => foldText(entry) === wanted);
    const fitting =
      wanted === '' || same.length > 0
        ? [...same, ...list.filter((entry) => !same.includes(entry))]
        : list.filter((entry) => ` ${foldText(entry)}`.replaceAll('/', ' ').includes(` ${wanted}`));
    return fitting.map((value) => ({ value }));
  };
}

/** `yeni bilet` as the list has it, `YENI BILET`; any other text as it is. */
export function asListed(list: readonly string[], text: string): string {
  const wanted = foldText(text);
  return list.find((entry) => foldText(entry) === wanted) ?? text;
}
