import { greatCircle, onEllipsoid } from '../distance.ts';
import type { Place } from '../places.ts';

/** The regions that the law distinguishes; `europe` is the Union with Iceland, Norway and Switzerland. */
export type Region = 'turkey' | 'europe' | 'britain' | 'elsewhere';
/** Where the operating airline is based. */
export type Carrier = Region;

/** What happened to the flight; `earlier`: it was brought forward by more than an hour. */
export type Event = 'delay' | 'cancel' | 'earlier' | 'denied';
/** Delay at the final destination, measured when a door of the aircraft opens. */
export type Late = 'under3' | '3to4' | '4to5' | '5plus';
/** How many days before departure the airline announced the cancellation. */
export type Notice = 'over14' | '7to13' | 'under7';
/**
 * The flight offered as replacement: none, one so close in time that the airline need not pay, or one at other times.
 */
export type Offer = 'none' | 'within' | 'beyond';
/** How much later than planned the offered flight reaches the final destination. */
export type Arrival = 'upTo2' | 'upTo3' | 'upTo4' | 'over4' | 'none';
export type Advance = 'upTo2' | 'over2';
export type Cause = 'technical' | 'operations' | 'unknown' | 'strike' | 'weather' | 'airspace' | 'security';
/**
 * Why a passenger was denied boarding: too few seats, or (`own`) the passenger's documents, health, conduct or
 * lateness.
 */
export type Refusal = 'seats' | 'own';

export interface Flight {
  from: Place;
  to: Place;
  carrier: Carrier;
  event: Event;
  late: Late;
  notice: Notice;
  offer: Offer;
  arrival: Arrival;
  advance: Advance;
  cause: Cause;
  refusal: Refusal;
}

/** In this order: SHY-YOLCU, Regulation (EC) 261/2004, and the British rule derived from it. */
export type Rule = 'shy' | 'eu' | 'uk';
/** Distance band that determines the amount; `union`: flights within the Union longer than 1,500 km. */
export type Band = 'domestic' | 'near' | 'middle' | 'union' | 'far';
type Verdict = 'owed' | 'perhaps' | 'none';
export type Why =
  | 'owed'
  | 'unknown'
  | 'strike'
  | 'connects'
  | 'no-rule'
  | 'too-short'
  | 'extraordinary'
  | 'told-in-time'
  | 'rerouted'
  | 'brought-forward'
  | 'own-refusal';

/** An amount in euros that the passenger may claim. */
export interface Sum {
  band: Band;
  amount: number;
  /** The amount before halving. */
  full: number;
}

export interface Outcome {
  rules: readonly Rule[];
  /**
   * Whether a Turkish airline flew between two places abroad. It is disputed whether the Turkish rule applies to such a
   * flight.
   */
  connects: boolean;
  kilometres: number;
  /** Two bands if the distance is too close to a limit to tell. */
  bands: readonly Band[];
  verdict: Verdict;
  why: Why;
  /**
   * Amounts that may be claimed; several if the distance or the rule leaves the amount open. Empty if nothing is owed
   * or if only the British rule applies, which pays in pounds.
   */
  sums: readonly Sum[];
  refund: boolean;
}

const limits = [1500, 3500] as const;
/** Largest error of a distance in kilometres, because coordinates are rounded to hundredths of a degree. */
const rounding = 1.6;

const onlyConnects = ({ from, to, carrier }: Flight) =>
  carrier === 'turkey' && from.region !== 'turkey' && to.region !== 'turkey';

function rulesOf(flight: Flight): readonly Rule[] {
  const { from, to, carrier } = flight;
  const rules: Rule[] = [];
  if (from.region === 'turkey' || (carrier === 'turkey' && to.region === 'turkey')) rules.push('shy');
  if (from.region === 'europe' || (carrier === 'europe' && to.region === 'europe')) rules.push('eu');
  const home = carrier === 'europe' || carrier === 'britain';
  if (
    from.region === 'britain' ||
    (home && to.region === 'britain') ||
    (carrier === 'britain' && to.region === 'europe')
  )
    rules.push('uk');
  return rules.length === 0 && onlyConnects(flight) ? ['shy'] : rules;
}

