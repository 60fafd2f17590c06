import type { IsoDate } from '../dates.ts';
import { findDay, pastDay } from './days-in-text.ts';
import { type Found, found, type Line } from './pasted-text.ts';

/** The day on which money changed hands or a ticket was made. Not that of a flight, and not that of a mail. */
const saleDay =
  /(?<!\p{L})(?:(?:islem|satis|satin alma|odeme|tahsilat|biletleme|biletlendirme|bilet (?:kesim|duzenlenme|duzenleme|satis|alim)|duzenlenme|duzenleme|tanzim|kesim|alis) (?:tarihi|gunu|zamani)|(?:issue|issuing|purchase|payment|transaction|sale|sales|ticketing|invoice) date|date of (?:issue|purchase|payment|sale|ticketing|transaction)|(?:issued|ticketed|purchased|paid) on|(?:ticket )?issued(?= ?:)|islem tarih)(?!\p{L})/gu;
/** The day of a booking is that of its sale where the text says that it is paid. */
const bookingDay =
  /(?<!\p{L})(?:(?:rezervasyon|kayit|olusturma|olusturulma|siparis) (?:tarihi|gunu|zamani)|(?:booking|reservation|order) date|date of (?:booking|reservation)|booked on|booking made on)(?!\p{L})/gu;
const unpaid =
  /opsiyon|option|time ?limit|odenmemis|odeme bekl|unpaid|not paid|hold|son odeme|awaiting payment|pending/;

/** The day of the sale, where the text tells it. */
export function saleDayOf(lines: readonly Line[], today: IsoDate, isPaid: boolean): Found | null {
  const sold = lines.flatMap((line, row) => daysAt(saleDay, line, lines[row + 1], today));
  const tickets = lines.flatMap((line) => ticketDayIn(line, today));
  const isBought = isPaid && !lines.some(({ folded }) => unpaid.test(folded));
  const booked = isBought ? lines.flatMap((line, row) => daysAt(bookingDay, line, lines[row + 1], today)) : [];
  const days = [sold, tickets, booked].find((all) => all.length > 0) ?? [];
  const [first] = days;
  return first && days.every(({ value }) => value === first.value) ? first : null;
}

function daysAt(label: RegExp, line: Line, next: Line | undefined, today: IsoDate): Found[] {
  if (/son odeme tarihi/.test(line.folded)) return [];
  return [...line.folded.matchAll(label)].flatMap((match) => {
    const from = match.index + match[0].length;
    const behind = dayIn(line, from, today);
    const isLast = !/[\p{L}\d]/u.test(line.folded.slice(from));
    return behind ?? (isLast && next ? dayIn(next, 0, today) : null) ?? [];
  });
}

function dayIn(line: Line, from: number, today: IsoDate): Found | null {
  const day = findDay(line.folded.slice(from, from + 50));
  const value =
    day && /^[^\p{L}\d]*(?:\p{L}{3,10}[, ]{1,3})?$/u.test(line.folded.slice(from, from + day.start))
      ? pastDay(day, today)
      : null;
  return day && value ? found(value, line, from + day.start, from + day.end) : null;
}

/** When reservation systems wrote the ticket: `TK OK22NOV/ISTTK2100`, and the line of each ticket. */
const ticketForms = [
  /ISSUED BY ?\/ ?DATE.{0,40}?(?<![A-Z\d])(?<day>\d{2}[A-Z]{3}\d{2})(?!\d)/d,
  /^\s{0,4}\d{0,3}\s{0,2}TK OK(?<day>\d{2}[A-Z]{3}(?:\d{2})?)\//d,
  /^\s{0,4}\d{0,3}\s{0,2}FA (?:PAX|INF)?.{0,60}\/(?<day>\d{2}[A-Z]{3}\d{2})\//d,
  /^\s{0,4}\d{0,2}\.? ?T-(?<day>\d{2}[A-Z]{3})-/d,
  /^\s{0,4}TKTG-T\*.{0,30}?(?<day>\d{2}[A-Z]{3}(?:\d{2})?)(?:\d{4}Z)?(?![A-Z\d])/d,
];

function ticketDayIn(line: Line, today: IsoDate): Found[] {
  return ticketForms.flatMap((form) => {
    const match = form.exec(line.text);
    const [start = 0, end = 0] = match?.indices?.groups?.day ?? [];
    const day = match?.groups?.day ? findDay(match.groups.day.toLowerCase()) : null;
    const value = day && pastDay(day, today);
    return value ? [found(value, line, start, end)] : [];
  });
}
