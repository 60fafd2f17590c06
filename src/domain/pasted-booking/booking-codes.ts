import { anyOf, letter, oneOf, wordsOf } from './expressions.ts';
import { agreed, type Found, found, type Line } from './pasted-text.ts';
import { systemCodesIn } from './system-codes.ts';
import { cellsOf } from './table-cells.ts';
import * as words from './words/codes.ts';

export interface BookingCode extends Found {
  kind: (typeof kinds)[number];
}

/**
 * The most useful kind of code first. `any` has another label than PNR; `flight` stands beside the text `Flight - …`.
 */
const kinds = ['airline', 'pnr', 'any', 'system', 'flight', 'order'] as const;

const owner = `(?:(?<airline>${oneOf(words.airlineOwners)})|(?<system>${oneOf(words.systemOwners)})) `;
const label = new RegExp(
  `(?<!${letter})(?:${owner})?(?:${oneOf(words.codeLabels)}(?!${letter})|${oneOf(words.codeLabelsBeforeSign)}(?= ?[:-]))`,
  'gu',
);
const signs = '[\\s:=#–—\\-.|()[\\]/]*';
const translation = '(?: ?\\/ ?\\p{L}[\\p{L} .]{2,30}(?= ?:))?';
const between = new RegExp(`^${translation}${signs}(?:${oneOf(words.codeFillers)}(?![a-z\\d])${signs}){0,4}`, 'u');

/**
 * Finds the code of the only booking in a text; null if there is none.
 * @returns `several` if the text has codes of several bookings
 */
export function bookingCodeOf(lines: readonly Line[]): Found | 'several' | null {
  const system = systemCodesIn(lines);
  const told = lines.flatMap((_, row) => labelledIn(lines, row));
  const read = [...told, ...system];
  // Online agencies also number their orders: a code with letters takes precedence over a number.
  const letters = read.filter(({ value }) => /[A-Z]/.test(value));
  const all = letters.length > 0 ? letters : read;
  for (const kind of kinds) {
    const ofKind = kind === 'any' && system.length > 0 ? system : all.filter((code) => code.kind === kind);
    if (ofKind.length > 0) return agreed(ofKind) ?? 'several';
  }
  return null;
}

function labelledIn(lines: readonly Line[], row: number): BookingCode[] {
  const line = lines[row];
  if (!line) return [];
  const codes: BookingCode[] = [...line.folded.matchAll(label)].flatMap((match) => {
    const kind = kindOf(match, line, lines[row - 1]);
    const led = codeBeside(lines, row, match);
    return led ? [led, ...codesAfter(line, led)].map((one) => ({ ...one, kind })) : [];
  });
  const own = airlineForm.exec(line.text)?.indices?.groups?.code;
  if (own) codes.push({ ...found(line.text.slice(...own), line, ...own), kind: 'airline' });
  return codes.length > 0 ? codes : barelyLabelledIn(line);
}

/** Finds `AMADEUS: 5WT8KQ, AIRLINE: PC/7WK4TL`. */
const airlineForm = /(?<!\p{L})AIRLINE ?: ?[A-Z\d]{2}\/(?<code>[A-Z\d]{6})(?![A-Z\d])/du;

function codeBeside(lines: readonly Line[], row: number, match: RegExpExecArray): Found | null {
  const [line, next] = [lines[row], lines[row + 1]];
  if (!line) return null;
  const from = match.index + match[0].length;
  const here = codeAt(line, from);
  const isLast = /^(?:[\s:=.()/-]|(?:pnr|kodu|no|is)(?![a-z]))*$/.test(line.folded.slice(from));
  const code = here ?? (isLast && next ? codeAt(next, 0) : null);
  return isWeak.test(match[0]) && !/^(?=.*[A-Z]).{6}$/.test(code?.value ?? '') ? null : code;
}

/**
 * These words often label other references too: only six characters with a letter count as a booking code after them.
 */
const isWeak = /^(?:ref|trip|your|our|order|siparis)/;

/** Reads `T7KQ4M / R4TN8W`: the codes of further bookings follow the first. */
function codesAfter(line: Line, first: Found): Found[] {
  const from = first.end - line.at;
  const match = /^ ?(?:[,/&+]|ve|and|-) ?(?<code>[A-Z\d]{6})(?![\p{L}\d])/u.exec(line.text.slice(from));
  const code = match?.groups?.code ?? '';
  const end = from + (match?.[0].length ?? 0);
  const isMixed = /\d/.test(code) && /[A-Z]/.test(code) && !isFlightNumber(code);
  return isMixed ? [found(code, line, end - code.length, end)] : [];
}

const isFlightNumber = (code: string) => /^(?:[A-Z]{2}|[A-Z]\d|\d[A-Z])\d{4}$/.test(code);

/**
 * Reads `rezervasyon T7KQ4M`: after such a common word, a code must have a digit or too few vowels for a word, or
 * follow a colon.
 */
