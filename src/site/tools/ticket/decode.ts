import { type Issuer, issuedTickets } from '../tables/prefixes.ts';

/** What the digits of a ticket number say. */
export type Decoded =
  | { kind: 'empty' | 'letters' | 'too-few' }
  | { kind: 'unknown'; prefix: string; digits: number }
  | { kind: 'issued'; issuer: Issuer; prefix: string; serial: string; digits: number };

/** A ticket number's length; a fourteenth digit is a check digit that some documents print. */
export const ticketDigits = 13;

/** Reads a whole ticket number or its beginning, however it is grouped. */
export function decodeTicket(typed: string): Decoded {
  const text = typed.trim();
  if (text === '') return { kind: 'empty' };
  if (/[^\d\s./-]/.test(text)) return { kind: 'letters' };
  const digits = text.replace(/\D/g, '');
  if (digits.length < 3) return { kind: 'too-few' };
  const prefix = digits.slice(0, 3);
  const issuer = issuedTickets.find((candidate) => candidate.prefix === prefix);
  if (!issuer) return { kind: 'unknown', prefix, digits: digits.length };
  return { kind: 'issued', issuer, prefix, serial: digits.slice(3, ticketDigits), digits: digits.length };
}
