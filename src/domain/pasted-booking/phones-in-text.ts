import { type Found, found, type Line } from './pasted-text.ts';

const mobile =
  /(?<prefix>(?<![\d])(?:(?:\+|00) {0,2})?90[\s().-]{0,3}0?[\s().-]{0,2}|(?<!\d[ .-]?|\d)0[\s(.-]{0,2}|(?<!\d[ .-]?|\d)\(0\) {0,2}|(?<!\d[ .-]?|\d)\(?)5\)?(?<rest>(?:[\s()./-]{0,2}\d){9})(?!\d|[.,]\d)/g;
const foreign = /(?<![\d+])(?:\+|00)(?!90)(?<rest>[1-9](?:[ ()./-]{0,2}\d){6,13})(?!\d)/g;

/** Words of the passenger's own number. */
const own =
  /(?<!\p{L})(?:tel|telefon|telefonu|telefonum|tlf|cep|gsm|mobil|mobile|phone|cell|numaram|numarasi|irtibat|iletisim|contact|ctcm|ctcp|ctch|apm|apn)(?!\p{L})/u;
/** Words of somebody else's: the airline, the agency, the office. */
const others =
  /billing|fatura|odeyen|satin alan|bileti alan|purchaser|booked by|rezervasyonu yapan|payer|kart sahibi|cardholder|card holder|cagri|call ?cent|musteri hizmet|musteri iliski|customer (?:service|care|support|relation)|destek|support|yardim|help ?(?:line|desk)|bize ulas|bizi ara|contact us|call us|acent|agency|agent|travel(?!l?er)|turizm|tourism|seyahat|ofis|office|danisman|consultant|yetkili|faks|fax|hatti|hotline|temsilci|operasyon|acil durum|emergency|www\.|http|santral|sube|banka|iban|kurye|transfer firma|otel|hotel|sofor|7\/24|24\/7|sorulariniz icin|bilgi icin|for (?:more )?information|need help/;
const closing = /saygilar|regards|iyi calismalar|sincerely/;

const quoted =
  /(?:wrote|yazdi) ?: ?$|original message|forwarded message|iletilen ileti|^\W*(?:from|kimden|gonderen) ?:/;

interface Number extends Found {
  isMobile: boolean;
  isTold: boolean;
}

/** The passenger's phone number; null where the text has several, or only those of others. */
export function phoneOf(lines: readonly Line[]): Found | null {
  const numbers: Number[] = [];
  let signedAt = -20;
  lines.forEach((line, row) => {
    if (closing.test(line.folded)) signedAt = row;
    // Behind the signature the letter may begin that was answered.
    if (quoted.test(line.folded)) signedAt = -20;
    const above = lines[row - 1];
    const isUnder =
      above !== undefined && others.test(above.folded) && !/\d{4}/.test(above.folded) && above.text.length < 60;
    const isOthers = line.isAddress || others.test(line.folded) || isUnder || row - signedAt < 8 || isOfOffice(line);
    if (!isOthers) numbers.push(...numbersIn(line));
  });
  const told = lines.some(({ folded }) => correction.test(folded)) ? [] : numbers.filter(isToldMobile);
  return single(told) ?? single(numbers) ?? (numbers.length === 0 ? single(lines.flatMap(senderIn)) : null);
}

/** Who writes from a number in a chat: nobody of the office, who have names there. */
function senderIn(line: Line): Number[] {
  const match = /(?<=[\]-] )(?:\+?90 ?|0)?\(?5\d{2}[\d ()-]{7,12}(?=: $)/.exec(line.head);
  const digits = match?.[0].replace(/\D/g, '').slice(-10) ?? '';
  return match && digits.length === 10 ? [numberOf(line, match, turkish(digits), true, false)] : [];
}

const isToldMobile = ({ isTold, isMobile }: Number) => isTold && isMobile;
const correction = /pardon|dogrusu|yanlis|duzelt|correct number|wrong number/;

function single(numbers: readonly Number[]): Found | null {
  const [first] = numbers;
  if (!first || numbers.some(({ value }) => value !== first.value)) return null;
  return { value: first.value, start: first.start, end: first.end };
}

/** Contact lines of reservation systems say whose number it is: the agency's, a business's, or a fax. */
function isOfOffice({ text }: Line): boolean {
  const isContact =
    /^\s{0,4}(?:\d{1,2} {0,3}\.? ?)?(?:AP|FONE-|PHONES|P\.)/.test(text) ||
    /^\s{0,4}\d{1,2}\. ?[A-Z]{3}[ \d]/.test(text);
  return (
    isContact &&
    (/-[ABTF]\s*$/.test(text) || /FONE-[A-Z]{3}[TBA]\*|P\.[A-Z]{3}[TBA]\*|^\s{0,4}\d{0,2} {0,3}AP[BF]/.test(text))
  );
}

function numbersIn(line: Line): Number[] {
  const isLabelled = own.test(line.folded);
  const isSystem = /^\s{0,4}(?:\d{1,2} {0,3}\.? ?)?(?:AP[MHNE]?|FONE-|PHONES|P\.|SSR CTC|OSI)/.test(line.text);
  const isTold = isLabelled || isSystem;
  const mobiles = [...line.text.matchAll(mobile)].flatMap((match) => {
    const digits = `5${(match.groups?.rest ?? '').replace(/\D/g, '')}`;
    const isWritten = match.groups?.prefix?.includes('0') || /\D/.test(match.groups?.rest ?? '');
    return isTold || isWritten ? [numberOf(line, match, turkish(digits), true, isTold)] : [];
  });
  if (mobiles.length > 0 || !isTold) return mobiles;
  return [...line.text.matchAll(foreign)].map((match) =>
    numberOf(line, match, `+${(match.groups?.rest ?? '').replace(/\D/g, '')}`, false, isTold),
  );
}

function numberOf(line: Line, match: RegExpExecArray, value: string, isMobile: boolean, isTold: boolean): Number {
  const text = match[0].trimStart();
  const start = match.index + match[0].length - text.length;
  return { ...found(value, line, start, start + text.trimEnd().length), isMobile, isTold };
}

/** Ten digits as `0532 014 27 86`. */
function turkish(digits: string): string {
  return `0${digits.slice(0, 3)} ${digits.slice(3, 6)} ${digits.slice(6, 8)} ${digits.slice(8)}`;
}
