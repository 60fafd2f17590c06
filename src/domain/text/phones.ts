const nbsp = '\u00a0';

/** An E.164 number as Turks read it: `+908500000000` becomes `0850 000 00 00`, with no-break spaces. */
export function formatPhone(e164: string): string {
  const digits = `0${e164.replace(/^\+90/, '')}`;
  return [digits.slice(0, 4), digits.slice(4, 7), digits.slice(7, 9), digits.slice(9)].join(nbsp);
}

/** A number as it was typed, pasted or copied from a contact, without `tel:` and marks that nobody sees; dashes are hyphens. */
export function plainPhone(typed: string): string {
  return typed
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\p{Dash}/gu, '-')
    .replace(/\s+/g, ' ')
    .replace(/^ ?tel ?[:.] ?/i, '')
    .trim();
}

/** Without the signs that people set between digits, and `(0)`, which stands for the nought that is not dialled from abroad. */
const compact = (typed: string) =>
  plainPhone(typed)
    .replace(/\( ?0 ?\)/, '')
    .replace(/[ ()[\]./·-]/g, '')
    .replace(/^00/, '+');

const turkish = /^(?:\+?90)?0?([2-58]\d{9})$/;
const isAbroad = (number: string) => /^\+[1-9]\d{6,14}$/.test(number) && !number.startsWith('+90');

/** Whether `typed` is a Turkish number in any of its writings, or an international one (ITU-T E.164: at most 15 digits). */
export function isPhone(typed: string): boolean {
  const number = compact(typed);
  return turkish.test(number) || isAbroad(number);
}

const fewest = 4;
/** Digits of a Turkish number without what may stand before it, and as many as are kept of any other. */
const length = 10;

/**
 * Patterns for the last ten digits of a stored number, which are what the SQL function `phonedigits` gives, where part of a
 * number is typed in any writing: `+90 532`, `0090532` and `0532` are how it begins, `1234567` is anywhere in it. None for what
 * is too short to tell numbers apart.
 */
export function phonePatterns(typed: string): string[] {
  const digits = typed.replace(/\D/g, '');
  const [, code, national] = /^(?:(0{0,2}90)0?|0)([2-58]\d{2,9})$/.exec(digits) ?? [];
  if (national === undefined) return partPatterns(digits, typed.includes('+'));
  // 90 without a sign before it may be the middle of a number, unless all of it is there.
  const isMiddle = code === '90' && !typed.includes('+') && national.length < length;
  // Of a whole number, how it begins would only be one more thing that many have in common.
  const begin = national.length < length ? '' : '%';
  return [`${begin}${national}%`, ...(isMiddle ? partPatterns(digits, false) : [])];
}

/**
 * The last ten digits of a number that is typed as a whole, in any writing: a Turkish one, or a foreign one with the code of
 * its country. Null for less, which many have in common, and for what is no number.
 */
export function wholeNumber(typed: string): string | null {
  const number = compact(typed);
  const [, national = null] = turkish.exec(number) ?? [];
  return national ?? (isAbroad(number) && number.length > length ? number.slice(-length) : null);
}

function partPatterns(digits: string, isForeign: boolean): string[] {
  const isLong = digits.length > length;
  if (digits.length < fewest || (isLong && !isForeign && !digits.startsWith('00'))) return [];
  return [`%${digits.slice(-length)}%`];
}
