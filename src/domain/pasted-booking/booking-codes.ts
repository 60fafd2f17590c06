import { type Found, found, type Line } from './pasted-text.ts';
import { flightCodesIn, systemCodesIn } from './system-codes.ts';
import { cellsOf } from './table-cells.ts';

/** A code of a booking, and whose it is: the airline's own, one called so, just a code, the one of the system it was made in, or that of one flight. */
export interface BookingCode extends Found {
  kind: (typeof kinds)[number];
}

/** From the code that airlines ask for to those that stand beside single flights. */
const kinds = ['airline', 'pnr', 'any', 'system', 'flight'] as const;

const ofSystem = 'acente|acenta|agency|sistem|system|gds|amadeus|galileo|sabre|trip';
const owners = `havayolu|hava ?yollari|hava yolu|airlines?|airways|carrier|thy|pegasus|ajet|sunexpress|emirates|qatar|flydubai|azal|aeroflot|air arabia|${ofSystem}`;
const label = new RegExp(
  `(?<![\\p{L}\\d])(?:(?<owner>${owners}) )?(?:p\\.?n\\.?r\\.?|rez(?:ervasyon|\\.)?(?: ?\\(pnr\\))? ?(?:kod|no|numara|referans|ref\\.?|pnr)|onay (?:kodu?|numara|no)|(?:bilet|ucus) referans|(?:booking|reservation|confirmation|airline|trip|itinerary|vendor|conf\\.?|your|our)(?: \\(pnr\\))? (?:reference|ref\\.?|code|number|no\\.?|id|locator|confirmation|#)(?: number| no| code)?|(?:booking|confirmation|conf|pnr|ref) ?#|record locator|rec\\.? ?loc\\.?|rloc|booking ref|(?:referans|ref\\.?) (?:kod|no|numara)|reference (?:code|number)|buchungs(?:code|nummer|referenz)|bron(?:lama)? (?:kodu|nomresi)|номер (?:брони|бронирования|заказа)|код (?:брони|бронирования)|loc(?=-)|(?:reference|referans|referansiniz|ref)(?= ?:)|locator)(?:['’]?(?:u|um|umuz|unuz|iniz|niz|si|su|nuz|n?iz|lari|i|im|imiz|m|miz|mra|nomresi))?(?![\\p{L}\\d])`,
  'gu',
);
/** What may stand between a label and its code. */
const between =
  /^(?: ?\/ ?\p{L}[\p{L} .]{2,30}(?= ?:))?[\s:=#–—\-.|()[\]/]*(?:(?:pnr|amadeus|galileo|sabre|airline|kod[a-z]{0,5}|no|numara[a-z]{0,5}|code|number|ref|is|rezervasyon|booking|reference|record|locator|reservation|confirmation|onay|turkish|airlines|airways|thy|pegasus|sunexpress|ajet|emirates|flydubai|azal|aeroflot)(?![a-z\d])[\s:=#–—\-.|()[\]/]*){0,4}/u;

/**
 * The code of the one booking of a text. Null where there is none.
 * @returns `several` where the text has the codes of several bookings
 */
export function bookingCodeOf(lines: readonly Line[]): Found | 'several' | null {
  const system = systemCodesIn(lines);
  const told = lines.flatMap((_, row) => labelledIn(lines, row));
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

/** `AMADEUS: 5WT8KQ, AIRLINE: PC/7WK4TL` */
const airlineForm = /(?<!\p{L})AIRLINE ?: ?[A-Z\d]{2}\/(?<code>[A-Z\d]{6})(?![A-Z\d])/du;

/** Behind the label, or below it. */
function codeBeside(lines: readonly Line[], row: number, match: RegExpExecArray): Found | null {
  const [line, next] = [lines[row], lines[row + 1]];
  if (!line) return null;
  const from = match.index + match[0].length;
  const here = codeAt(line, from);
  if (here) return isWeak.test(match[0]) && !/[A-Z]/.test(here.value) ? null : here;
  const isLast = line.folded.slice(from).replace(/[\s:=.()/-]|(?:pnr|kodu|no|is)(?![a-z])/g, '') === '';
  if (!isLast || !next) return null;
  return codeAt(next, 0);
}

/** Other things have references as well. */
const isWeak = /^(?:ref|trip|your|our)/;

/** `T7KQ4M / R4TN8W`: the codes of further bookings behind the first. */
function codesAfter(line: Line, first: Found): Found[] {
  const from = first.end - line.at;
  const match = /^ ?(?:[,/&+]|ve|and|-) ?(?<code>[A-Z\d]{6})(?![\p{L}\d])/u.exec(line.text.slice(from));
  const code = match?.groups?.code ?? '';
  const end = from + (match?.[0].length ?? 0);
  const isMixed = /\d/.test(code) && /[A-Z]/.test(code) && !isFlightNumber(code);
  return isMixed ? [found(code, line, end - code.length, end)] : [];
}

/** What is written like a code as well: `SU2137`. */
const isFlightNumber = (code: string) => /^(?:[A-Z]{2}|[A-Z]\d|\d[A-Z])\d{4}$/.test(code);

/** `rezervasyon T7KQ4M`: behind so little of a label a code has letters and digits, or a colon before it. */
function barelyLabelledIn(line: Line): BookingCode[] {
  return [...line.text.matchAll(barely), ...line.text.matchAll(adjective)].flatMap((match) => {
    const [start = 0, end = 0] = match.indices?.groups?.code ?? [];
    const code = match.groups?.code ?? '';
    const isSure = /\d/.test(code) || /[:#]/.test(match[0]) || (/^[A-Z]+$/.test(code) && isUnspeakable(code));
    return isSure && /[A-Z]/.test(code) && isCode(code) && !isFlightNumber(code)
      ? [{ ...found(code, line, start, end), kind: 'any' as const }]
      : [];
  });
}

/** `T7KQ4M kodlu biletim` */
const adjective =
  /(?<![\p{L}\d])(?<code>[A-Z\d]{6}) (?:pnr )?(?:kodlu|numaralı|numarali|nolu|no['’]?lu|referanslı|referansli) (?:bilet|rez|uçuş|ucus|pnr)/dgiu;
const barely =
  /(?<!\p{L})(?:booking|reservation|rezervasyon|rezervasyonum|rezervasyonunuz|confirmation|confirmed|kod|code|rez\.?|bilet(?:i|im|iniz)?|reference|ref)(?: şu(?= ?:)| is)? ?[:#]? ?(?<code>[A-Z\d]{6})(?![\p{L}\d])/dgiu;

function kindOf(match: RegExpExecArray, { folded }: Line, above: Line | undefined): BookingCode['kind'] {
  const owner = match.groups?.owner ?? (/^airline /.test(match[0]) ? 'airline' : undefined);
  if (owner !== undefined) return ofSystem.split('|').includes(owner) ? 'system' : 'airline';
  if ([folded, above?.folded ?? ''].some((text) => /^\W{0,6}flight - /.test(text))) return 'flight';
  return /p\.?n\.?r/.test(match[0]) ? 'pnr' : 'any';
}

function codeAt(line: Line, from: number): Found | null {
  const start = from + (between.exec(line.folded.slice(from))?.[0].length ?? 0);
  const [code = ''] = /^[A-Za-z\d]{5,8}(?![\p{L}\d])/u.exec(line.text.slice(start)) ?? [];
  if (!isCode(code)) return null;
  return found(code.toUpperCase(), line, start, start + code.length);
}

/** No word has so few vowels. */
const isUnspeakable = (code: string) => (code.match(/[aeiouy]/gi) ?? []).length < 2;

/** Six capitals and digits; airlines that count number their bookings with eight digits. Words are none. */
function isCode(code: string): boolean {
  if (words.has(code.toLowerCase())) return false;
  if (/^\d+$/.test(code)) return code.length >= 6 && code.length !== 7;
  if (code.length !== 6) return /^[A-Z\d]{5,7}$/.test(code) && /\d/.test(code) && !/^\d{2}[A-Z]{3}\d{0,2}$/.test(code);
  if (/^[A-Z\d]+$/.test(code)) return true;
  return /^[a-z\d]+$/.test(code) && (/\d/.test(code) || isUnspeakable(code));
}

const words = new Set(
  'status bilgi bilgisi durumu durum kodunu olarak onayli number numara ticket flight yolcu ucusun please amount tarihi tarih online confirm booked return details detay kodum nedir lazim yazar misiniz adres gidis donus record locator airline agency acente soyadi soyad olan henuz ucret ucreti fiyat ekler aktif mobile mobil issued closed active direkt opsiyon turkey onaysiz iptali second bagaj koltuk bilet sefer toplam tutar'.split(
    ' ',
  ),
);

const mixed = /(?<![\p{L}\d./-])(?=[A-Z]*\d)(?=\d?[A-Z]+\d*[A-Z])(?<code>[A-Z\d]{6})(?![\p{L}\d/]|-\d)/dgu;
/** What else may stand in the line of a code without a label. */
const besideCode =
  /^(?:[^\p{L}\d]|(?<!\p{L})(?:thy|tk|pc|vf|xq|pegasus|ajet|sunexpress|turkish|airlines|emirates|qatar|airways|azal|aeroflot|flydubai|bilet|biletiniz|bileti|ucus|ok|onay|onayli|confirmed|hazir|kesildi)(?!\p{L}))*$/u;

/** Alone in its line or in a cell of a row, a code may be of letters alone, or of small ones. */
function aloneIn(line: Line): Found[] {
  return cellsOf(line.text).flatMap(({ text, start, end }) => {
    const isWritten = /^[A-Z]{6}$/.test(text) || (/^[a-z\d]{6}$/.test(text) && /\d\D*[a-z]|[a-z]\D*\d/.test(text));
    const isCodeAlone = isWritten && isUnspeakable(text) && isCode(text.toUpperCase());
    return isCodeAlone && !isFlightNumber(text.toUpperCase()) ? [found(text.toUpperCase(), line, start, end)] : [];
  });
}

/** The only sign of its kind in a text about a flight, alone in its line, beside an airline, or in a mail's subject. */
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
  const [first] = codes;
  if (!first?.isLikely || codes.some(({ value }) => value !== first.value)) return null;
  return { value: first.value, start: first.start, end: first.end };
}
