import { airportNames, noAirports, otherAirports, severalAirports } from '../places/airport-names.ts';
import { airports } from '../places/airports.ts';
import { foldText } from '../text/turkish.ts';
import { wordsOf } from './expressions.ts';
import type { Line } from './pasted-text.ts';
import { months, weekdays } from './words/months.ts';

/** A place named in a line, and the airports that it can mean. */
export interface Place {
  codes: readonly string[];
  start: number;
  end: number;
}

const byName = new Map<string, readonly string[]>();
for (const row of [...airportNames.trim().split('\n'), ...severalAirports.trim().split('\n')]) {
  const [codes = '', ...words] = row.split(' ');
  for (const name of words.join(' ').split('|')) byName.set(plain(name), codes.split('/'));
}

const known = new Set([...[...byName.values()].flat(), ...airports.map(({ code }) => code), ...wordsOf(otherAirports)]);

/** Tells places from people: some airports are called after somebody. */
export const isPlaceName = (words: readonly string[]) => byName.has(plain(foldText(words.join(' '))));
export const isKnownAirport = (code: string) => known.has(code);

const noCodes = new Set([
  ...wordsOf(noAirports),
  ...[weekdays.short, ...months.map(({ short }) => short), 'may'].flatMap(wordsOf).map((word) => word.toUpperCase()),
]);

/** Finds the places of a line in their order. Neighbours that mean the same airport are one. */
export function placesIn(line: Line): Place[] {
  const words = [...line.folded.matchAll(/[\p{L}\d]+/gu)].map((match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }));
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

/** Reads `ankaradan` as `ankara`: people in haste leave out the apostrophe. */
function declined(name: string): readonly string[] | undefined {
  return endings.flatMap((ending) => (ending.test(name) ? [byName.get(name.replace(ending, ''))] : [])).find(Boolean);
}

const endings = [/[dt][ae]n$/, /n[dt][ae]n$/, /[ae]$/, /[yn][ae]$/];

function codeAt({ text }: Line, { start, end }: { start: number; end: number }): string[] | null {
  const code = text.slice(start, end);
  if (!/^[A-Z]{3}$/.test(code) || noCodes.has(code)) return null;
  if (known.has(code)) return [code];
  return null;
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

/** Reads `EK 123 DXBIST 12DEC`: the codes of both ends in one word, beside a flight. */
export function stuckPairIn({ text }: Line): readonly [Place, Place] | null {
  if (!stuckFlight.test(text)) return null;
  for (const { index, groups } of text.matchAll(/(?<![\p{L}\d])(?<from>[A-Z]{3})(?<to>[A-Z]{3})(?![\p{L}\d])/gu)) {
    const { from = '', to = '' } = groups ?? {};
    // A status shows a line of a reservation system, which `segmentsIn` reads where the seat is held.
    if (/^[ *]{0,5}[A-Z]{2} ?\d{1,2}(?!\d)/.test(text.slice(index + 6))) continue;
    if (from === to || ![from, to].every((code) => known.has(code) && !noCodes.has(code))) continue;
    return [
      { codes: [from], start: index, end: index + 3 },
      { codes: [to], start: index + 3, end: index + 6 },
    ];
  }
  return null;
}

const stuckFlight = /(?<![A-Z\d])(?:[A-Z]{2}|[A-Z]\d|\d[A-Z]) ?\d{1,4}(?!\d)/;

/** Reads `ist-ayt`: codes in small letters count only as a pair. */
export function smallPairIn(line: Line): readonly [Place, Place] | null {
  for (const match of line.folded.matchAll(
    /(?<![\p{L}\d])([a-z]{3})( ?(?:[-–—/>→]|->|=>) ?)([a-z]{3})(?![\p{L}\d])/gu,
  )) {
    const [one = '', gap = '', other = ''] = match.slice(1);
    const codes = [one, other].map((code) => code.toUpperCase());
    if (one === other || !codes.every((code) => known.has(code) && !noCodes.has(code))) continue;
    const start = match.index;
    const second = start + 3 + gap.length;
    const [from = '', to = ''] = codes;
    return [
      { codes: [from], start, end: start + 3 },
      { codes: [to], start: second, end: second + 3 },
    ];
  }
  return null;
}

function plain(name: string): string {
  return (name.match(/[\p{L}\d]+/gu) ?? []).join(' ');
}
