import { greatCircle, onEllipsoid } from '../distance.ts';
import type { Place } from '../places.ts';

/**
 * Where an airport lies, as the law distinguishes: Türkiye; the Union with Iceland, Norway and Switzerland; Britain.
 */
export type Region = 'turkey' | 'europe' | 'britain' | 'elsewhere';
/** Where the operating airline is based. */
export type Carrier = Region;

/** `earlier`: brought forward by more than an hour. */
export type Event = 'delay' | 'cancel' | 'earlier' | 'denied';
/** How much later than planned the door was opened at the last airport. */
export type Late = 'under3' | '3to4' | '4to5' | '5plus';
/** How many days before take-off a cancellation was told. */
export type Notice = 'over14' | '7to13' | 'under7';
/** Whether another flight was offered inside the margins of time that spare the airline a payment. */
export type Offer = 'none' | 'within' | 'beyond';
/** How much later than planned the offered flight reaches the last airport. */
export type Arrival = 'upTo2' | 'upTo3' | 'upTo4' | 'over4' | 'none';
/** How much earlier than planned a flight takes off that was brought forward. */
export type Advance = 'upTo2' | 'over2';
export type Cause = 'technical' | 'operations' | 'unknown' | 'strike' | 'weather' | 'airspace' | 'security';
/** Why a passenger was denied boarding: too few seats; or documents, health, conduct or lateness. */
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

/** SHY-YOLCU, Regulation 261/2004, and the British rule derived from it. */
export type Rule = 'shy' | 'eu' | 'uk';
/** What an amount is reckoned by; `union`: within the Union, beyond the first limit. */
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

/** An amount in euros that may be asked for. */
export interface Sum {
  band: Band;
  amount: number;
  /** The same before the airline may halve it. */
  full: number;
}

export interface Outcome {
  rules: readonly Rule[];
  /** A Turkish airline flew, and neither end is in Türkiye: it is open whether the Turkish rule holds. */
  connects: boolean;
  /** Along the great circle. */
  kilometres: number;
  /** Two where it is too close to call which. */
  bands: readonly Band[];
  verdict: Verdict;
  why: Why;
  /** What may be asked for: several where the measure or the rule decides; none where only the British rule, which pays in pounds, or none holds. */
  sums: readonly Sum[];
  /** The price of the ticket can be asked back. */
  refund: boolean;
}

const limits = [1500, 3500] as const;
/** Kilometres by which a way may be off, since places are written in hundredths of a degree. */
const rounding = 1.6;

/** A booking that touches Türkiye, if at all, only between two flights. */
const onlyConnects = ({ from, to, carrier }: Flight) =>
  carrier === 'turkey' && from.region !== 'turkey' && to.region !== 'turkey';

/** The rules that hold by route and airline. */
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

/** The law tells no sphere from an ellipsoid: where they differ both count. */
function bandsOf(flight: Flight, kilometres: number): readonly Band[] {
  const ways = [kilometres, onEllipsoid(flight.from, flight.to)];
  const ends = [Math.min(...ways) - rounding, Math.max(...ways) + rounding];
  return [...new Set(ends.map((end) => bandOf(flight, end)))];
}

const amounts: Readonly<Record<Band, number>> = { domestic: 100, near: 250, middle: 400, union: 400, far: 600 };
/** Up to how late another flight may arrive for the airline to pay half. */
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
  // The Union's court halves for a delay too; the Turkish rule does not speak of it.
  if (event !== 'delay' || late !== '3to4' || band !== 'far' || !rules.includes('eu')) return [whole];
  return rules.includes('shy') ? [half, whole] : [half];
}

function whyOf({ event, late, notice, offer, advance, cause, refusal }: Flight): Why {
  if (event === 'denied') return refusal === 'own' ? 'own-refusal' : 'owed';
  if (event === 'delay' && late === 'under3') return 'too-short';
  if (event !== 'delay' && notice === 'over14') return 'told-in-time';
  if (event === 'cancel' && offer === 'within') return 'rerouted';
  // The flight brought forward is itself what the airline offers instead.
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

/** What somebody may ask for after a delay, a cancellation or a refusal, by the rules in force on `lawReadOn`. */
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

/** The different amounts among those that may be asked for, the smallest first. */
export const amountsOf = ({ sums }: Outcome): readonly number[] =>
  [...new Set(sums.map(({ amount }) => amount))].sort((one, other) => one - other);
