const nbsp = '\u00a0';

/** An E.164 number as Turks read it: `+908500000000` as `0850 000 00 00`, with no-break spaces. */
export function formatPhone(e164: string): string {
  const digits = `0${e164.replace(/^\+90/, '')}`;
  return [digits.slice(0, 4), digits.slice(4, 7), digits.slice(7, 9), digits.slice(9)].join(nbsp);
}

/** A typed, pasted or copied number without `tel:` and invisible characters, and with hyphens instead of dashes. */
export function plainPhone(typed: string): string {
  return typed
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\p{Dash}/gu, '-')
    .replace(/\s+/g, ' ')
    .replace(/^ ?tel ?[:.] ?/i, '')
    .trim();
}

/** Drops the punctuation between digits, and `(0)`, the zero that is not dialled from abroad. */
const compact = (typed: string) =>
  plainPhone(typed)
    .replace(/\( ?0 ?\)/, '')
    .replace(/[ ()[\]./·-]/g, '')
    .replace(/^00/, '+');

const turkish = /^(?:\+?90)?0?([2-58]\d{9})$/;
const isAbroad = (number: string) => /^\+[1-9]\d{6,14}$/.test(number) && !number.startsWith('+90');

/** Whether `typed` is a Turkish number in any spelling, or an international one (ITU-T E.164: at most 15 digits). */
export function isPhone(typed: string): boolean {
  const number = compact(typed);
  return turkish.test(number) || isAbroad(number);
}

/** The address that dials a number in any spelling; null for any other text. */
export function phoneAddress(typed: string): string | null {
  const number = compact(typed);
  const [, national] = turkish.exec(number) ?? [];
  return national ? `tel:+90${national}` : isAbroad(number) ? `tel:${number}` : null;
}

const fewest = 4;
/** A Turkish number has ten digits without its prefix; of a foreign number, the search compares the last ten. */
const length = 10;

/**
 * Patterns that find a typed part of a number among the last ten digits of stored numbers (SQL function `phonedigits`).
 * `+90 532` and `0532` match the start of a number, `1234567` any part of it; too few digits give no pattern.
 */
export function phonePatterns(typed: string): string[] {
  const digits = typed.replace(/\D/g, '');
  const [, code, national] = /^(?:(0{0,2}90)0?|0)([2-58]\d{2,9})$/.exec(digits) ?? [];
  if (national === undefined) return partPatterns(digits, typed.includes('+'));
  // Without a plus, 90 may be the middle of a number, unless the rest is a whole number.
  const isMiddle = code === '90' && !typed.includes('+') && national.length < length;
  // A wildcard before a whole number finds the same rows with one trigram less to look up.
  const begin = national.length < length ? '' : '%';
  return [`${begin}${national}%`, ...(isMiddle ? partPatterns(digits, false) : [])];
}

/**
 * The last ten digits of a whole number in any spelling, Turkish or with a country code. Null for any other text, and
 * for fewer digits, which many numbers share.
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
