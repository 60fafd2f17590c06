import { type Issuer, issuedTickets } from '../tables/prefixes.ts';

export type Decoded =
  | { kind: 'empty' | 'letters' | 'too-few' }
  | { kind: 'unknown'; prefix: string; digits: number }
  | { kind: 'issued'; issuer: Issuer; prefix: string; serial: string; digits: number };

/** Length of a ticket number; some documents print a fourteenth digit, a check digit. */
export const ticketDigits = 13;

/** Reads a whole ticket number or its start, in any grouping. */
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
