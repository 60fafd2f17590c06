import { formatMoney, groupDigits, readMoney, readNetMoney } from './money.ts';

export interface FieldEdit {
  text: string;
  caret: number;
}

/**
 * Words and letters that would change the amount, so they are not dropped. O, l and ı are among them because they are
 * often meant as digits.
 */
const words = 'bin milyon milyar mn mio yüz usd eur euro dolar tl try k m x e o l i ı'.split(' ');

/**
 * An amount after a keystroke: groups the digits, keeps the caret after the same digit, and drops letters. Keeps words
 * that change the amount (`12 bin`, `5 usd`), otherwise the form would save a different amount.
 * @param before the text before the keystroke
 * @param key the text inserted before the caret; empty for a deletion
 * @param forward whether the keystroke deletes after the caret
 */
export function typeMoney(before: string, after: FieldEdit, key: string, forward = false): FieldEdit {
  const left = typedBehind(after.text.slice(0, after.caret - key.length), key);
  const edit = { text: left + after.text.slice(after.caret), caret: left.length };
  const isGroupedStill = /^\d*$/.test(left.slice(after.caret - key.length));
  if (isGrouped(before) && isGroupedStill) return regroup(before, edit, forward);
  return isGrouped(edit.text) ? regroup(edit.text, edit) : edit;
}

/**
 * Adds `key` to `text`, except letters that cannot begin or continue one of `words`. Drops an unfinished word that can
 * no longer become one of them.
 */
function typedBehind(text: string, key: string): string {
  const begun = /(?<=\d\s*)\p{L}+$/u.exec(text)?.[0] ?? '';
  const word = (begun + key).toLowerCase();
  if (/\d\s*\p{L}*$/u.test(text) && /^\p{L}+$/u.test(key) && words.some((known) => known.startsWith(word)))
    return text + key;
  const isWord = words.includes(begun.toLowerCase());
  const kept = key === '' || isWord ? text : text.slice(0, text.length - begun.length);
  return (kept + key.replace(/[\p{L}\p{M}]/gu, '')).trimStart();
}

/** Like {@link typeMoney}, for a sum that may be negative: keeps a leading minus out of the grouping. */
export function typeNetMoney(before: string, after: FieldEdit, key: string, forward = false): FieldEdit {
  if (!minus.test(after.text)) return typeMoney(before.replace(minus, ''), after, key, forward);
  const bare = { text: after.text.replace(minus, ''), caret: Math.max(0, after.caret - 1) };
  const typed = key.length > bare.caret ? key.replace(minus, '') : key;
  const { text, caret } = typeMoney(before.replace(minus, ''), bare, typed, forward);
  return { text: `−${text}`, caret: caret + 1 };
}

const minus = /^[-−–]/;

/** An amount after `piece` was pasted over a part of the field. Leaves an unreadable text unchanged. */
export function pasteMoney(before: string, [start, end]: readonly [number, number], piece: string): FieldEdit {
  const read = readMoney(piece);
  const rest = before.slice(0, start) + before.slice(end);
  const isAmount = 'amount' in read && isGrouped(rest);
  const put = isAmount ? String(read.amount ?? '') : piece.trim();
  const edit = { text: before.slice(0, start) + put + before.slice(end), caret: start + put.length };
  return isAmount ? regroup('', edit) : edit;
}

/** What the field shows once the user leaves it: an amount in its standard form. */
export function settleMoney(text: string): string {
  const read = readMoney(text);
  return 'amount' in read ? groupDigits(String(read.amount ?? '')) : text;
}

export function settleNetMoney(text: string): string {
  const read = readNetMoney(text);
  if ('fault' in read) return text;
  return read.amount === null ? '' : formatMoney(read.amount);
}

/** Whether a point may still turn out to separate groups of three. */
export function mayBeGrouping(text: string): boolean {
  return /^\d{1,3}(\.\d{3})*\.\d{0,2}$/.test(text);
}

const isGrouped = (text: string) => /^(\d*|\d{1,3}(\.\d{3})+)$/.test(text);

/** Regroups the digits with points. Deleting a point also deletes the digit next to it. */
function regroup(before: string, after: FieldEdit, forward = false): FieldEdit {
  let left = after.text.slice(0, after.caret).replace(/\D/g, '');
  let right = after.text.slice(after.caret).replace(/\D/g, '');
  const isShorter = before.length === after.text.length + 1;
  if (isShorter && before[after.caret] === '.' && before.replace(/\D/g, '') === left + right) {
    if (forward) right = right.slice(1);
    else left = left.slice(0, -1);
  }
  const digits = (left + right).replace(/^0+(?=\d)/, '');
  const digitsLeft = Math.max(0, left.length - (left.length + right.length - digits.length));
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
