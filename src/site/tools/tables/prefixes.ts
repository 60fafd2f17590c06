import { type AirlineId, airlineIds } from '../../../domain/airline-names.ts';
import { ownSites, ticketNumbers } from '../../facts/tickets.ts';
import type { ReadFact } from '../../facts/types.ts';

export interface Issuer {
  airline: AirlineId;
  /** First three digits of the airline's ticket numbers; null if no trustworthy source gives them. */
  prefix: string | null;
  /** The fact that states the prefix. */
  fact: ReadFact;
  /** Main address of the airline's site, where travellers can view their tickets. */
  site: string;
}

function issuer(airline: AirlineId): Issuer {
  const fact: ReadFact = ticketNumbers[airline];
  return { airline, prefix: fact.cells?.prefix ?? null, fact, site: ownSites[airline] };
}

/** The airlines with their ticket prefix and site, in the order of the menus. */
export const issuedTickets: readonly Issuer[] = airlineIds.map(issuer);
