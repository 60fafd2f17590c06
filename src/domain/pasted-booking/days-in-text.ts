import { addDays } from '../days/date-ranges.ts';
import { type IsoDate, isIsoDate } from '../days/dates.ts';
import { wordsOf } from './expressions.ts';
import { months } from './words/months.ts';

const monthNumbers = new Map(
  months.flatMap(({ full, short }, at) => wordsOf(`${full} ${short}`).map((name) => [name, at + 1])),
);

const forms = [
  /(?<![\d.])(?<year>20\d{2})-(?<month>\d{2})-(?<day>\d{2})(?!\d)/,
  /(?<![\d.,/])(?<day>\d{1,2})(?<sign>[./-])(?<month>\d{1,2})\k<sign>(?<year>20\d{2}|\d{2})(?![\d/]|[.,]\d)/,
  /(?<![\d.,])(?<day>\d{1,2})(?:st|nd|rd|th)?[ .-]{0,2}(?<name>[a-zа-я]{3,9})(?:[ .,-]{0,2}(?<year>20\d{2}|\d{2})(?![\d:]))?(?![a-zа-я])/,
  /(?<![a-z])(?<name>[a-z]{3,9}) (?<day>\d{1,2})(?:st|nd|rd|th)?,? (?<year>20\d{2})(?!\d)/,
];

export interface DayInText {
  year: string | null;
  /** `MM-DD` */
  monthDay: string;
  start: number;
  end: number;
}

/** Finds the first day in a folded line, however it is written. Reads `05/06` as 5 June. */
export const findDay = (folded: string): DayInText | null => daysIn(folded)[0] ?? null;

/** Finds all days of a folded line. */
export function daysIn(folded: string): DayInText[] {
  return forms.flatMap((form) => daysOf(folded, form)).sort((one, other) => one.start - other.start);
}

function daysOf(folded: string, form: RegExp): DayInText[] {
  return [...folded.matchAll(new RegExp(form, 'g'))].flatMap((match) => {
    const { day = '', name, year } = match.groups ?? {};
    const month = name === undefined ? (match.groups?.month ?? '') : String(monthNumbers.get(name) ?? '');
    const monthDay = [month, day].map((part) => part.padStart(2, '0')).join('-');
    const fullYear = year === undefined ? null : `20${year.slice(-2)}`;
    if (!isIsoDate(`${fullYear ?? '2024'}-${monthDay}`)) return [];
    return [{ year: fullYear, monthDay, start: match.index, end: match.index + match[0].length }];
  });
}

const month = 31;

/**
 * Resolves a day found in a text to a date in the past year, or in the past month if the text gives no year. Null if
 * there is no such date.
 */
export function pastDay({ year, monthDay }: DayInText, today: IsoDate): IsoDate | null {
  const thisYear = Number(today.slice(0, 4));
  const days = (year ? [year] : [thisYear, thisYear - 1].map(String))
    .map((one) => `${one}-${monthDay}`)
    .filter((day) => isIsoDate(day) && day <= today && day >= addDays(today, year ? -366 : -month));
  return days[0] ?? null;
}
