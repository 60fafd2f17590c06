import type { Airline } from '../../domain/airlines.ts';
import { commonFacts } from './common.ts';
import { airlineFacts } from './index.ts';

/**
 * The right of a passenger whose flight the airline cancelled, with the airline's name. The only place that words it; a
 * foreign airline owes it on departures from Türkiye alone.
 */
export function ownCancellation({ id, shortName }: Pick<Airline, 'id' | 'shortName'>): string {
  const named = commonFacts.facts.ownCancellation.text.replace('havayolu', shortName);
  return airlineFacts[id].home === 'turkey' ? named : named.replace('genellikle', 'Türkiye’den kalkışta genellikle');
}
