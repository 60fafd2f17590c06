import type { Airline, AirlineId } from '../../domain/airlines.ts';
import { commonFacts } from './common.ts';
import { airlineFacts } from './index.ts';

/** Whom to write to, where many tickets are part of a package tour. */
const askedBy: Readonly<Partial<Record<AirlineId, string>>> = {
  sunexpress: 'SunExpress’e, pakette tur operatörüne de yazın: ',
};

/**
 * States a passenger's right after the airline cancelled the flight; all pages take the wording from here. Foreign
 * airlines are bound only on departures from Türkiye.
 */
export function ownCancellation({ id, shortName }: Pick<Airline, 'id' | 'shortName'>): string {
  const text = commonFacts.facts.ownCancellation.text.replace('; ', `; ${askedBy[id] ?? ''}`);
  const named = text.replace('havayolu', shortName);
  return airlineFacts[id].home === 'turkey' ? named : named.replace('genellikle', 'Türkiye’den kalkışta genellikle');
}
