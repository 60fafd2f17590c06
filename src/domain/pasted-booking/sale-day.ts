import type { IsoDate } from '../dates.ts';
import { amountsIn, namesOtherCurrency } from './amounts-in-text.ts';
import { daysIn, findDay, fullDays, pastDay } from './days-in-text.ts';
import { type Found, found, type Line } from './pasted-text.ts';

/** The day on which money changed hands or a ticket was made. Not that of a flight, and not that of a mail. */
const saleDay =
  /(?<!\p{L}|son )(?:(?:islem|satis|satin alma|satin alim|odeme|tahsilat|biletleme|biletlendirme|bilet (?:kesim|duzenlenme|duzenleme|satis|alim)|duzenlenme|duzenleme|tanzim|kesim|alis) (?:tarihi|gunu|zamani)|(?:satin alma|satin alim|odeme|tahsilat|biletleme|biletlendirme|duzenlenme|duzenleme|tanzim|kesim|purchased?|issued?|ticketed|paid|doi)(?= {0,20}[:\t]| {2,20}\d)|(?:issued|ticketed|purchased)(?= \d)|(?:duzenlendigi|kesildigi|alindigi|odendigi) (?:tarih|gun)|(?:issue|issuing|purchase|payment|transaction|sale|sales|ticketing|invoice) date|date (?:of (?:issue|purchase|payment|sale|ticketing|transaction)|issued|ticketed|purchased|paid|sold)|(?:issued|ticketed|purchased|paid|bought) on|islem tarih)(?!\p{L})/gu;
/** The day of a booking is that of its sale where nothing says that it is unpaid. */
const bookingDay =
  /(?<!\p{L})(?:(?:rezervasyon|kayit|olusturma|olusturulma|siparis) (?:tarihi|gunu|zamani)|(?:booking|reservation|order) date|date (?:of (?:booking|reservation)|booked)|booked on|booked(?= {0,10}[:\t]| \d)|booking made on)(?!\p{L})/gu;
const unpaid =
  /opsiyon|option(?!al)|time ?limit|odenmemis|odeme bekl|unpaid|not paid|on hold|son odeme|awaiting payment|pending/;

/** The day of the sale, where the text tells it. */
export function saleDayOf(lines: readonly Line[], today: IsoDate, isPaid: boolean): Found | null {
  const told = fullDays(
    lines.map(({ folded }) => folded),
    today,
  );
  const read: DayReader = (line, start, end, day) => {
    const value = pastDay(day, today, told);
    return value ? found(value, line, start, end) : null;
  };
  const isBought = !lines.some(({ folded }) => unpaid.test(folded)) && (isPaid || isPricedInLira(lines));
  const ways = [
    () => lines.flatMap((line, row) => daysAt(saleDay, line, lines[row + 1], read)),
    () => lines.flatMap((line) => ticketDayIn(line, read)),
    () => lines.flatMap((line) => tellingDayIn(line, read)),
    () => headDayIn(lines, read),
    () => (isBought ? lines.flatMap((line, row) => daysAt(bookingDay, line, lines[row + 1], read)) : []),
  ];
  const days = ways.reduce<Found[]>((all, next) => (all.length > 0 ? all : next()), []);
  const [first] = days;
  return first && days.every(({ value }) => value === first.value) ? first : null;
}

/** Nothing is in another currency alone. */
function isPricedInLira(lines: readonly Line[]): boolean {
  const isOther = lines.some(({ folded }) => namesOtherCurrency(folded));
  return !isOther || lines.some(({ folded }) => amountsIn(folded).some(({ currency }) => currency === 'lira'));
}

type DayReader = (line: Line, start: number, end: number, day: NonNullable<ReturnType<typeof findDay>>) => Found | null;

function daysAt(label: RegExp, line: Line, next: Line | undefined, read: DayReader): Found[] {
  if (/son odeme tarihi/.test(line.folded)) return [];
  return [...line.folded.matchAll(label)].flatMap((match) => {
    const from = match.index + match[0].length;
    const behind = dayIn(line, from, read);
    const isLast = !/[\p{L}\d]/u.test(line.folded.slice(from));
    return behind ?? (isLast && next ? dayIn(next, 0, read) : null) ?? [];
  });
}

