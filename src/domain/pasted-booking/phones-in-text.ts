import { anyOf, finds } from './expressions.ts';
import { signature } from './name-words.ts';
import { agreed, type Found, found, type Line } from './pasted-text.ts';
import * as words from './words/phones.ts';

const prefixes = [
  String.raw`(?<![\d])(?:(?:\+|00) {0,2})?90[\s().-]{0,3}0?[\s().-]{0,2}`,
  String.raw`(?<!\d[ .-]?|\d)0[\s(.-]{0,2}`,
  String.raw`(?<!\d[ .-]?|\d)\(0\) {0,2}`,
  String.raw`(?<!\d[ .-]?|\d)\(?`,
];
const mobile = new RegExp(
  String.raw`(?<prefix>${prefixes.join('|')})5\)?(?<rest>(?:[\s()./-]{0,2}\d){9})(?!\d|[.,]\d)`,
  'g',
);
const foreign = /(?<![\d+])(?:\+|00)(?!90)(?<rest>[1-9](?:[ ()./-]{0,2}\d){6,13})(?!\d)/g;

const mobileWords = finds(words.mobileLabels);
const own = finds(words.phoneLabels, words.mobileLabels);
const others = finds(words.otherPhones);
const quoted = new RegExp(`${anyOf(words.quotedWords)}|(?:wrote|yazdi) ?: ?$|^\\W*(?:from|kimden|gonderen) ?:`, 'u');
const correction = finds(words.correctionWords);
/** Finds a number in the line of a label: the label then belongs to this number, and not to one in the line below. */
const ownNumber = /\d{4}|\d(?:[ ().-]{0,2}\d){6}/;

interface Number extends Found {
  isMobile: boolean;
  isTold: boolean;
}

/** Finds the passenger's phone number; null if the text has several, or only those of other people. */
export function phoneOf(lines: readonly Line[]): Found | null {
  const numbers: Number[] = [];
  let signedAt = -20;
  lines.forEach((line, row) => {
    if (signature.test(line.folded)) signedAt = row;
    // A quoted letter begins here: its numbers count, although a signature precedes them.
    if (quoted.test(line.folded)) signedAt = -20;
    const above = lines[row - 1];
    const isUnder =
      above !== undefined && others.test(above.folded) && !ownNumber.test(above.folded) && above.text.length < 60;
    const isOthers =
      line.isAddress || others.test(line.folded) || isUnder || row - signedAt < 8 || ofOffice.test(line.text);
    if (!isOthers) numbers.push(...numbersIn(line));
  });
  const isCorrected = lines.some(({ folded }) => correction.test(folded));
  const told = numbers.filter(({ isTold, isMobile }) => isTold && isMobile && !isCorrected);
  return agreed(told) ?? agreed(numbers) ?? (numbers.length === 0 ? agreed(lines.flatMap(senderIn)) : null);
}

/** Reads the sender's number of a chat message: chats show colleagues by name, customers by number. */
function senderIn(line: Line): Number[] {
  const match = /(?<=[\]-] )(?:\+?90 ?|0)?\(?5\d{2}[\d ()-]{7,12}(?=: $)/.exec(line.head);
  const digits = match?.[0].replace(/\D/g, '').slice(-10) ?? '';
  return match && digits.length === 10 ? [numberOf(line, match, turkish(digits), true, false)] : [];
}

/** Matches contact lines of reservation systems that give the number of the agency, a business or a fax. */
const ofOffice =
  /^\s{0,4}(?:\d{1,2} {0,3}\.? ?)?(?:AP[BF]|(?:AP|FONE-|PHONES|P\.|\d{0,2}[A-Z]{3} ).*(?:-[ABTF]\s*$|[A-Z]{3}[TBA]\*))/;

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
    numberOf(line, match, `+${(match.groups?.rest ?? '').replace(/\D/g, '')}`, mobileWords.test(line.folded), isTold),
  );
}

function numberOf(line: Line, match: RegExpExecArray, value: string, isMobile: boolean, isTold: boolean): Number {
  const text = match[0].trimStart();
  const start = match.index + match[0].length - text.length;
  return { ...found(value, line, start, start + text.trimEnd().length), isMobile, isTold };
}

const turkish = (digits: string) => digits.replace(/^(...)(...)(..)/, '0$1 $2 $3 ');
