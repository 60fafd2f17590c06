import { findDay } from './days-in-text.ts';
import { wordsOf } from './expressions.ts';
import type { End, Leg } from './legs-in-text.ts';
import type { Line } from './pasted-text.ts';
import { heldStatuses } from './words/systems.ts';

/** A flight as reservation systems write it: `TK1821 Y 12DEC 6 ISTCDG HK1 0715 0935`. */
export interface Segment extends Leg {
  designator: string;
  at: number;
}

const airline = '(?<designator>[A-Z][A-Z\\d]|\\d[A-Z])';
const day = '(?<day>\\d{1,2}[A-Z]{3})(?:\\d{2})?';
/** Flown segments have no times; open segments have neither number nor day. */
const segment = new RegExp(
  `(?<![A-Z\\d])${airline} {0,4}(?:\\d{1,4}|(?<open>OPEN)) {0,3}[A-Z] {1,12}(?:${day} {0,4}(?:\\d|[A-Z]{1,2})?[ *]{1,5})?` +
    '(?<from>[A-Z]{3}) ?(?<to>[A-Z]{3})(?![A-Z])(?:[ *]{0,20}(?<status>FLWN|[A-Z]{2}(?= ?\\d{1,2}(?!\\d))))?',
  'd',
);
const held = new Set(wordsOf(heldStatuses));

/** Finds the flights in a reservation system's text. */
export function segmentsIn(lines: readonly Line[]): Segment[] {
  const segments = lines.flatMap((line) => segmentIn(line) ?? []);
  return segments.length > 0 ? segments : couponsIn(lines);
}

function segmentIn(line: Line): Segment | null {
  const match = segment.exec(line.text);
  const { open, from, to, status = open ?? '' } = match?.groups ?? {};
  return match && held.has(status) && from !== to
    ? segmentOf(match, endAt(match, 'from', line), endAt(match, 'to', line))
    : null;
}

const coupon = new RegExp(
  `^\\s{0,4}\\d {1,3}(?:[OXS] {1,3})?(?:(?<from>[A-Z]{3})(?=[A-Z\\d]{2} {1,4}(?:\\d|OPEN)))?${airline} {1,4}(?:\\d{1,4}|OPEN) {1,3}[A-Z] {1,12}` +
    `(?:${day} {1,3})?(?:(?<start>[A-Z]{3})(?<to>[A-Z]{3}) {1,3})?(?:\\d{4} {1,3}OK|OPEN|FLWN)`,
  'd',
);

/**
 * Reads the flights of a ticket: Sabre's `TK 2822 Y 10DEC ISTTZX 1310 OK`, Amadeus' `1 O ISTTK 1865 L 12DEC 0935 OK`.
 */
function couponsIn(lines: readonly Line[]): Segment[] {
  const coupons = lines.flatMap((line) => {
    const match = coupon.exec(line.text);
    return match ? [{ line, match }] : [];
  });
  return coupons.flatMap(({ line, match }, at) => {
    const next = coupons[at + 1];
    const from = endAt(match, match.groups?.to ? 'start' : 'from', line);
    // Amadeus gives only the place of departure: the flight ends where the next one begins.
    const to = match.groups?.to ? endAt(match, 'to', line) : next && endAt(next.match, 'from', next.line);
    return to && to.codes[0] !== from.codes[0] ? [segmentOf(match, from, to)] : [];
  });
}

function endAt(match: RegExpExecArray, name: string, line: Line): End {
  const [start = 0, end = 0] = match.indices?.groups?.[name] ?? [];
  return { codes: [line.text.slice(start, end)], start, end, line };
}

function segmentOf(match: RegExpExecArray, from: End, to: End): Segment {
  const { designator = '', day = '' } = match.groups ?? {};
  const [at = 0] = match.indices?.groups?.designator ?? [];
  const monthDay = findDay(day.toLowerCase())?.monthDay ?? null;
  return { designator, at, from, to, isReturn: false, day: monthDay, isChained: false };
}

const systemLine =
  /^\s{0,4}(?:RP\/[A-Z]{3}[A-Z\d]{2,8}\/|NM\d{1,2}[A-Z]{2,30}\/|N\.[A-Z]{2,30}\/|\d{1,2}\. ?(?:I\/)?\d{0,2}[A-Z]{2,30}\/[A-Z])/;

/** Distinguishes the text of a reservation system from a letter. */
export const isSystemText = (lines: readonly Line[]) => lines.some(({ text }) => systemLine.test(text));
