import { airportNames, noAirports, otherAirports, severalAirports } from '../places/airport-names.ts';
import { airports } from '../places/suggested-airports.ts';
import { placeName } from '../places/world-lookup.ts';
import { wordsOf } from './expressions.ts';
import type { Line } from './pasted-text.ts';
import { matchesIn } from './table-cells.ts';
import { months, weekdays } from './words/months.ts';

export interface Place {
  codes: readonly string[];
  start: number;
  end: number;
}

const byName = new Map<string, readonly string[]>();
for (const row of [...airportNames.trim().split('\n'), ...severalAirports.trim().split('\n')]) {
  const [codes = '', ...words] = row.split(' ');
  for (const name of words.join(' ').split('|')) byName.set(placeName(name), codes.split('/'));
}

const known = new Set([...[...byName.values()].flat(), ...airports.map(({ code }) => code), ...wordsOf(otherAirports)]);

/** Whether these words name a place, not a person: an airport's name may look like a person's. */
export const isPlaceName = (words: readonly string[]) => byName.has(placeName(words.join(' ')));
export const isKnownAirport = (code: string) => known.has(code);

const noCodes = new Set([
  ...wordsOf(noAirports),
  ...[weekdays.short, ...months.map(({ short }) => short), 'may'].flatMap(wordsOf).map((word) => word.toUpperCase()),
]);

/** Finds the places in a line, in order. Merges neighbours that mean the same airport. */
export function placesIn(line: Line): Place[] {
  const words = matchesIn(line.folded, /[\p{L}\d]+/gu);
  const places: Place[] = [];
  for (let at = 0; at < words.length; ) {
    const name = longestName(words.slice(at, at + 4).map(({ text }) => text));
    const first = words[at];
    const last = words[at + (name?.words ?? 1) - 1];
    if (!first || !last) break;
    const codes = name?.codes ?? codeAt(line, first);
    if (codes) places.push({ codes, start: first.start, end: last.end });
    at += name?.words ?? 1;
  }
  return merged(line, places);
}

function longestName(words: readonly string[]): { codes: readonly string[]; words: number } | null {
  for (let count = words.length; count > 0; count -= 1) {
    const name = words.slice(0, count).join(' ');
    const codes = byName.get(name) ?? (name.length > 5 ? declined(name) : undefined);
    if (codes) return { codes, words: count };
  }
  return null;
}

/** Reads `ankaradan` as `ankara`: people often omit the apostrophe. */
function declined(name: string): readonly string[] | undefined {
  return endings.flatMap((ending) => (ending.test(name) ? [byName.get(name.replace(ending, ''))] : [])).find(Boolean);
}

const endings = [/[dt][ae]n$/, /n[dt][ae]n$/, /[ae]$/, /[yn][ae]$/];

function codeAt({ text }: Line, { start, end }: { start: number; end: number }): string[] | null {
  const code = text.slice(start, end);
  return /^[A-Z]{3}$/.test(code) && !noCodes.has(code) && known.has(code) ? [code] : null;
}

function merged(line: Line, places: readonly Place[]): Place[] {
  const result: Place[] = [];
  for (const place of places) {
    const last = result.at(-1);
    const shared = last?.codes.filter((code) => place.codes.includes(code)) ?? [];
    const gap = last ? line.folded.slice(last.end, place.start) : '';
    if (last && shared.length > 0 && gap.length <= 40 && !/[\d>→]| to /.test(gap)) {
      result[result.length - 1] = { codes: shared, start: last.start, end: place.end };
    } else result.push(place);
  }
  return result;
}

/** Reads `EK 123 DXBIST 12DEC`, with both codes joined next to a flight number, and `ist-ayt` in lower case. */
export function pairIn(line: Line): readonly [Place, Place] | null {
  const isFlight = stuckFlight.test(line.text);
  for (const { index, 0: whole, groups } of line.folded.matchAll(pair)) {
    const { from = '', gap = '', to = '' } = groups ?? {};
    // A status behind the codes marks a line of a reservation system: `segmentsIn` reads it, so do not read it here.
    const isStuck = isFlight && /^[A-Z]{6}(?![ *]{0,5}[A-Z]{2} ?\d{1,2}(?!\d))/.test(line.text.slice(index));
    const codes = [from, to].map((code) => code.toUpperCase());
    if (from === to || (gap === '' && !isStuck) || !codes.every((code) => known.has(code) && !noCodes.has(code)))
      continue;
    const end = index + whole.length;
    return [
      { codes: codes.slice(0, 1), start: index, end: index + 3 },
      { codes: codes.slice(1), start: end - 3, end },
    ];
  }
  return null;
}

const stuckFlight = /(?<![A-Z\d])(?:[A-Z]{2}|[A-Z]\d|\d[A-Z]) ?\d{1,4}(?!\d)/;
const pair = /(?<![\p{L}\d])(?<from>[a-z]{3})(?<gap>(?: ?(?:[-–—/>→]|->|=>) ?)?)(?<to>[a-z]{3})(?![\p{L}\d])/gu;
