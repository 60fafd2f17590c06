/** Amounts are whole Turkish lira; twelve digits stay far inside what a number holds exactly. */
export const maxMoneyDigits = 12;

/** Why a text is no amount. */
export type MoneyFault = 'decimal' | 'negative' | 'notANumber' | 'tooLong';

/** `12500` as `12.500`, the Turkish way. */
export function formatMoney(amount: number): string {
  return groupDigits(String(amount));
}

/** Puts a dot between every three digits, counted from the right. */
export function groupDigits(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, '.');
}

/** The digits of an amount field, without leading zeros: `0012.5a` gives `125`. */
function digitsOf(text: string): string {
  return text.replace(/\D/g, '').replace(/^0+(?=\d)/, '');
}

/** The number in an amount field, or null when it holds no digit. */
export function moneyValue(text: string): number | null {
  const digits = digitsOf(text);
  return digits === '' ? null : Number(digits);
}

/**
 * Reads an amount that comes from elsewhere: `12.500 TL`, `₺12 500`, `12500`.
 * A part after a decimal comma is refused, because joining it would make the amount a hundred times larger.
 */
export function parseMoney(text: string): { digits: string } | { fault: MoneyFault } {
  const bare = text.replace(/TL|TRY|₺/gi, '').trim();
  if (/^[-−(]/.test(bare)) return { fault: 'negative' };
  const compact = bare.replace(/[\s\u00a0\u202f’']/g, '');
  if (/^\d+$/.test(compact) || /^\d{1,3}(\.\d{3})+$/.test(compact)) {
    const digits = digitsOf(compact);
    return digits.length > maxMoneyDigits ? { fault: 'tooLong' } : { digits };
  }
  return { fault: /^\d[\d.,]*$/.test(compact) ? 'decimal' : 'notANumber' };
}

/** A text field's content and the place of its caret. */
export interface FieldEdit {
  text: string;
  caret: number;
}

/**
 * Regroups an amount after a keystroke and keeps the caret behind the same digit.
 * @param before what the field held, to tell a deleted separator from an unchanged text
 * @param forward the keystroke deletes what stands behind the caret
 */
export function regroup(before: string, after: FieldEdit, forward = false): FieldEdit {
  let left = after.text.slice(0, after.caret).replace(/\D/g, '');
  let right = after.text.slice(after.caret).replace(/\D/g, '');
  const deletedSeparator = before.length === after.text.length + 1 && digitsOf(before) === digitsOf(after.text);
  if (deletedSeparator && before[after.caret] === '.') {
    if (forward) right = right.slice(1);
    else left = left.slice(0, -1);
  }
  right = right.slice(0, Math.max(0, maxMoneyDigits - left.length));
  const kept = (left + right).slice(0, maxMoneyDigits);
  const digits = digitsOf(kept);
  const digitsLeft = Math.max(0, Math.min(left.length, kept.length) - (kept.length - digits.length));
  const text = groupDigits(digits);
  return { text, caret: caretAfter(text, digitsLeft) };
}

function caretAfter(text: string, digitCount: number): number {
  let seen = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (seen === digitCount) return at;
    if (text[at] !== '.') seen += 1;
  }
  return text.length;
}
