import type { Airline, AirlineId } from '../../domain/airlines.ts';
import { commonFacts } from './common.ts';
import { airlineFacts } from './index.ts';

/** For airlines that sell many tickets in package tours: whom passengers write to. */
const askedBy: Readonly<Partial<Record<AirlineId, string>>> = {
  sunexpress: ' SunExpress’e, pakette tur operatörüne de yazın.',
};

/**
 * A passenger's right after the airline cancelled the flight, worded the same on all pages. Foreign airlines are bound
 * only on departures from Türkiye.
 */
export function ownCancellation({ id, shortName }: Pick<Airline, 'id' | 'shortName'>): string {
  const named = commonFacts.facts.ownCancellation.text.replace('havayolu', shortName) + (askedBy[id] ?? '');
  return airlineFacts[id].home === 'turkey' ? named : named.replace('genellikle', 'Türkiye’den kalkışta genellikle');
}
