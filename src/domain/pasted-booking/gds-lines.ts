import { findDay } from './days-in-text.ts';
import type { Leg } from './legs-in-text.ts';
import type { Line } from './pasted-text.ts';

/** A flight as reservation systems write it: `TK1821 Y 12DEC 6 ISTCDG HK1 0715 0935`. */
export interface Segment extends Leg {
  /** The airline's two signs. */
  designator: string;
  /** Where they stand in the line. */
  at: number;
}

const segment =
  /(?<![A-Z\d])(?<designator>[A-Z][A-Z\d]|\d[A-Z]) {0,3}\d{1,4} {0,3}[A-Z] {1,4}(?<day>\d{1,2}[A-Z]{3})(?:\d{2})? {0,4}(?:\d|[A-Z]{1,2})?[ *]{1,5}(?<from>[A-Z]{3}) ?(?<to>[A-Z]{3})[ *]{0,5}(?<status>[A-Z]{2}) ?\d{1,2}(?!\d)/d;
/** Statuses of a seat that is held or sold; others are asked for, waited for or cancelled. */
const held = /^(?:HK|HS|KK|KL|SS|RR|TK|DK|LK|BK)$/;

/** The flights of a reservation system's text. */
export function segmentsIn(lines: readonly Line[]): Segment[] {
  const segments = lines.flatMap((line) => segmentIn(line) ?? []);
  return segments.length > 0 ? segments : couponsIn(lines);
}

/** The flights of a ticket's image: Sabre's `TK 2822 Y 10DEC ISTTZX 1310 OK`, Amadeus' `1 O ISTTK 1865 L 12DEC 0935 OK`. */
function couponsIn(lines: readonly Line[]): Segment[] {
  const coupons = lines.flatMap((line) => {
    const match = coupon.exec(line.text);
    return match ? [{ line, match }] : [];
  });
  return coupons.flatMap(({ line, match }, at) => {
    const { designator = '', from = '', to, day = '' } = match.groups ?? {};
    const next = coupons[at + 1];
    const there = to !== undefined ? endAt(match, 'to', line) : next && endAt(next.match, 'from', next.line);
    if (!there || there.codes[0] === from) return [];
    const [start = 0] = match.indices?.groups?.designator ?? [];
    const monthDay = findDay(day.toLowerCase())?.monthDay ?? null;
    return [
      {
        designator,
        at: start,
        from: endAt(match, 'from', line),
        to: there,
        isReturn: false,
        day: monthDay,
        isChained: false,
      },
    ];
  });
}

const coupon =
  /^\s{0,4}\d {1,3}(?:[OXS] {1,3})?(?:(?<from>[A-Z]{3})(?=[A-Z\d]{2} {1,4}\d))?(?<designator>[A-Z][A-Z\d]|\d[A-Z]) {1,4}\d{1,4} {1,3}[A-Z] {1,4}(?<day>\d{2}[A-Z]{3})(?:\d{2})? {1,3}(?:(?<start>[A-Z]{3})(?<to>[A-Z]{3}) {1,3})?\d{4} {1,3}OK/d;

function endAt(match: RegExpExecArray, name: 'from' | 'to', line: Line): Segment['from'] {
  const groups = match.indices?.groups;
  const [start = 0, end = 0] = (name === 'to' ? groups?.to : (groups?.from ?? groups?.start)) ?? [];
  return { codes: [line.text.slice(start, end)], start, end, line };
}

function segmentIn(line: Line): Segment | null {
  const match = segment.exec(line.text);
  const { designator = '', day = '', from = '', to = '', status = '' } = match?.groups ?? {};
  const [start = 0] = match?.indices?.groups?.from ?? [];
  const [second = 0] = match?.indices?.groups?.to ?? [];
  if (!match || !held.test(status) || from === to) return null;
  return {
    designator,
    at: match.index,
    from: { codes: [from], start, end: start + 3, line },
    to: { codes: [to], start: second, end: second + 3, line },
    isReturn: false,
    day: findDay(day.toLowerCase())?.monthDay ?? null,
    isChained: false,
  };
}

/** Whether a text is one of a reservation system rather than a letter. */
export function isSystemText(lines: readonly Line[]): boolean {
  return lines.some(({ text }) => systemLine.test(text));
}

const systemLine =
  /^\s{0,4}(?:RP\/[A-Z]{3}[A-Z\d]{2,8}\/|NM\d{1,2}[A-Z]{2,30}\/|N\.[A-Z]{2,30}\/|\d{1,2}\. ?(?:I\/)?\d{0,2}[A-Z]{2,30}\/[A-Z])/;
