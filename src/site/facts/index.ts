import { type AirlineId, airlines } from '../../domain/airlines.ts';
import { aeroflot } from './airlines/aeroflot.ts';
import { airarabia } from './airlines/airarabia.ts';
import { ajet } from './airlines/ajet.ts';
import { azal } from './airlines/azal.ts';
import { emirates } from './airlines/emirates.ts';
import { flydubai } from './airlines/flydubai.ts';
import { pegasus } from './airlines/pegasus.ts';
import { qatar } from './airlines/qatar.ts';
import { sunexpress } from './airlines/sunexpress.ts';
import { thy } from './airlines/thy.ts';
import type { ColumnId } from './columns.ts';
import type { AirlineFacts, Fact, ReadFact } from './types.ts';

/** All facts about the airlines; the site's texts take them only from here. */
export const airlineFacts: Readonly<Record<AirlineId, AirlineFacts>> = {
  thy,
  pegasus,
  sunexpress,
  ajet,
  azal,
  qatar,
  aeroflot,
  emirates,
  airarabia,
  flydubai,
};

/** The fact with a key. @throws Error if the airline has no such fact */
export function factOf(airline: AirlineId, key: string): ReadFact {
  const { facts, readOn } = airlineFacts[airline];
  const fact: Fact | undefined = facts[key];
  if (!fact) throw new Error(`${airline} has no fact “${key}”`);
  return { readOn, ...fact };
}

const endings = { locative: 0, genitive: 3 };

/** The last name of a list with its ending: “Pegasus’un”, “THY ve Pegasus’ta”. */
export const withEnding = (names: string, last: AirlineId, ending: keyof typeof endings): string =>
  `${names}’${airlineFacts[last].endings.split(' ')[endings[ending]]}`;

export const genitiveOf = (id: AirlineId): string => withEnding(airlines[id].shortName, id, 'genitive');

/** An airline's value in a column of the comparison; null if it is unknown. */
export function cellOf(airline: AirlineId, column: ColumnId): { value: string; key: string; fact: ReadFact } | null {
  const { facts, readOn } = airlineFacts[airline];
  for (const [key, fact] of Object.entries(facts)) {
    const value = fact.cells?.[column];
    if (value !== undefined && fact.certainty !== 'omit') return { value, key, fact: { readOn, ...fact } };
  }
  return null;
}
