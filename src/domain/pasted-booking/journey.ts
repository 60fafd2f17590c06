import type { End, Leg } from './legs-in-text.ts';
import { type Found, found } from './pasted-text.ts';

/** Where the outward journey begins and ends; null if the text leaves it open. */
export interface Journey {
  depart: Found | null;
  arrive: Found | null;
}

/**
 * Follows the flights from the first to the place where the passenger stays. A flight that continues from the end of
 * the previous one, on the same or the next day, is a connection; one that leads back, or leaves later, is another
 * journey.
 */
export function journeyOf(legs: readonly Leg[]): Journey {
  const [first] = legs;
  if (!first) return { depart: null, arrive: null };
  const certain = new Set(legs.flatMap(({ from, to }) => [from, to]).flatMap(({ codes }) => (codes[1] ? [] : codes)));
  const last = lastOf(first, legs);
  return { depart: foundIn(first.from, certain), arrive: last && foundIn(last, certain) };
}

function lastOf(first: Leg, legs: readonly Leg[]): End | null {
  const visited = [first.from, first.to];
  let previous = first;
  for (const leg of legs.slice(1)) {
    if (leg !== previous && meets(leg.from, previous.from) && meets(leg.to, previous.to)) continue;
    if (leg.isReturn !== first.isReturn || !meets(leg.from, previous.to)) break;
    if (visited.some((place) => meets(place, leg.to))) break;
    const isSoon = leg.isChained || isSameOrNext(previous.day, leg.day);
    if (isSoon === false) break;
    if (isSoon === null) return null;
    previous = leg;
    visited.push(leg.to);
  }
  return previous.to;
}

const meets = (one: End, other: End) => one.codes.some((code) => other.codes.includes(code));

/** Whether the second day equals the first or is the day after; null if one of them is unknown. */
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
