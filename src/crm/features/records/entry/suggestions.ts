import { findAirports, isMeant } from '../../../../domain/places/airport-search.ts';
import { findListed, type ListEntry } from '../../../../domain/records/reference-lists.ts';
import type { Suggestion } from '../../../ui/SuggestField.tsx';

export function suggestAirports(text: string): Suggestion[] {
  return findAirports(text).map((airport) => {
    const { code, city, name } = airport;
    const detail = name === city || name.startsWith(city) ? name : `${city}, ${name}`;
    return { value: code, detail, ...(text !== '' && !isMeant(airport, text) && { isUnsure: true }) };
  });
}

export function suggestFrom(list: readonly ListEntry[]): (text: string) => Suggestion[] {
  return (text) => findListed(list, text).map((value) => ({ value }));
}