function bandOf({ from, to }: Flight, kilometres: number): Band {
  if (from.region === 'turkey' && to.region === 'turkey') return 'domestic';
  if (kilometres <= limits[0]) return 'near';
  if (from.region === 'europe' && to.region === 'europe') return 'union';
  return kilometres <= limits[1] ? 'middle' : 'far';
}

/** The law does not say whether to measure on a sphere or an ellipsoid: returns both bands if the results differ. */
function bandsOf(flight: Flight, kilometres: number): readonly Band[] {
  const ways = [kilometres, onEllipsoid(flight.from, flight.to)];
  const ends = [Math.min(...ways) - rounding, Math.max(...ways) + rounding];
  return [...new Set(ends.map((end) => bandOf(flight, end)))];
}

const amounts: Readonly<Record<Band, number>> = { domestic: 100, near: 250, middle: 400, union: 400, far: 600 };
/** Arrival delays of the offered flight for which the airline may pay half. */
const halving: Readonly<Record<Band, readonly Arrival[]>> = {
  domestic: ['upTo2'],
  near: ['upTo2'],
  middle: ['upTo2', 'upTo3'],
  union: ['upTo2', 'upTo3'],
  far: ['upTo2', 'upTo3', 'upTo4'],
};

function sumsOf({ event, late, offer, arrival }: Flight, rules: readonly Rule[], band: Band): readonly Sum[] {
  const full = amounts[band];
  const whole = { band, amount: full, full };
  const half = { band, amount: full / 2, full };
  const rerouted = event === 'denied' || (event === 'cancel' && offer === 'beyond');
  if (rerouted) return [halving[band].includes(arrival) ? half : whole];
  // For a delay of 3 to 4 hours the EU court also allows half. The Turkish rule does not mention it, so if both rules
  // apply, both amounts are possible.
  if (event !== 'delay' || late !== '3to4' || band !== 'far' || !rules.includes('eu')) return [whole];
  return rules.includes('shy') ? [half, whole] : [half];
}

function whyOf({ event, late, notice, offer, advance, cause, refusal }: Flight): Why {
  if (event === 'denied') return refusal === 'own' ? 'own-refusal' : 'owed';
  if (event === 'delay' && late === 'under3') return 'too-short';
  if (event !== 'delay' && notice === 'over14') return 'told-in-time';
  if (event === 'cancel' && offer === 'within') return 'rerouted';
  // If a flight is brought forward, the new time itself counts as the airline's offer of another flight.
  if (event === 'earlier' && notice === '7to13' && advance === 'upTo2') return 'brought-forward';
  if (cause === 'unknown' || cause === 'strike') return cause;
  return cause === 'technical' || cause === 'operations' ? 'owed' : 'extraordinary';
}

const verdicts: Readonly<Partial<Record<Why, Verdict>>> = {
  owed: 'owed',
  unknown: 'perhaps',
  strike: 'perhaps',
  connects: 'perhaps',
};

/** What a passenger may claim after a delay, cancellation or denied boarding, by the rules in force on `lawReadOn`. */
export function assess(flight: Flight): Outcome {
  const { event, late } = flight;
  const rules = rulesOf(flight);
  const connects = onlyConnects(flight);
  const kilometres = greatCircle(flight.from, flight.to);
  const bands = bandsOf(flight, kilometres);
  const found = rules.length === 0 ? 'no-rule' : whyOf(flight);
  const why = found === 'owed' && connects && rules.includes('shy') ? 'connects' : found;
  const verdict = verdicts[why] ?? 'none';
  const inEuros = rules.includes('shy') || rules.includes('eu');
  return {
    rules,
    connects,
    kilometres,
    bands,
    verdict,
    why,
    sums: verdict !== 'none' && inEuros ? bands.flatMap((band) => sumsOf(flight, rules, band)) : [],
    refund: rules.length > 0 && (event !== 'delay' || late === '5plus') && why !== 'own-refusal',
  };
}

export const amountsOf = ({ sums }: Outcome): readonly number[] =>
  [...new Set(sums.map(({ amount }) => amount))].sort((one, other) => one - other);
