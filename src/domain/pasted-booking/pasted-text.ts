import { foldText } from '../text/turkish.ts';

/** The reader ignores everything beyond this many characters. */
export const pastedLimit = 100_000;
/**
 * Longer lines are split, because the regular expressions see one line at a time: so their time grows only with the
 * length of the text.
 */
const lineLimit = 400;
/** No booking has more lines; the rest is ignored. */
const mostLines = 4_000;

/** `text` and `folded` are as long as the pasted line: a position is the same in all three. */
export interface Line {
  at: number;
  text: string;
  folded: string;
  /** Whether the line begins with `Kimden:`, `To:` or the like and has an address: it names no passengers. */
  isAddress: boolean;
  /** The date, time and sender of a chat message; `text` has blanks in their place. */
  head: string;
}

export interface Found<T = string> {
  value: T;
  start: number;
  end: number;
}

export function found<T>(value: T, line: Line, from: number, to: number): Found<T> {
  return { value, start: line.at + from, end: line.at + to };
}

/** The value that all agree on; null if they differ, if any is unknown, or if there are none. */
export function agreed<T>(all: readonly Found<T | null>[]): Found<T> | null {
  const [first] = all;
  if (!first || first.value === null || all.some(({ value }) => value !== first.value)) return null;
  return { value: first.value, start: first.start, end: first.end };
}

/** Cuts a pasted text to the part that is read, and combines letters with their diacritics. */
export function boundText(text: string): string {
  // Limits the diacritics on one letter: `normalize` sorts them, which takes time quadratic in their number.
  const read = text.slice(0, pastedLimit).replace(/(\p{M}{8})\p{M}+/gu, '$1');
  return read.normalize('NFC').slice(0, pastedLimit);
}

/** Lists the lines that contain words or numbers, without quote marks, bold marks and heads of chat messages. */
export function linesOf(text: string): Line[] {
  const lines: Line[] = [];
  let at = 0;
  for (const whole of text.split('\n')) {
    if (lines.length >= mostLines) break;
    for (const piece of piecesOf(whole)) {
      const clean = cleaned(piece);
      if (/[\p{L}\d]/u.test(clean)) lines.push({ at, text: clean, ...looks(clean), head: headOf(piece) });
      at += piece.length;
    }
    at += 1;
  }
  return lines;
}

function piecesOf(line: string): string[] {
  const pieces: string[] = [];
  let rest = line;
  while (rest.length > lineLimit) {
    const space = rest.lastIndexOf(' ', lineLimit);
    const end = space > 0 ? space + 1 : lineLimit;
    pieces.push(rest.slice(0, end));
    rest = rest.slice(end);
  }
  return [...pieces, rest];
}

const blank = (text: string) => ' '.repeat(text.length);

function cleaned(line: string): string {
  return line
    .replace(/[^\S\t]|[\p{Cf}\p{Cc}]/gu, (sign) => (sign === '\t' ? sign : blank(sign)))
    .replace(/^(?:[ \t]{0,9}>){1,20}/, blank)
    .replace(markup, blank)
    .replace(picture, blank)
    .replace(/(?<![A-Za-z\d])[*_`]+|[*_`]+(?![A-Za-z\d])/g, blank)
    .replace(chatHead, blank);
}

const markup = /<\/?[a-z][a-z\d]{0,9}(?: [^<>@]{0,120})?\/?>|&nbsp;|["“”„]/gi;

/** Finds emoji at the start of lines; keeps arrows, because they separate the ends of a flight. */
const picture = /(?![\u2190-\u21ff\u2708\u2794-\u27bf])\p{Extended_Pictographic}|[\ufe0f\u20e3\u{1f3fb}-\u{1f3ff}]/gu;

/** Finds `[22.11.2026 14:03:11] Ayşe: ` and `22.11.2026, 14:03 - Ayşe: `: the sender need not be a passenger. */
const day = '\\d{1,2}[./]\\d{1,2}[./]\\d{2,4}';
const time = '\\d{1,2}:\\d{2}';
const chatHead = new RegExp(
  `^ {0,3}(?:\\[ ?${day},? ${time}(?::\\d{2})?(?: [AP]M)?\\]|\\[${time},? ${day}\\]|${day},? ${time} -) [^:]{1,60}: `,
);

const headOf = (piece: string) => chatHead.exec(piece.replace(/[^\S\t]/g, ' '))?.[0] ?? '';

function looks(text: string): Pick<Line, 'folded' | 'isAddress'> {
  const folded = Array.from({ length: text.length }, (_, at) => foldSign(text.charAt(at))).join('');
  const isAddress =
    /^\s*(?:from|kimden|gonderen|to|kime|alici|cc|bilgi|reply-to|yanitla)\s{0,3}:/.test(folded) && /[@<]/.test(folded);
  return { folded, isAddress };
}

const foldedSigns = new Map<string, string>();

function foldSign(sign: string): string {
  const known = foldedSigns.get(sign);
  if (known !== undefined) return known;
  const plain = foldText(sign);
  const result = plain.length === 1 ? plain : sign;
  foldedSigns.set(sign, result);
  return result;
}
