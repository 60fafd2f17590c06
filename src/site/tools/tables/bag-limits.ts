import type { AirlineId } from '../../../domain/airline-names.ts';
import type { Certainty } from '../../facts/types.ts';

/** The largest single bag that a fare package allows; a missing value is unknown. */
export interface BagLimit {
  ticket?: string;
  /** Longest side first. */
  sides?: readonly [number, number, number];
  sum?: number;
  kilos?: number;
  /** `kilos` is the weight of two bags together. */
  together?: true;
  fact: string;
  /** Certainty of `fact`, copied here because the browser does not load the facts. */
  certainty: Exclude<Certainty, 'omit'>;
}

export const limitsReadOn = '2026-11-20';

/** Cabin baggage in Economy, by package; empty if nothing is known about an airline. */
export const cabinLimits: Readonly<Record<AirlineId, readonly BagLimit[]>> = {
  thy: [{ sides: [55, 40, 23], kilos: 8, fact: 'cabinBag', certainty: 'hedge' }],
  pegasus: [
    { ticket: 'Light', sides: [40, 30, 15], kilos: 3, fact: 'cabinBag', certainty: 'hedge' },
    { ticket: 'Saver ve üstü', sides: [55, 40, 20], kilos: 8, fact: 'cabinBag', certainty: 'hedge' },
  ],
  sunexpress: [
    { ticket: 'SunLight', sides: [40, 30, 20], kilos: 4, fact: 'cabinBag', certainty: 'hedge' },
    { ticket: 'Diğer tarifeler', sides: [55, 40, 23], kilos: 8, fact: 'cabinBag', certainty: 'hedge' },
  ],
  ajet: [
    { ticket: 'Dış hat BASIC', sides: [40, 30, 15], kilos: 4, fact: 'cabinBag', certainty: 'hedge' },
    { ticket: 'Üst paketler', sides: [55, 40, 23], kilos: 8, fact: 'cabinBag', certainty: 'hedge' },
  ],
  azal: [{ sides: [55, 40, 23], kilos: 10, fact: 'cabinBag', certainty: 'ok' }],
  qatar: [{ sides: [50, 37, 25], kilos: 7, fact: 'cabinBag', certainty: 'hedge' }],
  // Sources disagree on the size: 55 × 40 × 25 cm, or 115 cm in total.
  aeroflot: [{ sides: [55, 40, 25], sum: 115, kilos: 10, fact: 'cabinBag', certainty: 'hedge' }],
  emirates: [{ sides: [55, 38, 22], kilos: 7, fact: 'cabinBag', certainty: 'hedge' }],
  airarabia: [{ sides: [55, 40, 20], kilos: 10, together: true, fact: 'cabinBag', certainty: 'hedge' }],
  flydubai: [{ sides: [55, 38, 20], kilos: 7, fact: 'cabinBag', certainty: 'hedge' }],
};

/** The largest single checked piece, whatever the ticket includes. */
export const holdLimits: Readonly<Record<AirlineId, readonly BagLimit[]>> = {
  thy: [{ sum: 158, kilos: 32, fact: 'piece', certainty: 'ok' }],
  pegasus: [{ kilos: 32, fact: 'checked', certainty: 'hedge' }],
  sunexpress: [{ sum: 158, kilos: 32, fact: 'piece', certainty: 'ok' }],
  ajet: [],
  azal: [{ sum: 158, kilos: 23, fact: 'checked', certainty: 'hedge' }],
  qatar: [{ kilos: 32, fact: 'checked', certainty: 'hedge' }],
  aeroflot: [],
  emirates: [{ kilos: 32, fact: 'piece', certainty: 'hedge' }],
  airarabia: [{ sum: 160, kilos: 32, fact: 'checked', certainty: 'ok' }],
  flydubai: [{ sides: [75, 55, 35], kilos: 32, fact: 'checked', certainty: 'hedge' }],
};
