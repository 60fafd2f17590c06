import { findAirports, isDoubtful } from '../../../../domain/places/airport-search.ts';
import { findListed, type ListEntry } from '../../../../domain/records/reference-lists.ts';
import type { Suggestion } from '../../../ui/SuggestField.tsx';

export function suggestAirports(text: string): Suggestion[] {
  return findAirports(text).map((airport) => {
    const { code, city, name } = airport;
    const place = name === city || name.startsWith(city) ? name : `${city}, ${name}`;
    const isUnsure = text !== '' && isDoubtful(airport, text);
    return isUnsure
      ? { value: code, detail: `${place}; başkasıysa kodunu yazın`, isUnsure }
      : { value: code, detail: place };
  });
}

export function suggestFrom(list: readonly ListEntry[]): (text: string) => Suggestion[] {
  return (text) => findListed(list, text).map((value) => ({ value }));
}
