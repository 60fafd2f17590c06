import type { Airline } from '../../domain/airlines.ts';
import { commonFacts } from './common.ts';
import { airlineFacts } from './index.ts';

/** The right of a passenger whose flight the airline cancelled, for all airlines at once. */
export const ownCancellationOfAll = commonFacts.facts.ownCancellation.text.replace(
  /\.$/,
  ' (yabancı havayoluyla dönüşte onun koşullarıyla).',
);

/**
 * States a passenger's right after the airline cancelled the flight; all pages take the wording from here. Foreign
 * airlines are bound only on departures from Türkiye.
 */
export function ownCancellation({ id, shortName }: Pick<Airline, 'id' | 'shortName'>): string {
  const named = commonFacts.facts.ownCancellation.text.replace('havayolu', shortName);
  return airlineFacts[id].home === 'turkey' ? named : named.replace('genellikle', 'Türkiye’den kalkışta genellikle');
}
