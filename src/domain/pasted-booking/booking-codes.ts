import { type Found, found, type Line } from './pasted-text.ts';
import { flightCodesIn, systemCodesIn } from './system-codes.ts';
import { cellsOf } from './table-cells.ts';

/** A code of a booking, and whose it is: the airline's own, the one of the system it was made in, that of one flight, or just a code. */
export interface BookingCode extends Found {
  kind: (typeof kinds)[number];
}

/** From the code that airlines ask for to those that stand beside single flights. */
const kinds = ['airline', 'any', 'system', 'flight'] as const;

const label =
  /(?<![\p{L}\d])(?:(?<owner>havayolu|hava yolu|airline|carrier|thy|pegasus|ajet|sunexpress|emirates|acente|acenta|agency|sistem|system|gds|amadeus|galileo|sabre|trip) )?(?:p\.?n\.?r\.?|rez(?:ervasyon|\.)? ?(?:kodu|kodunuz|no|numarasi|numaraniz|numara|referansi|ref\.?|pnr)|onay (?:kodu|numarasi|no)|(?:booking|reservation|confirmation|airline|trip|itinerary) (?:reference|ref\.?|code|number|no\.?|id|locator|confirmation)(?: number| no| code)?|record locator|rec\.? ?loc\.?|booking ref|referans (?:kodu|no|numarasi)|reference (?:code|number)|locator)(?:['’]?(?:niz|unuz|iniz|si|su|nuz))?(?![\p{L}\d])/gu;
/** What may stand between a label and its code. */
const between =
  /^[\s:=#–—\-.|()[\]/]*(?:(?:pnr|amadeus|galileo|sabre|airline|kodu|kodunuz|no|numarasi|numaraniz|code|number|ref|is|rezervasyon|booking|reference|record|locator|reservation|kod)(?![a-z\d])[\s:=#–—\-.|()[\]/]*){0,4}/;

/**
 * The code of the one booking of a text. Null where there is none.
 * @returns `several` where the text has the codes of several bookings
 */
export function bookingCodeOf(lines: readonly Line[]): Found | 'several' | null {
  const system = systemCodesIn(lines);
  const told = lines.flatMap((line, row) => labelledIn(line, lines[row + 1]));
  const read = [...told, ...system, ...flightCodesIn(lines)];
  // Agencies on the web number their orders beside the airline's code.
  const letters = read.filter(({ value }) => /[A-Z]/.test(value));
  const all = letters.length > 0 ? letters : read;
  for (const kind of kinds) {
    const ofKind = kind === 'any' && system.length > 0 ? system : all.filter((code) => code.kind === kind);
    const values = new Set(ofKind.map(({ value }) => value));
    if (values.size > 1) return 'several';
    const [{ value, start, end } = { value: '', start: 0, end: 0 }] = ofKind;
    if (value !== '') return { value, start, end };
  }
  return null;
}

function labelledIn(line: Line, next: Line | undefined): BookingCode[] {
  const codes: BookingCode[] = [...line.folded.matchAll(label)].flatMap((match) => {
    const owner = match.groups?.owner ?? (/^airline /.test(match[0]) ? 'airline' : undefined);
    const kind = kindOf(owner, line);
    const from = match.index + match[0].length;
    const isSure = match[0].includes('p') && /[:=#]/.test(line.text.slice(from, from + 3));
    const here = codeAt(line, from, isSure);
    const isLast = line.folded.slice(from).replace(/[\s:=.()/-]|(?:pnr|kodu|no)(?![a-z])/g, '') === '';
    const code = here ?? (isLast && next ? codeAt(next, 0, false) : columnCode(line, next, match.index));
    const led = code ?? codeBefore(line, match.index);
    return led ? [led, ...codesAfter(line, led)].map((one) => ({ ...one, kind })) : [];
  });
  return codes.length > 0 ? codes : barelyLabelledIn(line);
}

/** `T7KQ4M / R4TN8W`: the codes of further bookings behind the first. */
function codesAfter(line: Line, first: Found): Found[] {
  const from = first.end - line.at;
  const match = /^ ?(?:[,/&+]|ve|and|-) ?(?<code>[A-Z\d]{6})(?![\p{L}\d])/u.exec(line.text.slice(from));
  const code = match?.groups?.code ?? '';
  const end = from + (match?.[0].length ?? 0);
  return /\d/.test(code) && /[A-Z]/.test(code) ? [found(code, line, end - code.length, end)] : [];
}

/** `rezervasyon T7KQ4M`: behind so little of a label a code has letters and digits. */
function barelyLabelledIn(line: Line): BookingCode[] {
  return [...line.text.matchAll(barely)].flatMap((match) => {
    const [start = 0, end = 0] = match.indices?.groups?.code ?? [];
    const code = match.groups?.code ?? '';
    const isMixed = /\d/.test(code) && /[A-Z]/.test(code) && isCode(code, false);
    return isMixed ? [{ ...found(code, line, start, end), kind: 'any' as const }] : [];
  });
}

const barely =
  /(?<!\p{L})(?:booking|reservation|rezervasyon|rezervasyonum|kod|code|rez\.?) ?[:#]? ?(?<code>[A-Z\d]{6})(?![\p{L}\d])/dgiu;

/** `T7KQ4M PNR’li`, `T7KQ4M rezervasyon kodlu`. */
function codeBefore(line: Line, at: number): Found | null {
  const before = /(?<![\p{L}\d])(?<code>[A-Z\d]{6}) $/du.exec(line.text.slice(Math.max(0, at - 12), at));
  const [start = 0] = before?.indices?.groups?.code ?? [];
  const code = before?.groups?.code ?? '';
  return isCode(code, false) && /\d/.test(code) && /[A-Z]/.test(code)
    ? found(code, line, Math.max(0, at - 12) + start, Math.max(0, at - 12) + start + code.length)
    : null;
}

const ofSystem = /^(?:acente|acenta|agency|sistem|system|gds|amadeus|galileo|sabre|trip)$/;

function kindOf(owner: string | undefined, { folded }: Line): BookingCode['kind'] {
  if (owner === undefined) return /^\W{0,6}flight - /.test(folded) ? 'flight' : 'any';
  return ofSystem.test(owner) ? 'system' : 'airline';
}

function codeAt(line: Line, from: number, isSure: boolean): Found | null {
  const start = from + (between.exec(line.folded.slice(from))?.[0].length ?? 0);
  const [code = ''] = /^[A-Za-z\d]{5,8}(?![\p{L}\d])/u.exec(line.text.slice(start)) ?? [];
  if (!isCode(code, isSure)) return null;
  return found(code.toUpperCase(), line, start, start + code.length);
}

/** Six capitals and digits; airlines that count number their bookings with eight digits. Words are none. */
function isCode(code: string, isSure: boolean): boolean {
  if (words.has(code.toLowerCase())) return false;
  if (/^\d+$/.test(code)) return code.length >= 6 && code.length !== 7;
  if (code.length !== 6) return /^[A-Z\d]{5,7}$/.test(code) && /\d/.test(code) && !/^\d{2}[A-Z]{3}\d{0,2}$/.test(code);
  if (/^[A-Z\d]+$/.test(code)) return true;
  return /^[a-z\d]+$/.test(code) && (/\d/.test(code) || isSure);
}

const words = new Set(
  'status bilgi bilgisi durumu durum kodunu olarak onayli number numara ticket flight yolcu ucusun please amount tarihi tarih online confirm booked return details detay kodum nedir lazim yazar misiniz adres gidis donus record locator airline agency acente soyadi soyad olan henuz ucret ucreti fiyat ekler bagaj koltuk bilet sefer toplam tutar'.split(
    ' ',
  ),
);

/** A code under its label, where both are columns of a table. */
function columnCode(head: Line, row: Line | undefined, at: number): Found | null {
  if (!row || !/\t| {2,}|\|/.test(head.text)) return null;
  const column = cellsOf(head.text).findIndex((cell) => cell.start <= at && at < cell.end);
  const cell = cellsOf(row.text)[column];
  return cell && /^[A-Z\d]{5,8}$/.test(cell.text) && isCode(cell.text, false)
    ? found(cell.text, row, cell.start, cell.end)
    : null;
}
