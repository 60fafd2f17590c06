import { maxMoneyDigits } from '../text/money.ts';
import { oneOf } from './expressions.ts';
import { liraWords, otherCurrencies } from './words/sums.ts';

export interface AmountInText {
  /** In whole lira, as the form accepts it; kuruş are rounded. */
  lira: string;
  currency: 'lira' | 'other' | 'unsaid';
  start: number;
  end: number;
}

const sign = (name: string) => `(?<${name}>${oneOf(liraWords, otherCurrencies)})`;
const before = `(?:(?<![a-z])${sign('before')}[ :)]{0,3})?`;
const number = String.raw`(?<number>\d{1,3}(?:[., ]\d{3}){1,4}(?:[.,]\d{1,2})?|(?<!\d{3} (?=\d{2} ))\d{1,12}(?:[.,]\d{1,2})?)`;
const notBehind = String.raw`(?<![\d.,/*-]|\d:|bin )`;
const notBefore = String.raw`(?! \d{2} (?:tl|try)|[\d:/]|[.,]\d| ?bin(?![a-z]))`;
const amounts = new RegExp(
  `${before}${notBehind}${number}${notBefore}(?:,-)?(?: {0,3}${sign('after')}(?![a-z]))?`,
  'g',
);
const isLira = new RegExp(`^${oneOf(liraWords)}$`);

/** Finds the amounts in a folded line, including plain numbers that may be amounts. */
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
 * Reads `12.345,67`, `12,345.67` and `12 345`, rounded to whole lira; null if it is no amount. A last point or comma
 * before one or two digits separates the decimals.
 */
function liraOf(number: string): string | null {
  const [, whole = '', part] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(number) ?? [];
  const signs = new Set(whole.replace(/\d/g, ''));
  const digits = whole.replace(/\D/g, '');
  if (signs.size > 1 || digits.length > maxMoneyDigits) return null;
  const rounded = Math.round(Number(`${digits}.${part ?? 0}`));
  return rounded > 0 ? String(rounded) : null;
}

/** Whether a folded text names a currency other than lira. */
export const namesOtherCurrency = (folded: string) => otherCurrency.test(folded);

const otherCurrency = /(?<![a-z])(?:eur|euro|avro|usd|gbp|aed|qar|rub|azn|sar|chf|kwd)(?![a-z])|[€$£₽₼]/;
