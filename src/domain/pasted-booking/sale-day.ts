import type { IsoDate } from '../days/dates.ts';
import { daysIn, findDay, pastDay } from './days-in-text.ts';
import { anyOf, finds, letter, oneOf } from './expressions.ts';
import { agreed, type Found, found, type Line } from './pasted-text.ts';
import { isUnpaid } from './payment-way.ts';
import { cellBelow } from './table-cells.ts';
import * as words from './words/days.ts';

const labels = (...sources: readonly string[]) =>
  new RegExp(`(?<!${letter}|son )(?:${sources.join('|')})(?!${letter})`, 'gu');
const behindDeed = '(?= {0,20}[:\\t|]| {2,20}\\d|\\s*$|-\\d)';

/** Finds labels of the day of payment or ticketing, but not of a flight's or a mail's day. */
const saleDay = labels(
  `${oneOf(words.deeds, words.ticketDeeds)} ${oneOf(words.dayWords)}`,
  `${oneOf(words.deeds, words.saleDayWordsBeforeSign)}${behindDeed}`,
  `${oneOf(words.saleDayWordsBeforeNumber)}(?= \\d)`,
  oneOf(words.saleDayLabels),
);
/** Finds labels of the booking day, which counts as the day of sale unless the text says that it is unpaid. */
const bookingDay = labels(oneOf(words.bookingDayLabels), `${oneOf(words.bookingDayWords)}(?= {0,10}[:\\t]| \\d)`);

/** Finds the day of the sale, if the text states it. */
export function saleDayOf(lines: readonly Line[], today: IsoDate): Found | null {
  const read: DayReader = (line, start, end, day) => {
    const value = pastDay(day, today);
    return value ? found(value, line, start, end) : null;
  };
  /** The most reliable way first. */
  const ways = {
    labelled: () => lines.flatMap((_, row) => daysAt(saleDay, lines, row, read)),
    onTicket: () => lines.flatMap((line) => ticketDayIn(line, read)),
    inSentence: () => lines.flatMap((line) => tellingDayIn(line, read)),
    ofMessage: () => lines.flatMap((line) => messageDayIn(line, read)),
    inHead: () => headDayIn(lines, read),
    ofBooking: () => (!isUnpaid(lines) ? lines.flatMap((_, row) => daysAt(bookingDay, lines, row, read)) : []),
  };
  const days = Object.values(ways).reduce<Found[]>((all, next) => (all.length > 0 ? all : next()), []);
  return agreed(days);
}

type DayReader = (line: Line, start: number, end: number, day: NonNullable<ReturnType<typeof findDay>>) => Found | null;

function daysAt(label: RegExp, lines: readonly Line[], row: number, read: DayReader): Found[] {
  const [line, next] = [lines[row], lines[row + 1]];
  if (!line) return [];
  return [...line.folded.matchAll(label)].flatMap((match) => {
    const from = match.index + match[0].length;
    const behind = dayIn(line, from, read);
    const isLast = !/[\p{L}\d]/u.test(line.folded.slice(from));
    const below = isLast && next ? dayIn(next, 0, read) : null;
    return behind ?? below ?? (next && dayBelow(line, next, match.index, read)) ?? [];
  });
}

function dayBelow(head: Line, row: Line, at: number, read: DayReader): Found | null {
  const cell = cellBelow(head.text, row.text, at);
  const day = cell && findDay(row.folded.slice(cell.start, cell.end));
  return day && day.start === 0 ? read(row, cell.start, cell.start + day.end, day) : null;
}

const betweenDay = new RegExp(
  `^(?: ?${oneOf(words.betweenLabelAndDay)}(?!${letter})| ?\\/ ?\\p{L}[\\p{L} ]{2,30}(?=:))?[^\\p{L}\\d]*(?:\\p{L}{3,10}[, ]{1,3})?$`,
  'u',
);

function dayIn(line: Line, from: number, read: DayReader): Found | null {
  const day = findDay(line.folded.slice(from, from + 50));
  const isBehind = day && betweenDay.test(line.folded.slice(from, from + day.start));
  return isBehind ? read(line, from + day.start, from + day.end, day) : null;
}

/** Finds when a reservation system issued the ticket: `TK OK22NOV/ISTTK2100`. */
const ticketForms = [
  /ISSUED BY ?\/ ?DATE.{0,40}?(?<![A-Z\d])(?<day>\d{2}[A-Z]{3}\d{2})(?!\d)/d,
  /^\s{0,4}\d{0,3}\s{0,2}TK (?:PAX |INF )?OK(?<day>\d{2}[A-Z]{3}(?:\d{2})?)\//d,
  /^\s{0,4}\d{0,3}\s{0,2}FA (?:PAX|INF)?.{0,60}\/(?<day>\d{2}[A-Z]{3}\d{2})\//d,
  /(?<![A-Z\d-])(?:\d{1,2}\.)?T-(?<day>\d{2}[A-Z]{3})-/d,
  /(?<![A-Z\d])T\/\d{13}-[A-Z\d]{2}\/(?<day>\d{2}[A-Z]{3}(?:\d{2})?)(?![A-Z\d])/d,
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

const paidBehind = new RegExp(
  `^(?:['’]?[dt][ae]n?| tarihinde| tarihli| gunu)?(?: [\\p{L}\\d.,₺/'’-]{1,14}){0,6}? ${oneOf(words.doneBehindDay)}`,
  'u',
);
/** Finds `Paid with Visa on 22 Nov`. */
const paidOn = new RegExp(`${anyOf(words.doneBeforeDay)}[^!?]{0,60} on (?:\\p{L}{3,9},? )?$`, 'u');

/** Reads `03.08.2026 tarihinde ödendi`: the only day in a line, next to what was done on it. */
function tellingDayIn(line: Line, read: DayReader): Found | [] {
  const [day, ...others] = daysIn(line.folded);
  if (!day || others.length > 0 || /ucus|sefer|flight|kalkis/.test(line.folded)) return [];
  const [before, behind] = [line.folded.slice(0, day.start), line.folded.slice(day.end)];
  const isTold = paidBehind.test(behind) || paidOn.test(before);
  return (isTold && read(line, day.start, day.end, day)) || [];
}

const ticket = finds(words.ticketWords);
const headDay = /(?<=\S {2,80})(?:date|tarih) {0,8}:/g;

/** Reads `DATE: 23 MAR 2026` after the agency's name in the first lines of a ticket receipt. */
function headDayIn(lines: readonly Line[], read: DayReader): Found[] {
  const head = lines.slice(0, 12);
  if (!lines.some(({ folded }) => ticket.test(folded))) return [];
  return head.flatMap((line) => daysAt(headDay, [line], 0, read));
}

/** Finds statements that something was sold, but not questions: `kesildi mi`. */
const isSold = new RegExp(
  `${anyOf(words.soldThings)}.{0,40} ${oneOf(words.soldWords)}(?! ?m[iu](?!${letter}))|${anyOf(words.soldSentences)}`,
  'u',
);

/** Reads `[18.11.2026 13:08] Satış: biletiniz kesildi`: the message was written on the day of sale. */
function messageDayIn(line: Line, read: DayReader): Found | [] {
  const day = line.head !== '' && isSold.test(line.folded) ? findDay(line.head) : null;
  return (day && read(line, day.start, day.end, day)) ?? [];
}
