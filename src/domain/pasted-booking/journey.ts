import type { End, Leg } from './legs-in-text.ts';
import { type Found, found } from './pasted-text.ts';

export type Journey = Record<'depart' | 'arrive' | 'returnTo', Found | null>;

/**
 * Follows the flights to the place where the passenger stays: a flight on the same or the next day is a connection. A
 * return leads from there to the first airport, and must come last.
 */
export function journeyOf(legs: readonly Leg[]): Journey {
  const flights = legs.filter((leg, at) => !legs.slice(0, at).some((earlier) => isRepeat(earlier, leg)));
  const [first, last] = [flights[0], lastOf(flights)];
  const certain = new Set(legs.flatMap(({ from, to }) => [from, to]).flatMap(({ codes }) => (codes[1] ? [] : codes)));
  const behind = last ? flights.slice(flights.indexOf(last) + 1) : [];
  const [back, home] = [behind[0], lastOf(behind)];
  const isReturn = last && back && home && home === behind.at(-1) && areOne(last.to, back.from);
  return {
    depart: first ? foundIn(first.from, certain) : null,
    arrive: last && foundIn(last.to, certain),
    returnTo: isReturn && first && areOne(home.to, first.from) ? foundIn(home.to, certain) : null,
  };
}

/** Finds the last flight of the journey that begins with the first; null if the text leaves it open. */
function lastOf([first, ...others]: readonly Leg[]): Leg | null {
  if (!first) return null;
  const visited = [first.from, first.to];
  let previous = first;
  for (const leg of others) {
    if (leg.isReturn !== first.isReturn || !meets(leg.from, previous.to)) break;
    if (visited.some((place) => meets(place, leg.to))) break;
    const isSoon = leg.isChained || isSameOrNext(previous.day, leg.day);
    if (isSoon === false) break;
    if (isSoon === null) return null;
    previous = leg;
    visited.push(leg.to);
  }
  return previous;
}

const isRepeat = (one: Leg, other: Leg) =>
  meets(one.from, other.from) && meets(one.to, other.to) && (!one.day || !other.day || one.day === other.day);
/** Whether both places can only mean the same airport. */
const areOne = (one: End, other: End) => !one.codes[1] && one.codes.join() === other.codes.join();
const meets = (one: End, other: End) => one.codes.some((code) => other.codes.includes(code));

function isSameOrNext(one: string | null, other: string | null): boolean | null {
  if (one === null || other === null) return null;
  const days = [one, other].map((day) => Date.parse(`2024-${day}T00:00:00Z`) / 86_400_000);
  const apart = ((days[1] ?? 0) - (days[0] ?? 0) + 366) % 366;
  return apart <= 1;
}

function foundIn(end: End, certain: ReadonlySet<string>): Found | null {
  const codes = end.codes.length === 1 ? end.codes : end.codes.filter((code) => certain.has(code));
  const [code] = codes;
  return code && codes.length === 1 ? found(code, end.line, end.start, end.end) : null;
}
