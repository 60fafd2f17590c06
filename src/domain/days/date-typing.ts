import { foldText } from '../text/turkish.ts';
import { addDays } from './date-ranges.ts';
import { type IsoDate, isIsoDate } from './dates.ts';

const words: Readonly<Record<string, number>> = {
  bugun: 0,
  dun: -1,
  'evvelsi gun': -2,
  'evvelki gun': -2,
  'onceki gun': -2,
  yarin: 1,
  'obur gun': 2,
};
const numbers = 'bir iki uc dort bes alti yedi sekiz dokuz on'.split(' ');
/** Sunday first, as JavaScript counts; then the abbreviations in the same order. */
const weekdays = 'pazar pazartesi sali carsamba persembe cuma cumartesi paz pzt sal car per cum cmt'.split(' ');
const weekday = `(?:${weekdays.join('|')})`;
/** Texts after a day that do not change it: a time, and the ending of `dünkü`. */
const afterDay = [
  /(?<=[\da-z])(?: ?[,t-] ?| | ?,? ?saat ?)\d{1,2}:\d{2}(?::\d{2}(?:[.,]\d+)?)?(?: ?[ap]m)?$/,
  /(?<=[\da-z]) ?,? ?saat ?\d{1,2}[.:]\d{2}$/,
  /(?<=[\da-z]),? (?:sabah|ogle(?:n|den (?:once|sonra))?|aksam(?:ustu)?|gece)$/,
  /(?<=gun|dun|yarin)k[ui]$/,
];
const besideDay = [new RegExp(`^${weekday}[.,]? `), new RegExp(`(?<=[\\da-z])[ ,.]+\\(?${weekday}\\.?\\)?$`)];
const months = 'ocak subat mart nisan mayis haziran temmuz agustos eylul ekim kasim aralik'.split(' ');

const forms = [
  /^(?<day>\d{1,2})$/,
  /^(?<day>\d{2})(?<month>\d{2})(?<year>\d{2}|\d{4})?$/,
  /^(?<day>\d{1,2})(?<sign>[ ./,-])(?<month>\d{1,2})(?:\k<sign>(?<year>\d{2}|\d{4}))?$/,
  // Eight digits never fit both orders: with the year first, `20112026` (20 November) would have month 20.
  /^(?<year>(?:19|20)\d{2})(?<month>\d{2})(?<day>\d{2})$/,
  /^(?<year>\d{4})(?<sign>[./-])(?<month>\d{1,2})\k<sign>(?<day>\d{1,2})$/,
  /^(?<day>\d{1,2})[ ./-]?(?<name>[a-z]{3,})(?:[ ./-]?(?<year>\d{2}|\d{4}))?$/,
];

/**
 * Reads a day as staff type it: `21`, `21.11.2026`, `21 Kasım`, `dün`, `salı` (the last Tuesday, maybe today), `geçen
 * salı` (never today), `+3`, `3 gün önce`. Ignores a time or weekday beside the day; an instant with an offset means
 * the day in Türkiye. Null for any other text.
 */
export function readDay(text: string, today: IsoDate): IsoDate | null {
  if (isIsoDate(text)) return text;
  const folded = foldText(text.replace(/\p{Cf}/gu, '')).replace(/[‐-―−]/g, '-');
  const instant = dayOfInstant(folded);
  if (instant) return instant;
  const plain = without(afterDay, folded);
  if (/^[+-]\d{1,3}$/.test(plain)) return addDays(today, Number(plain));
  const [, ago = ''] = /^(\d{1,3}|[a-z]+) gun once$/.exec(plain) ?? [];
  const count = numbers.indexOf(ago) + 1 || Number(ago);
  if (ago && count >= 0) return addDays(today, -count);
  const name = plain.replace(/^gecen /, '');
  const named = weekdays.indexOf(name);
  if (named >= 0) return lastWeekday(named % 7, name === plain ? today : addDays(today, -1));
  const clean = without(besideDay, plain)
    .replace(/ ?([./,-]) ?/g, '$1')
    .replace(/(?<=\d)[.,]$/, '');
  if (Object.hasOwn(words, clean)) return addDays(today, words[clean] ?? 0);
  for (const form of forms) {
    const parts = form.exec(clean)?.groups;
    const day = parts && dayOf(parts, today);
    if (day) return day;
  }
  return null;
}

const without = (parts: readonly RegExp[], text: string) => parts.reduce((rest, part) => rest.replace(part, ''), text);

/** Türkiye has been three hours ahead of UTC all year round since 2016. */
const hoursAhead = 3;

function dayOfInstant(text: string): IsoDate | null {
  const [, local, offset] =
    /^(\d{4}-\d{2}-\d{2}[t ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?) ?(z|[+-]\d{2}(?::?\d{2})?)$/.exec(text) ?? [];
  if (!local || !offset || !isIsoDate(local.slice(0, 10))) return null;
  const [, sign, hours, minutes = '00'] = /^([+-])(\d{2}):?(\d{2})?$/.exec(offset) ?? [];
  const instant = Date.parse(`${local.replace(' ', 'T').toUpperCase()}${sign ? `${sign}${hours}:${minutes}` : 'Z'}`);
  return Number.isNaN(instant) ? null : new Date(instant + hoursAhead * 3_600_000).toISOString().slice(0, 10);
}

function lastWeekday(wanted: number, today: IsoDate): IsoDate {
  const now = new Date(`${today}T00:00:00Z`).getUTCDay();
  return addDays(today, -((now - wanted + 7) % 7));
}

function dayOf(parts: Record<string, string | undefined>, today: IsoDate): IsoDate | null {
  const { day = '', name, year = today.slice(0, 4) } = parts;
  const month = name ? monthNamed(name) : (parts.month ?? today.slice(5, 7));
  const fullYear = year.length === 2 ? `20${year}` : year;
  const read = `${fullYear}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isIsoDate(read) && fullYear >= '1900' && fullYear <= '2099' ? read : null;
}

function monthNamed(name: string): string {
  return String(months.findIndex((month) => name === month || name === month.slice(0, 3)) + 1);
}

/** The value of a field once the user leaves it: an ISO date, or the text itself if it is not a day. */
export function settleDay(text: string, today: IsoDate): string {
  return readDay(text, today) ?? text.trim();
}
