import { airportCode } from '../places/airport-search.ts';
import { asListed, type ListField, listFields, type ReferenceLists } from '../records/reference-lists.ts';
import { foldText } from '../text/turkish.ts';
import { cellText, splitRoute } from './cells.ts';
import type { ImportField } from './columns.ts';

export type ListName = ListField | 'airport';

export type Choice = { listed: string } | 'empty' | 'note';
export type Choices = ReadonlyMap<string, Choice>;

export const choiceKey = (list: ListName, text: string) => `${list} ${foldText(text)}`;

export type Finder = (list: ListName, text: string) => string | null;

export function listFinder(lists: ReferenceLists): Finder {
  const found = new Map<string, string | null>();
  return (list, text) => {
    const key = choiceKey(list, text);
    const known = found.get(key);
    if (known !== undefined) return known;
    const entry = list === 'airport' ? knownAirport(text) : asListed(lists[list], text);
    found.set(key, entry);
    return entry;
  };
}

function knownAirport(text: string): string | null {
  const code = airportCode(text);
  return /^[A-Z]{3}$/.test(code) ? code : null;
}

export interface Unlisted {
  list: ListName;
  text: string;
  rows: number;
}

/** The values in `rows` that `find` does not find in the list of their column, most frequent first. */
export function unlistedValues(
  rows: readonly (readonly string[])[],
  columns: ReadonlyMap<ImportField, readonly number[]>,
  find: Finder,
): Unlisted[] {
  const found = new Map<string, Unlisted>();
  for (const row of rows) {
    for (const [list, text] of listedCells(row, columns)) {
      if (text === '' || find(list, text) !== null) continue;
      const key = choiceKey(list, text);
      const value = found.get(key) ?? { list, text, rows: 0 };
      value.rows += 1;
      found.set(key, value);
    }
  }
  return [...found.values()].sort((one, other) => other.rows - one.rows);
}

function listedCells(row: readonly string[], columns: ReadonlyMap<ImportField, readonly number[]>) {
  const cell = (field: ImportField) => cellText(row[columns.get(field)?.[0] ?? -1]);
  const airports = [cell('depart'), cell('arrive'), cell('returnTo'), ...(splitRoute(cell('route')) ?? [])];
  return [
    ...listFields.map((field) => [field, cell(field)] as const),
    ...airports.map((text) => ['airport', text] as const),
  ];
}
