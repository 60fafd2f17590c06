import type { BookingCode } from './booking-codes.ts';
import { found, type Line } from './pasted-text.ts';
import { numberedNamesIn } from './system-names.ts';

/** Finds the code at the end of Amadeus' and Sabre's header lines, and at the beginning of Galileo's. */
const recordForms = [
  /^\s{0,4}RP\/\S{3,40}\s.{0,60}?\d{2}[A-Z]{3}\d{2}\/\d{4}Z\s{1,12}(?<code>[A-Z\d]{6})(?:\s|$)/d,
  /^\s{0,4}(?<code>[A-Z\d]{6}) ?\/ ?[A-Z\d]{2} [A-Z\d]{3,6}\s{1,4}[A-Z\d]{3,10}(?:\s|$)/d,
  /^\s{0,4}[A-Z\d]{3,4}\.[A-Z\d]{3,4}\*A[A-Z\d]{2} \d{4}\/\d{2}[A-Z]{3}\d{2} (?<code>[A-Z\d]{6})(?:\s[A-Z])?\s{0,20}$/d,
];
/** Finds the code alone in a line above the names, as at the beginning of a Sabre record. */
const aloneForm = /^\s{0,8}(?:RT ?)?(?<code>[A-Z\d]{6})\s{0,20}$/d;
/** Finds record codes in the places where reservation systems put them. */
export function systemCodesIn(lines: readonly Line[]): BookingCode[] {
  return lines.flatMap((line, row) => {
    const isHead = lines.slice(row + 1, row + 3).some((next) => numberedNamesIn(next).length > 0);
    return [...recordForms, ...(isHead ? [aloneForm] : [])].flatMap((form) => codeBy(form, line));
  });
}

function codeBy(form: RegExp, line: Line): BookingCode[] {
  const match = form.exec(line.text);
  const [start = 0, end = 0] = match?.indices?.groups?.code ?? [];
  const code = match?.groups?.code;
  return code ? [{ ...found(code, line, start, end), kind: 'system' }] : [];
}
