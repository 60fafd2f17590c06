import { readMoney } from '../text/money.ts';
import { phonePatterns } from '../text/phones.ts';
import { foldText } from '../text/turkish.ts';

/** What a part of a search may be; a sale matches it where one of these does. */
export interface SearchTerm {
  /** Part of a name or a PNR, folded. */
  text?: string;
  /** Patterns of a phone number's last digits. */
  phones?: readonly string[];
  citizenId?: string;
  id?: number;
  /** One of the amounts of a sale, or what they come to. */
  amount?: number;
}

/**
 * What is searched for, from what is typed: a sale is found where every term matches, in whatever order they stand. Words are
 * parts of names and PNRs. What is written like a number is each number that it can be: `12500` may be part of a phone number,
 * an amount and the number of a sale. `#` makes it the number of a sale, a point, `TL` or `,00` an amount.
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
      // What is more than a name and some numbers is found as it stands.
      const rest = foldText(parts.slice(at).join(' '));
      return [...terms, { text: rest }];
    }
    terms.push(term);
  }
  return terms;
}

/** As much as a data API has room for beside days and chips. */
const mostEffort = 12;

/** How a data API counts what looking for a term costs: a pattern is two comparisons. */
export function searchEffort({ text, phones = [], ...others }: SearchTerm): number {
  return Object.keys(others).length + 2 * (phones.length + (text === undefined ? 0 : 1));
}

const currency = /^(TL|TRY|₺)$/i;
/** Digits with the signs that people set between them. */
const numeric = /^(?=.*\d)[\d()+./,'’·-]+$|^[()/.+·-]+$/;

/** Words one by one; what is typed of one number together, whatever spaces are in it, and its currency with it. */
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

/** What one part may be; null for what asks for nothing yet. */
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
    ...(/^[1-9]\d{10}$/.test(digits) && !part.includes('+') && { citizenId: digits }),
    ...(/^[1-9]\d{0,14}$/.test(part) && { id: Number(part) }),
    ...amount,
  };
}

/** Digits in groups of three that points part: with as many, as likely a phone number as an amount. */
const shortestGrouped = 9;
