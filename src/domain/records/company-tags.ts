import { airlines } from '../airlines.ts';
import { contrast } from '../contrast.ts';
import { airlineOf, asListed, type ListEntry } from './reference-lists.ts';

export interface CompanyTag {
  text: string;
  background: string;
  color: string;
}

const inks = ['#ffffff', '#0e183b'] as const;

/** The tag of an airline, or of a company for which the agency set a colour; null for any other. */
export function tagOf(company: string, list: readonly ListEntry[]): CompanyTag | null {
  const airline = airlineOf(company);
  const name = asListed(list, company);
  const own = list.find((one) => one.name === name)?.color;
  const text = airline ? airlines[airline].iata : (name ?? '').replace(/\P{L}/gu, '').slice(0, 2);
  if (own)
    return { text, background: own, color: contrast(own, inks[0]) >= contrast(own, inks[1]) ? inks[0] : inks[1] };
  if (!airline) return null;
  const { primaryColor, textColor } = airlines[airline];
  return { text, background: primaryColor, color: textColor };
}
