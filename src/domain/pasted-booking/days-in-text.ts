import { addDays } from '../date-ranges.ts';
import { type IsoDate, isIsoDate } from '../dates.ts';

const months =
  'jan|ocak|oca,feb|subat|sub,mar|mart,apr|nisan|nis,may|mayis,jun|haziran|haz,jul|temmuz|tem,aug|agustos|agu,sep|eylul|eyl,oct|ekim|eki,nov|kasim|kas,dec|aralik|ara'
    .split(',')
    .map((names) => names.split('|'));
const english = 'january february march april june july august september october november december'.split(' ');

const forms = [
  /(?<![\d.])(?<year>20\d{2})-(?<month>\d{2})-(?<day>\d{2})(?!\d)/,
  /(?<![\d.,/])(?<day>\d{1,2})(?<sign>[./-])(?<month>\d{1,2})\k<sign>(?<year>20\d{2}|\d{2})(?![\d/]|[.,]\d)/,
  /(?<![\d.,])(?<day>\d{1,2})(?:st|nd|rd|th)?[ .-]{0,2}(?<name>[a-z]{3,9})(?:[ .,-]{0,2}(?<year>20\d{2}|\d{2})(?![\d:]))?(?![a-z])/,
  /(?<![a-z])(?<name>[a-z]{3,9}) (?<day>\d{1,2})(?:st|nd|rd|th)?,? (?<year>20\d{2})(?!\d)/,
];

/** A day in a line; without its year, `year` is null. */
export interface DayInText {
  year: string | null;
  /** `MM-DD` */
  monthDay: string;
  start: number;
  end: number;
}

/** The first day that stands in a folded line, however it is written; days stand before months. */
export function findDay(folded: string): DayInText | null {
  const days = forms.flatMap((form) => daysOf(folded, form));
  return days.sort((one, other) => one.start - other.start)[0] ?? null;
}

function daysOf(folded: string, form: RegExp): DayInText[] {
  return [...folded.matchAll(new RegExp(form, 'g'))].flatMap((match) => {
    const { day = '', name, year } = match.groups ?? {};
    const month = name === undefined ? (match.groups?.month ?? '') : monthNamed(name);
    const monthDay = `${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
    const fullYear = year === undefined ? null : `20${year.slice(-2)}`;
    if (!isIsoDate(`${fullYear ?? '2024'}-${monthDay}`)) return [];
    return [{ year: fullYear, monthDay, start: match.index, end: match.index + match[0].length }];
  });
}

function monthNamed(name: string): string {
  const full = english.find((month) => month === name)?.slice(0, 3) ?? name;
  return String(months.findIndex((names) => names.includes(full)) + 1);
}

/** The day as a date of the past: without its year, the last time it was. Null for what lies ahead or a year back. */
export function pastDay({ year, monthDay }: DayInText, today: IsoDate): IsoDate | null {
  const thisYear = today.slice(0, 4);
  const ofYear = (one: string) => `${one}-${monthDay}`;
  const last = ofYear(thisYear) <= today ? thisYear : String(Number(thisYear) - 1);
  const day = ofYear(year ?? last);
  return isIsoDate(day) && day <= today && day >= addDays(today, -366) ? day : null;
}
