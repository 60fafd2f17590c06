import { airlineList } from '../airlines.ts';
import { findDay } from './days-in-text.ts';
import { anyOf, begins, finds, oneOf, wordsOf } from './expressions.ts';
import type { Line } from './pasted-text.ts';
import { type Place, pairIn, placesIn } from './places-in-text.ts';
import * as words from './words/flights.ts';
import { months, weekdays } from './words/months.ts';

export interface End extends Place {
  line: Line;
}

export interface Leg {
  from: End;
  to: End;
  isReturn: boolean;
  /** Month and day, if the text gives them. */
  day: string | null;
  /** Whether it is written together with the flight before: `IST-DOH-BKK`. */
  isChained: boolean;
}

type Role = 'from' | 'to' | null;
/** A place that is alone in its line, probably where a flight starts or ends. */
interface Single {
  end: End;
  role: Role;
  row: number;
  day: string | null;
  isReturn: boolean;
  isTimed: boolean;
  flight: string | undefined;
  /** Whether a line below the place, without a place of its own, has a time. */
  hasTimeBelow: boolean;
}

const reach = 7;
const behindFlight = (labels: string) => new RegExp(`^\\W{0,6}(?:[a-z\\d]{2} ?\\d{1,4}\\W{1,6})?${anyOf(labels)}`, 'u');
const fromWords = behindFlight(words.fromLabels);
const toWords = behindFlight(words.toLabels);
const backWords = begins(words.backLabels);
const thereWords = begins(words.thereLabels);

const flightWords = new Set(
  [words.besideEnds, weekdays.full, weekdays.short, ...months.flatMap(({ full, short }) => [full, short])].flatMap(
    wordsOf,
  ),
);

const time = /(?<![\d.,])\d{1,2}[:.]\d{2}(?![\d.,])/;
const joining: ReadonlySet<string> = new Set(wordsOf(words.joints));

function isOfFlight(folded: string, parting = joining): boolean {
  return (folded.match(/[\p{L}\d]+/gu) ?? []).every(
    (word) =>
      flightWords.has(word) || /\d|^\p{Script=Cyrillic}/u.test(word) || (word.length <= 2 && !parting.has(word)),
  );
}

/** Reads the flights of a text, in order. */
export function legsIn(lines: readonly Line[]): Leg[] {
  const legs: Leg[] = [];
  let open: Single | null = null;
  let role: { role: Role; row: number } = { role: null, row: -reach };
  let day: string | null = null;
  let isReturn = false;
  lines.forEach((line, row) => {
    if (line.isAddress) return;
    if (backWords.test(line.folded)) isReturn = true;
    else if (thereWords.test(line.folded)) isReturn = false;
    const hasTime = time.test(line.folded);
    const ends = !hasTime && isService(line) ? [] : endsOf(line);
    const ownDay = ends.length === 0 && otherDay.test(line.folded) ? undefined : findDay(line.folded)?.monthDay;
    day = ownDay ?? day;
    const own = roleOf(line.folded);
    if (ends.length === 0) {
      // `Kalkış: 07:15` says that the place in the line above is a departure. Keep the role of a place that is already
      // known to be the other end of the flight.
      if (own && hasTime && open?.row === row - 1 && (open.role ?? own) === own) open.role = own;
      else if (own) role = { role: own, row };
      if (open) open.hasTimeBelow ||= hasTime;
      return;
    }
    if (ends.length > 1) {
      legs.push(...chainOf(line, ends, { isReturn, day }));
      open = null;
      return;
    }
    const [end] = ends;
    const told = own ?? (row - role.row <= 3 ? role.role : null);
    role = { role: null, row: -reach };
    if (!end || (told === null && !isPlaceLine(line, end))) return;
    const flight = flown.exec(line.folded)?.[0];
    const single: Single = { end, role: told, row, day, isReturn, isTimed: hasTime, flight, hasTimeBelow: false };
    if (open && row - open.row <= reach && isSame(open.end, end) && (told === null || told === open.role)) {
      // The arrival is named again with a second time: here the passenger leaves with the next flight.
      const isNext = open.role === 'to' && (open.hasTimeBelow || (open.isTimed && single.isTimed));
      open = isNext ? { ...single, role: 'from' } : { ...open, row, end: narrower(open.end, end) };
      return;
    }
    if (open && row - open.row <= reach && open.role !== 'to' && told !== 'from') {
      legs.push({ from: open.end, to: end, isReturn: open.isReturn, day: open.day, isChained: false });
      // If the two lines have different flight numbers, the role stays open: the next flight may start at this place.
      const isNext = open.flight !== undefined && single.flight !== undefined && open.flight !== single.flight;
      open = { ...single, role: isNext ? null : 'to' };
    } else open = single;
  });
  return legs[0]?.day === null
    ? legs.map((leg, at) => ({ ...leg, day: dayBelow(lines, leg, legs[at + 1]) ?? leg.day }))
    : legs;
}

const service = begins(words.serviceWords);
/** Recognises lines like `NON STOP IZMIR TO ISTANBUL`, which only repeat where one or all flights start and end. */
const isService = ({ folded }: Line) => service.test(folded) && !flown.test(folded) && findDay(folded) === null;

const otherDay = finds(words.otherDays);

/** Finds the day in the lines below a flight, for a text whose first flight has no day above it. */
function dayBelow(lines: readonly Line[], { to }: Leg, next: Leg | undefined): string | null {
  const row = lines.indexOf(to.line);
  const end = next ? lines.indexOf(next.from.line) : lines.length;
  const days = lines.slice(row, Math.min(end, row + 4)).flatMap(({ folded }) => findDay(folded) ?? []);
  return days[0]?.monthDay ?? null;
}

function endsOf(line: Line): End[] {
  const places = placesIn(line);
  const found = places.length > 1 ? places : (pairIn(line) ?? places);
  return found.map((place) => ({ ...place, line }));
}

const roleOf = (folded: string) => (fromWords.test(folded) ? 'from' : toWords.test(folded) ? 'to' : null);

function isPlaceLine(line: Line, { start, end }: End): boolean {
  return [line.folded.slice(0, start), line.folded.slice(end)].every((text) => isOfFlight(text, new Set()));
}

const flown = new RegExp(
  `(?<![\\p{L}\\d])${oneOf(airlineList.map(({ iata }) => iata).join(';'))} ?\\d{3,4}(?!\\d)`,
  'u',
);
const isSame = (one: Place, other: Place) => one.codes.some((code) => other.codes.includes(code));
const narrower = (one: End, other: End) => (other.codes.length < one.codes.length ? other : one);

function chainOf(line: Line, ends: readonly End[], told: Pick<Leg, 'isReturn' | 'day'>): Leg[] {
  const legs: Leg[] = [];
  let isChained = false;
  ends.slice(1).forEach((to, at) => {
    const from = ends[at];
    const gap = from && line.folded.slice(from.end, to.start);
    const isLeg = from && gap !== undefined && isOfFlight(gap) && !isSame(from, to);
    if (isLeg) legs.push({ from, to, ...told, isChained });
    isChained = Boolean(isLeg);
  });
  return legs;
}