function barelyLabelledIn(line: Line): BookingCode[] {
  return [...line.folded.matchAll(barely), ...line.folded.matchAll(adjective)].flatMap((match) => {
    const [start = 0, end = 0] = match.indices?.groups?.code ?? [];
    const code = line.text.slice(start, end);
    const isSure = /\d/.test(code) || /[:#]/.test(match[0]) || (/^[A-Z]+$/.test(code) && isUnspeakable(code));
    return isSure && /[A-Z]/.test(code) && isCode(code) && !isFlightNumber(code)
      ? [{ ...found(code, line, start, end), kind: 'any' as const }]
      : [];
  });
}

/** Finds `T7KQ4M kodlu biletim`. */
const adjective = new RegExp(`(?<![\\p{L}\\d])(?<code>[a-z\\d]{6}) ${oneOf(words.codeAdjectives)}`, 'dgu');
const barely = new RegExp(
  `${anyOf(words.barelyCodeLabels)}(?: su(?= ?:)| is)? ?[:#]? ?(?<code>[a-z\\d]{6})(?![\\p{L}\\d])`,
  'dgu',
);

function kindOf(match: RegExpExecArray, { folded }: Line, above: Line | undefined): BookingCode['kind'] {
  if (match.groups?.system) return 'system';
  if (/^(?:order|siparis)/.test(match[0])) return 'order';
  if (match.groups?.airline || match[0].startsWith('airline ')) return 'airline';
  if ([folded, above?.folded ?? ''].some((text) => /^\W{0,6}flight - /.test(text))) return 'flight';
  return /p\.?n\.?r/.test(match[0]) ? 'pnr' : 'any';
}

function codeAt(line: Line, from: number): Found | null {
  const start = from + (between.exec(line.folded.slice(from))?.[0].length ?? 0);
  const [code = ''] = /^[A-Za-z\d]{5,8}(?![\p{L}\d])/u.exec(line.text.slice(start)) ?? [];
  return isCode(code) ? found(code.toUpperCase(), line, start, start + code.length) : null;
}

/** A real word of six letters would have more vowels. */
const isUnspeakable = (code: string) => (code.match(/[aeiouy]/gi) ?? []).length < 2;

/** A code is six capitals and digits, or a long number as some airlines use. */
function isCode(code: string): boolean {
  if (wordsLikeCodes.has(code.toLowerCase())) return false;
  if (/^\d+$/.test(code)) return code.length >= 6 && code.length !== 7;
  if (code.length !== 6) return /^[A-Z\d]{5,7}$/.test(code) && /\d/.test(code) && !/^\d{2}[A-Z]{3}\d{0,2}$/.test(code);
  if (/^[A-Z\d]+$/.test(code)) return true;
  return /^[a-z\d]+$/.test(code) && (/\d/.test(code) || isUnspeakable(code));
}

const wordsLikeCodes = new Set(wordsOf(words.noCodes));

const mixed = /(?<![\p{L}\d./-])(?=[A-Z]*\d)(?=\d?[A-Z]+\d*[A-Z])(?<code>[A-Z\d]{6})(?![\p{L}\d/]|-\d)/dgu;
const besideCode = new RegExp(`^(?:[^\\p{L}\\d]|${anyOf(words.besideCodes)})*$`, 'u');

/**
 * Finds codes that are alone in a line or cell. Of the codes without a label, only these may lack digits or be in lower
 * case.
 */
function aloneIn(line: Line): Found[] {
  return cellsOf(line.text).flatMap(({ text, start, end }) => {
    const isWritten = /^[A-Z]{6}$/.test(text) || (/^[a-z\d]{6}$/.test(text) && /\d\D*[a-z]|[a-z]\D*\d/.test(text));
    const isCodeAlone = isWritten && isUnspeakable(text) && isCode(text.toUpperCase());
    return isCodeAlone && !isFlightNumber(text.toUpperCase()) ? [found(text.toUpperCase(), line, start, end)] : [];
  });
}

/** Finds the only code in a text about a flight: alone in its line or cell, or next to an airline. */
export function bareCodeOf(lines: readonly Line[]): Found | null {
  const codes = lines.flatMap((line) => [
    ...aloneIn(line).map((code) => ({ isLikely: true, ...code })),
    ...[...line.text.matchAll(mixed)].flatMap((match) => {
      const code = match.groups?.code ?? '';
      const rest = line.folded.slice(0, match.index) + line.folded.slice(match.index + code.length);
      const isCell = cellsOf(line.text).some(({ text }) => text === code);
      const isLikely = isCell || besideCode.test(rest);
      return isCode(code) && !isFlightNumber(code)
        ? [{ isLikely, ...found(code, line, match.index, match.index + code.length) }]
        : [];
    }),
  ]);
  return codes[0]?.isLikely ? agreed(codes) : null;
}
