import { maxMoneyDigits } from '../text/money.ts';
import { oneOf } from './expressions.ts';
import { liraWords, otherCurrencies } from './words/sums.ts';

/** An amount in a line. */
export interface AmountInText {
  /** In lira, as the form takes it: kuruş are rounded, since no field holds them. */
  lira: string;
  currency: 'lira' | 'other' | 'unsaid';
  start: number;
  end: number;
}

const sign = (name: string) => `(?<${name}>${oneOf(liraWords, otherCurrencies)})`;
const before = `(?:(?<![a-z])${sign('before')}[ :)]{0,3})?`;
/** Thousands are parted by signs or blanks, or not at all. */
const number = String.raw`(?<number>\d{1,3}(?:[., ]\d{3}){1,4}(?:[.,]\d{1,2})?|(?<!\d{3} (?=\d{2} ))\d{1,12}(?:[.,]\d{1,2})?)`;
/** Keep out days, times and other numbers of several parts. */
const notBehind = String.raw`(?<![\d.,/*-]|\d:|bin )`;
const notBefore = String.raw`(?! \d{2} (?:tl|try)|[\d:/]|[.,]\d| ?bin(?![a-z]))`;
const amounts = new RegExp(
  `${before}${notBehind}${number}${notBefore}(?:,-)?(?: {0,3}${sign('after')}(?![a-z]))?`,
  'g',
);
const isLira = new RegExp(`^${oneOf(liraWords)}$`);

/** Finds the amounts of a folded line, and other numbers that may be some. */
export function amountsIn(folded: string): AmountInText[] {
  return [...folded.matchAll(amounts)].flatMap((match) => {
    const { before, number = '', after } = match.groups ?? {};
    const value = liraOf(number);
    if (value === null) return [];
    const sign = before ?? after;
    const currency = sign === undefined ? 'unsaid' : isLira.test(sign) ? 'lira' : 'other';
    return [{ lira: value, currency, start: match.index, end: match.index + match[0].length }];
  });
}

/**
 * Reads `12.345,67`, `12,345.67`, `12345,67` and `12 345`, rounded to whole lira. A last point or comma before one or two
 * digits is the decimal sign; all other signs separate thousands. Null for what is no amount.
 */
function liraOf(number: string): string | null {
  const [, whole = '', part] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(number) ?? [];
  const signs = new Set(whole.replace(/\d/g, ''));
  const digits = whole.replace(/\D/g, '');
  if (signs.size > 1 || digits.length > maxMoneyDigits) return null;
  const rounded = Math.round(Number(`${digits}.${part ?? 0}`));
  return rounded > 0 ? String(rounded) : null;
}

/** Whether a folded text counts in another currency. */
export function namesOtherCurrency(folded: string): boolean {
  return otherCurrency.test(folded);
}

const otherCurrency = /(?<![a-z])(?:eur|euro|avro|usd|gbp|aed|qar|rub|azn|sar|chf|kwd)(?![a-z])|[€$£₽₼]/;