function dayIn(line: Line, from: number, read: DayReader): Found | null {
  const day = findDay(line.folded.slice(from, from + 50));
  const isBehind = day && /^[^\p{L}\d]*(?:\p{L}{3,10}[, ]{1,3})?$/u.test(line.folded.slice(from, from + day.start));
  const isDeadline = day && /^ ?(?:tarihine )?kadar/.test(line.folded.slice(from + day.end));
  return isBehind && !isDeadline ? read(line, from + day.start, from + day.end, day) : null;
}

/** When reservation systems wrote the ticket: `TK OK22NOV/ISTTK2100`, and the line of each ticket. */
const ticketForms = [
  /ISSUED BY ?\/ ?DATE.{0,40}?(?<![A-Z\d])(?<day>\d{2}[A-Z]{3}\d{2})(?!\d)/d,
  /^\s{0,4}\d{0,3}\s{0,2}TK OK(?<day>\d{2}[A-Z]{3}(?:\d{2})?)\//d,
  /^\s{0,4}\d{0,3}\s{0,2}FA (?:PAX|INF)?.{0,60}\/(?<day>\d{2}[A-Z]{3}\d{2})\//d,
  /^\s{0,4}\d{0,2}\.? ?T-(?<day>\d{2}[A-Z]{3})-/d,
  /^\s{0,4}TKTG-T\*.{0,30}?(?<day>\d{2}[A-Z]{3}(?:\d{2})?)(?:\d{4}Z)?(?![A-Z\d])/d,
];

function ticketDayIn(line: Line, read: DayReader): Found[] {
  return ticketForms.flatMap((form) => {
    const match = form.exec(line.text);
    const [start = 0, end = 0] = match?.indices?.groups?.day ?? [];
    const day = match?.groups?.day ? findDay(match.groups.day.toLowerCase()) : null;
    return (day && read(line, start, end, day)) ?? [];
  });
}

const paidBehind =
  /^(?:['’]?[dt][ae]n?| tarihinde| tarihli| gunu)?(?: \p{L}{1,14}){0,3}? (?:odendi|odedi[mk]|odeme (?:yapildi|alindi)|satin ?al|duzenlen(?:di|mis)|kesil(?:di|mis)|kesti[mk]|biletlen|tahsil)/u;
const paymentBefore = /(?<!\p{L})(?:odeme|tahsilat|bilet)(?:si|niz|miz|iniz)? $/u;
const paidBefore = /(?<!\p{L})(?:odendi|odeme (?:yapildi|alindi)|tahsil edildi|kesildi|duzenlendi) ?[:(-]? ?$/u;
const doneBehind = /^ (?:tarihinde|gunu) (?:yapil|alin|gerceklest|kesil|duzenlen)/;

/** `ödeme 03.08.2026 tarihinde yapıldı`: one day, told beside what was done on it; or one right behind it. */
function tellingDayIn(line: Line, read: DayReader): Found[] {
  const [day, ...others] = daysIn(line.folded);
  const after = daysIn(line.folded).filter(({ start }) => paidBefore.test(line.folded.slice(0, start)));
  if (after.length > 0) return after.flatMap((one) => read(line, one.start, one.end, one) ?? []);
  if (!day || others.length > 0 || /ucus|sefer|flight|kalkis/.test(line.folded)) return [];
  const [before, behind] = [line.folded.slice(0, day.start), line.folded.slice(day.end)];
  const isTold = paidBehind.test(behind) || (paymentBefore.test(before) && doneBehind.test(behind));
  const telling = isTold ? read(line, day.start, day.end, day) : null;
  return telling ? [telling] : [];
}

const ticketWords = /(?<!\p{L})(?:etkt|e-?ticket|electronic ticket|ticket (?:number|no)|e-?bilet|bilet)(?!\p{L})/u;
const headDay = /(?<=\S {2,80})(?:date|tarih) {0,8}:/g;

/** `DATE: 23 MAR 2026` beside the agency in the head of its receipt of a ticket. */
function headDayIn(lines: readonly Line[], read: DayReader): Found[] {
  if (!lines.some(({ folded }) => ticketWords.test(folded))) return [];
  return lines.slice(0, 12).flatMap((line) => daysAt(headDay, line, undefined, read));
}
