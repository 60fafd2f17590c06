import { readMoney } from '../text/money.ts';
import { phonePatterns } from '../text/phones.ts';
import { foldText } from '../text/turkish.ts';

/** What one part of a search may mean; a sale matches if any meaning does. */
export interface SearchTerm {
  /** Part of a name, a PNR or a note, folded. */
  text?: string;
  phones?: readonly string[];
  citizenId?: string;
  id?: number;
  /** One of a sale's amounts, or their sum. */
  amount?: number;
}

/**
 * Reads a search. A number means everything it can be: `12500` may be part of a phone number, an amount or a sale's
 * number. `#` makes it a sale's number; a point, `TL` or `,00` makes it an amount.
 */
export function readSearch(text: string): SearchTerm[] {
  const parts = partsOf(text);
  const terms: SearchTerm[] = [];
  let effort = 0;
  for (const [at, part] of parts.entries()) {
    const term = readPart(part);
    if (!term) continue;
    effort += searchEffort(term);
    if (effort > mostEffort) {
      // If a search is more than a name and a few numbers, the rest is searched as one text.
      const rest = foldText(parts.slice(at).join(' '));
      return [...terms, { text: rest }];
    }
    terms.push(term);
  }
  return terms;
}

/** The most comparisons of a search: the data API's limit, less what days and filters need. */
const mostEffort = 12;

/** The cost of a term as the data API counts it: a pattern counts as two comparisons. */
export function searchEffort({ id, amount, phones = [], ...patterns }: SearchTerm): number {
  return [id, amount].filter(Boolean).length + 2 * (phones.length + Object.keys(patterns).length);
}

const currency = /^(TL|TRY|₺)$/i;
const numeric = /^(?=.*\d)[\d()+./,'’·-]+$|^[()/.+·-]+$/;

function partsOf(text: string): string[] {
  const words = text
    .replace(/\p{Cf}/gu, '')
    .replace(/(?<=\d\s*)\p{Dash}(?=\s*\d)/gu, '-')
    .replace(/(^|\s)tel ?[:.] ?(?=[\d+(])/gi, '$1')
    .replace(/₺/g, ' ₺ ')
    .replace(/(^|\s)([\d.,]*\d)(TL|TRY)(?=\s|$)/gi, '$1$2 $3')
    .replace(/#\s+(?=\d)/g, '#')
    .split(/\s+/)
    .filter((word) => word !== '');
  const parts: string[] = [];
  let isOpen = false;
  for (const [at, word] of words.entries()) {
    const isCurrency = currency.test(word);
    const follows: boolean = isOpen && (isCurrency || numeric.test(word));
    if (follows) parts.push(`${parts.pop()} ${word}`);
    else parts.push(word);
    isOpen = isCurrency ? !follows && numeric.test(words[at + 1] ?? '') : numeric.test(word);
  }
  return parts;
}

function readPart(part: string): SearchTerm | null {
  if (part === '#') return null;
  const [, id] = /^#(\d{1,15})$/.exec(part) ?? [];
  if (id) return { id: Number(id) };
  const isNumber = part.split(' ').every((word) => numeric.test(word) || currency.test(word)) && /\d/.test(part);
  const term = isNumber ? readNumber(part) : {};
  if (Object.keys(term).length > 0) return term;
  const text = foldText(part);
  return text === '' ? null : { text };
}

function readNumber(part: string): SearchTerm {
  const read = readMoney(part);
  const amount = 'amount' in read && read.amount && !part.startsWith('0') ? { amount: read.amount } : {};
  const digits = part.replace(/\D/g, '');
  const isMoney = /[,₺]|T/i.test(part) || (/^\d{1,3}(\.\d{3})+$/.test(part) && digits.length < shortestGrouped);
  if (isMoney) return amount;
  const phones = phonePatterns(part);
  return {
    ...(/^[\d ]+$/.test(part) && { text: part }),
    ...(phones.length > 0 && { phones }),
    ...(citizenPart.test(digits) && !/[+(]/.test(part) && { citizenId: digits }),
    ...(/^[1-9]\d{0,14}$/.test(part) && { id: Number(part) }),
    ...amount,
  };
}

/** From this many digits on, digits grouped in threes may be a phone number instead of an amount. */
const shortestGrouped = 9;

/**
 * Part of a citizen number. The start of a phone number does not match: a zero and an area code, or two zeros and a
 * country code.
 */
const citizenPart = /^(?!0[2-58]|00[1-9])\d{4,11}$/;
