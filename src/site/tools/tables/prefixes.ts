import { type AirlineId, airlineIds } from '../../../domain/airline-names.ts';
import { ownSites, ticketNumbers } from '../../facts/tickets.ts';
import type { ReadFact } from '../../facts/types.ts';

export interface Issuer {
  airline: AirlineId;
  /** First three digits of its ticket numbers; null if no trustworthy text has them. */
  prefix: string | null;
  /** The fact behind it. */
  fact: ReadFact;
  /** Main address of its own site, where its tickets can be seen. */
  site: string;
}

function issuer(airline: AirlineId): Issuer {
  const fact: ReadFact = ticketNumbers[airline];
  return { airline, prefix: fact.cells?.prefix ?? null, fact, site: ownSites[airline] };
}

/** The issuers of tickets, and where to see them, in the order of the menus. */
export const issuedTickets: readonly Issuer[] = airlineIds.map(issuer);
