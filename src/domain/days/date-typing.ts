import { foldText } from '../text/turkish.ts';
import { addDays } from './date-ranges.ts';
import { type IsoDate, isIsoDate } from './dates.ts';

const words: Readonly<Record<string, number>> = { bugun: 0, dun: -1, yarin: 1 };
const months = 'ocak subat mart nisan mayis haziran temmuz agustos eylul ekim kasim aralik'.split(' ');

/** Day, month and year as Turkish readers order them; what is missing is of today. */
const forms = [
  /^(?<day>\d{1,2})$/,
  /^(?<day>\d{2})(?<month>\d{2})(?<year>\d{2}|\d{4})?$/,
  /^(?<day>\d{1,2})(?<sign>[ ./,-])(?<month>\d{1,2})(?:\k<sign>(?<year>\d{2}|\d{4}))?$/,
  /^(?<year>\d{4})(?<sign>[./-])(?<month>\d{1,2})\k<sign>(?<day>\d{1,2})$/,
  /^(?<day>\d{1,2})[ ./-]?(?<name>[a-z]{3,})(?:[ ./-]?(?<year>\d{2}|\d{4}))?$/,
];

/**
 * Reads a day as staff type it: `21`, `2111`, `21.11.2026`, `21/11`, `2026-11-21`, `21 Kasım`, `dün`. Null for what is no
 * day, for a month that stands before its day, and for years before 1900 or after 2099 unless the text is an ISO date.
 */
export function readDay(text: string, today: IsoDate): IsoDate | null {
  if (isIsoDate(text)) return text;
  const clean = foldText(text.replace(/\p{Cf}/gu, ''))
    .replace(/[‐-―−]/g, '-')
    .replace(/ ?([./,-]) ?/g, '$1')
    .replace(/(?<=\d)\.$/, '');
  if (Object.hasOwn(words, clean)) return addDays(today, words[clean] ?? 0);
  const parts = forms.map((form) => form.exec(clean)?.groups).find(Boolean);
  return parts ? dayOf(parts, today) : null;
}

function dayOf(parts: Record<string, string | undefined>, today: IsoDate): IsoDate | null {
  const { day = '', name, year = today.slice(0, 4) } = parts;
  const month = name ? monthNamed(name) : (parts.month ?? today.slice(5, 7));
  const fullYear = year.length === 2 ? `20${year}` : year;
  const read = `${fullYear}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isIsoDate(read) && fullYear >= '1900' && fullYear <= '2099' ? read : null;
}

/** The number of `kasim` or `kas`; 0 for a name that is no month. */
function monthNamed(name: string): string {
  return String(months.findIndex((month) => name === month || name === month.slice(0, 3)) + 1);
}

/** What a field holds once it is left: an ISO date, or the text as it is where it is no day. */
export function settleDay(text: string, today: IsoDate): string {
  return readDay(text, today) ?? text.trim();
}
