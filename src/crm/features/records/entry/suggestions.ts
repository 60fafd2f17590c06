import { findAirports } from '../../../../domain/airport-search.ts';
import { findListed, type ListEntry } from '../../../../domain/reference-lists.ts';
import type { Suggestion } from '../../../ui/SuggestField.tsx';

export function suggestAirports(text: string): Suggestion[] {
  return findAirports(text).map(({ code, city, name }) => ({
    value: code,
    detail: name === city || name.startsWith(city) ? name : `${city}, ${name}`,
  }));
}

export function suggestFrom(list: readonly ListEntry[]): (text: string) => Suggestion[] {
  return (text) => findListed(list, text).map((value) => ({ value }));
}
