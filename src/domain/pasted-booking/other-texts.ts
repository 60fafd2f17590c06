import { anyOf, begins, finds, oneOf } from './expressions.ts';
import type { Line } from './pasted-text.ts';
import * as words from './words/other-texts.ts';

const flight = finds(words.flightWords);
const ground = finds(words.groundWords);
const record = finds(words.recordWords);
const has = (words: RegExp, lines: readonly Line[]) => lines.some(({ folded }) => words.test(folded));

/** Tells whether a text without flight numbers is about a flight: other travels have routes and codes as well. */
export function isAboutFlight(lines: readonly Line[], hasLegs: boolean, isNamed: boolean): boolean {
  if (has(ground, lines)) return hasLegs && has(flight, lines);
  // A code and names suffice beside a word for who flies, or for what the code is.
  return hasLegs || has(flight, lines) || (isNamed && has(record, lines));
}

const invoiceHead = new RegExp(`^\\W*${oneOf(words.invoiceHeads)}\\W*$`);
const tax = new RegExp(`${anyOf(words.taxes)}|kdv ?%|vat ?\\d`, 'u');
const invoiceWords = { number: finds(words.invoiceNumbers), taxNumber: finds(words.taxNumbers) };

/**
 * Tells invoices, whose sale has another text. One word does not make one: who wants an invoice tells a tax number, and
 * receipts of agencies have the VAT of their fee.
 */
export function isInvoice(lines: readonly Line[]): boolean {
  const isHeaded = has(invoiceHead, lines);
  const isTaxed = has(invoiceWords.taxNumber, lines) || has(tax, lines);
  return has(invoiceWords.number, lines) ? isHeaded || isTaxed : isHeaded && isTaxed;
}

const otherLabels = words.groundLabels.map((labels) => new RegExp(`${begins(labels).source}\\s{0,20}(?::|$)`, 'u'));

/** Tells bookings of a car, a room or a seat on the ground by two of their labels. */
export function isOtherTravel(lines: readonly Line[]): boolean {
  return otherLabels.filter((label) => has(label, lines)).length > 1;
}
