import type { IsoDate } from '../dates.ts';
import type { ReferenceLists } from '../reference-lists.ts';
import { bookingCodeOf } from './booking-codes.ts';
import { companyOf, flightNumbersIn } from './companies-in-text.ts';
import { isSystemText, segmentsIn } from './gds-lines.ts';
import { journeyOf } from './journey.ts';
import { legsIn } from './legs-in-text.ts';
import { paidIn } from './paid-amount.ts';
import { passengersOf } from './passengers.ts';
import { boundText, type Found, type Line, linesOf } from './pasted-text.ts';
import { phoneOf } from './phones-in-text.ts';
import { saleDayOf } from './sale-day.ts';

/** The fields of a new sale that a text can propose a value for. */
export type ProposedField = 'fullName' | 'phone' | 'pnr' | 'depart' | 'arrive' | 'company' | 'date';

/** What a pasted text proposes for a new sale. What it leaves in doubt is missing. */
export interface PastedBooking {
  /** What was read; the places of all values are places in it. */
  text: string;
  /** By field, as they stand in a draft. */
  fields: Partial<Record<ProposedField, Found>>;
  /** All passengers, the one of `fields.fullName` first. */
  passengers: readonly Found[];
  /** What was paid altogether, as digits. The text does not say by which of the agency's ways. */
  paid: Found | null;
}

/**
 * Reads a confirmation mail, an itinerary, a text of a reservation system or a chat about one booking. Texts that are
 * about no flight, and those about several bookings, propose nothing.
 * @param today a day without its year is the last one of that name before it
 */
export function readBooking(pasted: string, lists: ReferenceLists, today: IsoDate): PastedBooking {
  const text = boundText(pasted);
  const lines = linesOf(text);
  const nothing: PastedBooking = { text, fields: {}, passengers: [], paid: null };
  const code = bookingCodeOf(lines);
  if (code === 'several' || isInvoice(lines)) return nothing;
  const segments = segmentsIn(lines);
  const numbers = flightNumbersIn(lines, lists.company);
  const legs = segments.length > 0 ? segments : legsIn(lines);
  const isSystem = segments.length > 0 || isSystemText(lines);
  const { names: passengers, isGreeted } = passengersOf(lines, !isSystem);
  const isBooking = code !== null || segments.length > 0 || !isGreeted;
  const isFlown = segments.length + numbers.length > 0 || isAboutFlight(lines, legs.length > 0);
  if (!isBooking || !isFlown) return nothing;

  const paid = paidIn(lines, passengers.length);
  const { depart, arrive } = journeyOf(
    legs,
    lines.some(({ folded }) => connection.test(folded)),
  );
  const found = {
    fullName: passengers[0] ?? null,
    phone: phoneOf(lines),
    pnr: code,
    depart,
    arrive,
    company: companyOf(lines, segments, numbers, lists.company),
    date: saleDayOf(lines, today, paid !== null),
  };
  const fields = Object.fromEntries(Object.entries(found).filter(([, value]) => value !== null));
  return { text, fields, passengers, paid };
}

const connection = /aktarma(?!siz)|baglanti|connect|transit|layover|(?<!\p{L})via(?!\p{L})/u;
const flightWord =
  /(?<!\p{L})(?:ucus|ucak|flight|havayol|havaliman|airport|airline|airways|hava yol|e-?bilet|e-?ticket|check-?in)/u;
const groundWord =
  /(?<!\p{L})(?:otobus|otogar|tren(?!\p{L})|yht|tcdd|feribot|deniz otobusu|otel|hotel|kargo|arac kiralama|rent a car|transfer|konaklama)/u;

/** Whether a text without flight numbers is about a flight: other travels have routes and codes as well. */
function isAboutFlight(lines: readonly Line[], hasLegs: boolean): boolean {
  const hasFlightWord = lines.some(({ folded }) => flightWord.test(folded));
  const isOther = lines.some(({ folded }) => groundWord.test(folded));
  return isOther ? hasLegs && hasFlightWord : hasLegs || hasFlightWord;
}

const invoiceWords = [
  /fatura (?:no|numarasi|seri)|invoice (?:no|number)|ettn/,
  /e-?arsiv|e-?fatura|(?:^|\n)\s*(?:fatura|invoice|proforma fatura)\s*(?:\n|$)/,
  /vergi dairesi|vergi no|(?<!\p{L})vkn|tax office|vat (?:no|id|number)/u,
  /matrah|kdv ?(?:%|orani|tutari)|hesaplanan kdv|vat ?\d|irsaliye/,
];

function isInvoice(lines: readonly Line[]): boolean {
  const text = lines.map(({ folded }) => folded).join('\n');
  return invoiceWords.filter((words) => words.test(text)).length > 1;
}
