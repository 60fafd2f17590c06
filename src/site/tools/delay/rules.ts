import { greatCircle } from '../distance.ts';
import type { Place } from '../places.ts';

/**
 * Where an airport lies, as the law distinguishes: Türkiye; the Union with Iceland, Norway and Switzerland; Britain.
 */
export type Region = 'turkey' | 'europe' | 'britain' | 'elsewhere';
/** Where the operating airline is based. */
export type Carrier = Region;

export type Event = 'delay' | 'cancel' | 'denied';
/** How much later than planned the passenger reached the last airport. */
export type Late = 'under3' | '3to4' | '4to5' | '5plus';
/** How long before take-off the airline announced the cancellation. */
export type Notice = 'over14' | '7to14' | 'under7';
/** Whether the airline offered another flight within the times that spare it a payment. */
export type Offer = 'none' | 'within' | 'beyond';
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
  cause: Cause;
  refusal: Refusal;
}

/** SHY-YOLCU, Regulation 261/2004, and the British rule derived from it. */
export type Rule = 'shy' | 'eu' | 'uk';
type Band = 'domestic' | 'near' | 'middle' | 'far';
type Verdict = 'owed' | 'perhaps' | 'none';
export type Why =
  | 'owed'
  | 'unknown'
  | 'strike'
  | 'no-rule'
  | 'too-short'
  | 'extraordinary'
  | 'told-in-time'
  | 'rerouted'
  | 'own-refusal';

export interface Outcome {
  rules: readonly Rule[];
  /** Along the great circle. */
  kilometres: number;
  /** So close to a limit that the airline's own measure may decide. */
  onEdge: boolean;
  band: Band;
  verdict: Verdict;
  why: Why;
  /** In euros; null if no rule holds, or only the British one, which pays in pounds. */
  amount: number | null;
  /** Whether the airline may pay half. */
  mayHalve: boolean;
  /** Whether the passenger can have the price of the ticket back. */
  refund: boolean;
}

const limits = [1500, 3500] as const;
const edge = 20;

/** The rules that apply to a route and an airline. */
function rulesOf({ from, to, carrier }: Flight): readonly Rule[] {
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
  return rules;
}

function bandOf({ from, to }: Flight, kilometres: number): Band {
  if (from.region === 'turkey' && to.region === 'turkey') return 'domestic';
  if (kilometres <= limits[0]) return 'near';
  const insideUnion = from.region === 'europe' && to.region === 'europe';
  return insideUnion || kilometres <= limits[1] ? 'middle' : 'far';
}

const amounts: Readonly<Record<Band, number>> = { domestic: 100, near: 250, middle: 400, far: 600 };

function whyOf({ event, late, notice, offer, cause, refusal }: Flight): Why {
  if (event === 'denied') return refusal === 'own' ? 'own-refusal' : 'owed';
  if (event === 'delay' && late === 'under3') return 'too-short';
  if (event === 'cancel' && notice === 'over14') return 'told-in-time';
  if (event === 'cancel' && offer === 'within') return 'rerouted';
  if (cause === 'unknown' || cause === 'strike') return cause;
  return cause === 'technical' || cause === 'operations' ? 'owed' : 'extraordinary';
}

/**
 * What a passenger may ask for after a delay, a cancellation or a denied boarding, by the rules in force on
 * `lawReadOn`.
 */
export function assess(flight: Flight): Outcome {
  const { event, late, offer } = flight;
  const rules = rulesOf(flight);
  const kilometres = greatCircle(flight.from, flight.to);
  const band = bandOf(flight, kilometres);
  const why = rules.length === 0 ? 'no-rule' : whyOf(flight);
  const verdict = why === 'owed' ? 'owed' : why === 'unknown' || why === 'strike' ? 'perhaps' : 'none';
  const inEuros = rules.includes('shy') || rules.includes('eu');
  const rerouted = event === 'denied' || (event === 'cancel' && offer === 'beyond');
  return {
    rules,
    kilometres,
    onEdge: band !== 'domestic' && limits.some((limit) => Math.abs(kilometres - limit) <= edge),
    band,
    verdict,
    why,
    amount: verdict !== 'none' && inEuros ? amounts[band] : null,
    mayHalve:
      verdict !== 'none' &&
      (rerouted || (event === 'delay' && late === '3to4' && band === 'far' && rules.includes('eu'))),
    refund: rules.length > 0 && (event !== 'delay' || late === '5plus') && why !== 'own-refusal',
  };
}
