import { anyOf, begins, finds, oneOf } from './expressions.ts';
import type { Line } from './pasted-text.ts';
import * as words from './words/other-texts.ts';

const flight = finds(words.flightWords);
const ground = finds(words.groundWords);
const record = finds(words.recordWords);

/**
 * Tells whether a text without flight numbers is about a flight: other travels have routes and codes as well.
 * @param isNamed it has a code and names, which suffice beside a word for who flies or for what the code is
 */
export function isAboutFlight(lines: readonly Line[], hasLegs: boolean, isNamed: boolean): boolean {
  const has = (words: RegExp) => lines.some(({ folded }) => words.test(folded));
  if (has(ground)) return hasLegs && has(flight);
  return hasLegs || has(flight) || (isNamed && has(record));
}

const invoiceHead = new RegExp(`^\\W*${oneOf(words.invoiceHeads)}\\W*$`);
const tax = new RegExp(`${anyOf(words.taxes)}|kdv ?%|vat ?\\d`, 'u');
const invoiceWords = { number: finds(words.invoiceNumbers), taxNumber: finds(words.taxNumbers) };

/**
 * Tells invoices, whose sale has another text. One word does not make one: who wants an invoice tells a tax number, and
 * receipts of agencies have the VAT of their fee.
 */
export function isInvoice(lines: readonly Line[]): boolean {
  const has = (words: RegExp) => lines.some(({ folded }) => words.test(folded));
  const isHeaded = has(invoiceHead);
  const isTaxed = has(invoiceWords.taxNumber) || has(tax);
  return has(invoiceWords.number) ? isHeaded || isTaxed : isHeaded && isTaxed;
}

const otherLabels = words.groundLabels.map((labels) => new RegExp(`${begins(labels).source}\\s{0,20}(?::|$)`, 'u'));

/** Tells bookings of a car, a room or a seat on the ground by two of their labels. */
export function isOtherTravel(lines: readonly Line[]): boolean {
  return otherLabels.filter((label) => lines.some(({ folded }) => label.test(folded))).length > 1;
}
