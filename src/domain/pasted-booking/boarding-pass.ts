import { addDays } from '../days/date-ranges.ts';
import type { IsoDate } from '../days/dates.ts';
import type { Segment } from './gds-lines.ts';
import { type Found, found, type Line } from './pasted-text.ts';
import { type NameWords, slashedNamesIn } from './system-names.ts';

type PassLeg = Segment & { pnr: Found; date: IsoDate } & Record<'flight' | 'cabin' | 'seat', string>;

/** `names` omits a name that fills all 20 characters: it may be cut off. */
type BoardingPass = { line: Line; names: NameWords[]; legs: PassLeg[] };

const head = /^\s*M(?<count>[1-4])(?<name>.{20})[E ]/d;
const leg = new RegExp(
  '(?<pnr>(?=[A-Z\\d]{5})[A-Z\\d ]{7})(?<from>[A-Z]{3})(?<to>[A-Z]{3})(?<carrier>[A-Z\\d]{2}[A-Z ])(?<number>[\\d ]{4}[A-Z ])' +
    '(?<day>[0-3]\\d\\d)(?<cabin>[A-Z])(?<seat>[A-Z\\d ]{4})[A-Z\\d ]{5}[A-Z\\d ](?<size>[\\dA-F]{2})',
  'dy',
);

/** Reads a boarding pass's bar code as a scanner types it: by IATA resolution 792 every item has a fixed position. */
export function boardingPassIn(line: Line, today: IsoDate): BoardingPass | null {
  const begin = head.exec(line.text);
  const { count, name = '' } = begin?.groups ?? {};
  const legs: PassLeg[] = [];
  for (let at = begin?.[0].length ?? 0; legs.length < Number(count ?? 0); ) {
    leg.lastIndex = at;
    const match = leg.exec(line.text);
    if (!match) return null;
    legs.push(legOf(line, match, today));
    // Skips the airline's own data, whose length a field gives.
    at = leg.lastIndex + Number.parseInt(match.groups?.size ?? '0', 16);
  }
  // With a Turkish keyboard layout, scanners type the slash as a full stop.
  const text = `${' '.repeat(line.text.indexOf('M') + 2)}${name.replace('.', '/')}`;
  return begin ? { line, legs, names: name.endsWith(' ') ? slashedNamesIn({ ...line, text }, true) : [] } : null;
}

function legOf(line: Line, match: RegExpExecArray, today: IsoDate): PassLeg {
  const part = (name: string): Found => {
    const [start = 0, end = 0] = match.indices?.groups?.[name] ?? [];
    const value = line.text.slice(start, end).trim();
    return found(value, line, start, start + value.length);
  };
  const end = (name: string) => {
    const { value, start, end } = part(name);
    return { codes: [value], start: start - line.at, end: end - line.at, line };
  };
  const date = nearest(Number(part('day').value), today);
  return {
    pnr: part('pnr'),
    designator: part('carrier').value,
    at: part('carrier').start - line.at,
    from: end('from'),
    to: end('to'),
    flight: part('number').value.replace(/^0+/, ''),
    date,
    day: date.slice(5),
    cabin: part('cabin').value,
    seat: part('seat').value.replace(/^0+/, ''),
    isReturn: false,
    isChained: false,
  };
}

/** Takes the date nearest to today, because the bar code has only the day of the year. */
function nearest(day: number, today: IsoDate): IsoDate {
  const away = (date: IsoDate) => Math.abs(Date.parse(date) - Date.parse(today));
  const years = [-1, 0, 1].map((more) => addDays(`${Number(today.slice(0, 4)) + more - 1}-12-31`, day));
  return years.reduce((best, date) => (away(date) < away(best) ? date : best));
}
