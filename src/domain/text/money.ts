/** The most digits an amount may have. Amounts are whole Turkish lira, and a number holds these exactly. */
export const maxMoneyDigits = 12;

export type MoneyFault = 'decimal' | 'negative' | 'notANumber' | 'tooLarge';

/** `amount` is in lira; null for an empty text. */
export type MoneyReading = { amount: number | null } | { fault: MoneyFault };

/** Writes `12500` as `12.500`, the Turkish way. A negative amount gets a true minus (U+2212). */
export function formatMoney(amount: number): string {
  return `${amount < 0 ? '−' : ''}${groupDigits(String(Math.abs(amount)))}`;
}

/** Writes a count: `12500` as `12.500`. */
export const formatCount = (count: number) => groupDigits(String(count));

/** Puts a point between every three digits, counted from the right. */
export function groupDigits(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, '.');
}

const whole = [
  /^(\d+|\d{1,3}(?:\.\d{3})+)(?:,0{1,2})?$/,
  /^(\d{1,3}(?:[ '’]\d{3})+)(?:,0{1,2})?$/,
  /^(\d+|\d{1,3}(?:,\d{3})+)\.0{1,2}$/,
];

/**
 * Reads an amount as people write it: `12500`, `12.500 TL`, `₺12 500`, `1250,00`. Refuses an ambiguous text: joining
 * the digits around a comma would make the amount a hundred times larger.
 */
export function readMoney(text: string): MoneyReading {
  if (text.trim() === '') return { amount: null };
  const spaced = text.replace(/\s/g, ' ').trim();
  const bare = spaced
    .replace(/^([-−–—(]?) ?(TL|TRY|₺)/i, '$1')
    .replace(/(TL|TRY|₺)( ?[-−–—)]?)$/i, '$2')
    // `1.250,-` and `1.250,00.-` mean no kuruş, as on cheques.
    .replace(/(?<=\d)[.,][-−–—] ?$/, '')
    .trim();
  if (/^[-−–—(]|[-−–—]$/.test(bare)) return { fault: 'negative' };
  const found = whole.map((form) => form.exec(bare)?.[1]).find(Boolean);
  if (found === undefined) return { fault: /^[\d.,]+$/.test(bare) ? 'decimal' : 'notANumber' };
  const digits = found.replace(/\D/g, '').replace(/^0+(?=\d)/, '');
  return digits.length > maxMoneyDigits ? { fault: 'tooLarge' } : { amount: Number(digits) };
}

/** Like {@link readMoney}, for a sum, which may be negative if more was refunded than taken: allows a leading minus. */
export function readNetMoney(text: string): MoneyReading {
  const [, bare] = /^\s*[-−–]\s*(\S.*)$/.exec(text) ?? [];
  const read = readMoney(bare ?? text);
  if ('fault' in read) return { fault: read.fault === 'negative' ? 'notANumber' : read.fault };
  return bare !== undefined && read.amount ? { amount: -read.amount } : read;
}

/** The amount in a field; null if the field is empty or has no valid amount. */
export function moneyValue(text: string): number | null {
  const read = readMoney(text);
  return 'amount' in read ? read.amount : null;
}
