import { anyOf, begins, finds, oneOf } from './expressions.ts';
import type { Line } from './pasted-text.ts';
import * as words from './words/other-texts.ts';

const flight = finds(words.flightWords);
const ground = finds(words.groundWords);
const record = finds(words.recordWords);
const has = (words: RegExp, lines: readonly Line[]) => lines.some(({ folded }) => words.test(folded));

/** Whether a text without flight numbers is about a flight: bus or train journeys have routes and codes, too. */
export function isAboutFlight(lines: readonly Line[], hasLegs: boolean, isNamed: boolean): boolean {
  if (has(ground, lines)) return hasLegs && has(flight, lines);
  // A code and names are enough if a word says who travels, or what the code is.
  return hasLegs || has(flight, lines) || (isNamed && has(record, lines));
}

const invoiceHead = new RegExp(`^\\W*${oneOf(words.invoiceHeads)}\\W*$`);
const tax = new RegExp(`${anyOf(words.taxes)}|kdv ?%|vat ?\\d`, 'u');
const invoiceWords = { number: finds(words.invoiceNumbers), taxNumber: finds(words.taxNumbers) };

/**
 * Recognises invoices, which propose nothing. One word is not enough: a customer may state a tax number, and agencies'
 * receipts include the VAT on their fee.
 */
export function isInvoice(lines: readonly Line[]): boolean {
  const isHeaded = has(invoiceHead, lines);
  const isTaxed = has(invoiceWords.taxNumber, lines) || has(tax, lines);
  return has(invoiceWords.number, lines) ? isHeaded || isTaxed : isHeaded && isTaxed;
}

const otherLabels = words.groundLabels.map((labels) => new RegExp(`${begins(labels).source}\\s{0,20}(?::|$)`, 'u'));

/** Recognises bookings of a car, a room or ground transport by two of their labels. */
export function isOtherTravel(lines: readonly Line[]): boolean {
  return otherLabels.filter((label) => has(label, lines)).length > 1;
}
