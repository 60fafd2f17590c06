import { type AirlineId, airlineIds } from '../../../domain/airline-names.ts';
import { ownSites, ticketNumbers } from '../../facts/tickets.ts';
import type { ReadFact } from '../../facts/types.ts';

export interface Issuer {
  airline: AirlineId;
  /** First three digits of its ticket numbers; null where no trustworthy text names them. */
  prefix: string | null;
  /** What says so. */
  fact: ReadFact;
  /** Main address of its own site, where its tickets can be seen. */
  site: string;
}

function issuer(airline: AirlineId): Issuer {
  const fact: ReadFact = ticketNumbers[airline];
  return { airline, prefix: fact.cells?.prefix ?? null, fact, site: ownSites[airline] };
}

/** Who issues which tickets, and where they can be seen, in the order of the menus. */
export const issuedTickets: readonly Issuer[] = airlineIds.map(issuer);
