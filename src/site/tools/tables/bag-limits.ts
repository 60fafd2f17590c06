import type { AirlineId } from '../../../domain/airlines.ts';
import type { Certainty } from '../../facts/types.ts';

/** The largest single piece that a package takes. What is missing is not known. */
export interface BagLimit {
  /** Names the package where packages differ. */
  ticket?: string;
  /** Longest side first. */
  sides?: readonly [number, number, number];
  /** The three sides together. */
  sum?: number;
  kilos?: number;
  certainty: Exclude<Certainty, 'omit'>;
  /** Kind of the source and its date. */
  source: string;
}

/** Day on which the sources were read. */
export const limitsReadOn = '2026-11-20';

const ownPage = 'havayolunun sayfası, tarihsiz';
const ownOldPage = 'havayolunun eski sayfası';
const otherSites = 'başka siteler, tarihsiz';

/** What goes into the cabin in Economy, by package; an airline of which nothing is known has an empty list. */
export const cabinLimits: Readonly<Record<AirlineId, readonly BagLimit[]>> = {
  thy: [{ sides: [55, 40, 23], kilos: 8, certainty: 'ok', source: ownOldPage }],
  pegasus: [
    { ticket: 'Light', sides: [40, 30, 15], kilos: 3, certainty: 'hedge', source: otherSites },
    { ticket: 'Saver ve üstü', sides: [55, 40, 20], kilos: 8, certainty: 'hedge', source: otherSites },
  ],
  sunexpress: [
    { ticket: 'SunLight', sides: [40, 30, 20], kilos: 4, certainty: 'ok', source: otherSites },
    { ticket: 'Diğer paketler', sides: [55, 40, 23], kilos: 8, certainty: 'ok', source: otherSites },
  ],
  ajet: [
    { ticket: 'Dış hat BASIC', sides: [40, 30, 15], kilos: 4, certainty: 'ok', source: 'basın, 12.2025' },
    { ticket: 'Üst paketler', sides: [55, 40, 23], kilos: 8, certainty: 'ok', source: otherSites },
  ],
  azal: [{ sides: [55, 40, 23], kilos: 10, certainty: 'ok', source: ownPage }],
  qatar: [{ sides: [50, 37, 25], kilos: 7, certainty: 'ok', source: otherSites }],
  // Texts disagree on the size: 55 × 40 × 25 cm or 115 cm in all.
  aeroflot: [{ sides: [55, 40, 25], sum: 115, kilos: 10, certainty: 'hedge', source: 'başka siteler, eski' }],
  emirates: [{ sides: [55, 38, 22], kilos: 7, certainty: 'hedge', source: otherSites }],
  airarabia: [{ sides: [55, 40, 20], kilos: 10, certainty: 'ok', source: 'basın, 01.2025' }],
  flydubai: [{ sides: [55, 38, 20], kilos: 7, certainty: 'ok', source: otherSites }],
};

/** What a single checked piece may be at most, whatever the ticket includes. */
export const holdLimits: Readonly<Record<AirlineId, readonly BagLimit[]>> = {
  thy: [{ sum: 158, kilos: 32, certainty: 'ok', source: ownPage }],
  pegasus: [{ kilos: 32, certainty: 'hedge', source: otherSites }],
  sunexpress: [{ sum: 158, kilos: 32, certainty: 'ok', source: ownPage }],
  ajet: [],
  azal: [{ sum: 158, kilos: 23, certainty: 'hedge', source: 'havayolunun temsilcisi ve eski sayfası' }],
  qatar: [{ kilos: 32, certainty: 'hedge', source: otherSites }],
  aeroflot: [],
  emirates: [{ kilos: 32, certainty: 'ok', source: otherSites }],
  airarabia: [{ sum: 160, kilos: 32, certainty: 'ok', source: ownPage }],
  flydubai: [{ sides: [75, 55, 35], kilos: 32, certainty: 'hedge', source: otherSites }],
};
