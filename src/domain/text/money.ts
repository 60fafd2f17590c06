/** Amounts are whole Turkish lira; twelve digits stay far inside what a number holds exactly. */
export const maxMoneyDigits = 12;

/** Why a text is no amount. */
export type MoneyFault = 'decimal' | 'negative' | 'notANumber' | 'tooLarge';

/** An amount in lira, null where nothing was given. */
export type MoneyReading = { amount: number | null } | { fault: MoneyFault };

/** `12500` as `12.500`, the Turkish way; less than nothing with a true minus (U+2212). */
export function formatMoney(amount: number): string {
  return `${amount < 0 ? '−' : ''}${groupDigits(String(Math.abs(amount)))}`;
}

/** How many, `12500` as `12.500`. */
export const formatCount = (count: number) => groupDigits(String(count));

/** Puts a dot between every three digits, counted from the right. */
export function groupDigits(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, '.');
}

/** Digits alone, or in groups of three that one kind of sign parts; a decimal part of noughts changes nothing. */
const whole = [
  /^(\d+|\d{1,3}(?:\.\d{3})+)(?:,0{1,2})?$/,
  /^(\d{1,3}(?:[ '’]\d{3})+)(?:,0{1,2})?$/,
  /^(\d+|\d{1,3}(?:,\d{3})+)\.0{1,2}$/,
];

/**
 * Reads an amount as people write it: `12500`, `12.500 TL`, `₺12 500`, `1250,00`. What could mean two amounts is none:
 * joining what stands around a comma would make it a hundred times larger.
 */
export function readMoney(text: string): MoneyReading {
  if (text.trim() === '') return { amount: null };
  const spaced = text.replace(/\s/g, ' ').trim();
  const bare = spaced
    .replace(/^([-−–—(]?) ?(TL|TRY|₺)/i, '$1')
    .replace(/(TL|TRY|₺)( ?[-−–—)]?)$/i, '$2')
    // `1.250,-` and `1.250,00.-`: no kuruş, as cheques say it.
    .replace(/(?<=\d)[.,][-−–—] ?$/, '')
    .trim();
  if (/^[-−–—(]|[-−–—]$/.test(bare)) return { fault: 'negative' };
  const found = whole.map((form) => form.exec(bare)?.[1]).find(Boolean);
  if (found === undefined) return { fault: /^[\d.,]+$/.test(bare) ? 'decimal' : 'notANumber' };
  const digits = found.replace(/\D/g, '').replace(/^0+(?=\d)/, '');
  return digits.length > maxMoneyDigits ? { fault: 'tooLarge' } : { amount: Number(digits) };
}

/** The same of a sum, which is less than nothing where more was given back than taken: a minus may stand in front. */
export function readNetMoney(text: string): MoneyReading {
  const [, bare] = /^\s*[-−–]\s*(\S.*)$/.exec(text) ?? [];
  const read = readMoney(bare ?? text);
  if ('fault' in read) return { fault: read.fault === 'negative' ? 'notANumber' : read.fault };
  return bare !== undefined && read.amount ? { amount: -read.amount } : read;
}

/** The amount in a field, or null when it holds none. */
export function moneyValue(text: string): number | null {
  const read = readMoney(text);
  return 'amount' in read ? read.amount : null;
}
