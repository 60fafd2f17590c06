import type { IsoDate } from '../days/dates.ts';
import type { ReferenceLists } from '../records/reference-lists.ts';
import { boardingPassIn } from './boarding-pass.ts';
import { bareCodeOf, bookingCodeOf } from './booking-codes.ts';
import { citizenIdOf } from './citizen-numbers-in-text.ts';
import { companyOf, flightNumbersIn } from './companies-in-text.ts';
import { isSystemText, segmentsIn } from './gds-lines.ts';
import { journeyOf } from './journey.ts';
import { legsIn } from './legs-in-text.ts';
import { isAboutFlight, isInvoice, isOtherTravel } from './other-texts.ts';
import { paidIn } from './paid-amount.ts';
import { passengersOf } from './passengers.ts';
import { agreed, boundText, type Found, linesOf } from './pasted-text.ts';
import { paymentWayOf, type ToldPayment } from './payment-way.ts';
import { phoneOf } from './phones-in-text.ts';
import { saleDayOf } from './sale-day.ts';

export type ProposedField =
  | 'fullName'
  | 'phone'
  | 'citizenId'
  | 'pnr'
  | 'depart'
  | 'arrive'
  | 'returnTo'
  | 'company'
  | 'date';

export interface PastedBooking {
  /** The text that was read; `start` and `end` of all values are positions in it. */
  text: string;
  fields: Partial<Record<ProposedField, Found>>;
  /** All passengers, the one of `fields.fullName` first. */
  passengers: readonly Found[];
  paid: Found | null;
  paidBy: Found<ToldPayment> | null;
}

/**
 * Reads the text of one booking: a mail, an itinerary, a chat or lines of a reservation system. Several bookings or
 * another kind of travel propose nothing.
 * @param today days without a year are read as the latest such day up to `today`
 */
export function readBooking(pasted: string, lists: ReferenceLists, today: IsoDate): PastedBooking {
  const text = boundText(pasted);
  const all = linesOf(text);
  const passes = all.flatMap((line) => boardingPassIn(line, today) ?? []);
  const lines = all.filter((line) => passes.every((pass) => pass.line !== line));
  const nothing: PastedBooking = { text, fields: {}, passengers: [], paid: null, paidBy: null };
  const scanned = passes.flatMap(({ legs }) => legs[0]?.pnr ?? []);
  const told = scanned.length > 0 ? (agreed(scanned) ?? 'several') : bookingCodeOf(lines);
  if (told === 'several' || isInvoice(lines)) return nothing;
  const segments = passes.length > 0 ? passes.flatMap(({ legs }) => legs) : segmentsIn(lines);
  const numbers = flightNumbersIn(lines, lists.company);
  const legs = segments.length > 0 ? segments : legsIn(lines);
  const isSystem = segments.length > 0 || isSystemText(lines);
  const code = told ?? (!isSystem && legs.length + numbers.length > 0 ? bareCodeOf(lines) : null);
  const typed = passes.flatMap(({ names }) => names);
  const { names: passengers, isGreeted } = passengersOf(lines, !isSystem, typed);
  const isBooking = code !== null || segments.length > 0 || !isGreeted;
  const company = companyOf(lines, segments, numbers, lists.company);
  const isFlown =
    isSystem ||
    numbers.length > 0 ||
    isAboutFlight(lines, legs.length > 0 || (code !== null && company !== null), code !== null && !isGreeted);
  if (!isBooking || !isFlown || (segments.length === 0 && isOtherTravel(lines))) return nothing;

  const paid = paidIn(lines, passengers.length);
  const found = {
    fullName: passengers[0] ?? null,
    phone: phoneOf(lines),
    citizenId: citizenIdOf(lines, passengers),
    pnr: code,
    ...journeyOf(legs),
    company,
    date: saleDayOf(lines, today),
  };
  const fields = Object.fromEntries(Object.entries(found).filter(([, value]) => value !== null));
  return { text, fields, passengers, paid, paidBy: paid && paymentWayOf(lines) };
}
