import { type AirlineId, airlineIds } from '../../../domain/airline-names.ts';
import { ownSites, ticketNumbers } from '../../facts/tickets.ts';
import type { ReadFact } from '../../facts/types.ts';

export interface Issuer {
  airline: AirlineId;
  /** First three digits of the airline's ticket numbers; null if no trustworthy source gives them. */
  prefix: string | null;
  fact: ReadFact;
  site: string;
}

function issuer(airline: AirlineId): Issuer {
  const fact: ReadFact = ticketNumbers[airline];
  return { airline, prefix: fact.cells?.prefix ?? null, fact, site: ownSites[airline] };
}

export const issuedTickets: readonly Issuer[] = airlineIds.map(issuer);
