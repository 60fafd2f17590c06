import { anyOf, begins, finds, letter, oneOf } from './expressions.ts';
import { closing, isClosing, isGivenName, isNoName, ofOthers } from './name-words.ts';
import type { Line } from './pasted-text.ts';
import { type NameWords, slashedNamesIn } from './system-names.ts';
import { cellsOf } from './table-cells.ts';
import * as words from './words/names.ts';
import { endsAName, nameAt, namesFrom } from './written-names.ts';

const aged = `${oneOf(words.ageLabels)}(?= ?\\(?\\d{0,2}\\)? ?(?:[:.)-]|$))`;
const whole = `(?:${oneOf(words.passengerLabels)}|${aged})`;
const passengerWords = new RegExp(`^[^\\p{L}]{0,6}(?:${whole}|${oneOf(words.commonNameLabels)})(?!${letter})`, 'u');
const inlineLabel = new RegExp(
  `(?<!${letter})${whole}(?: ${oneOf(words.labelTailsInline)})? ?(?:\\(s\\)|\\d)? ?:|(?<=[.;|] {1,3})(?:yolcu|passenger|pax)(?= )`,
  'gu',
);
const tails = new RegExp(`^(?:[\\s()/&.-]*(?:${oneOf(words.labelTails)}|\\d{1,2})(?![\\p{L}\\d])){0,8}[\\s()]*`, 'u');
const otherSection = begins(words.otherSections, words.signatures, words.thanks);
const surname = finds(words.surnameLabels);
const lastFirst = new RegExp(`(?<!ad |adi |ve |isim |name |and |& |\\/ ?)${anyOf(words.surnameFirstLabels)}`, 'u');

/** Reads names after `Yolcu:`, `Passenger Name` and the like, in the rows below such a heading, and after titles. */
export function labelledNamesIn(lines: readonly Line[], isChat: boolean): NameWords[] {
  const names: NameWords[] = [];
  const taken = new Set<number>();
  lines.forEach((line, row) => {
    if (line.isAddress || taken.has(row) || ofOthers.test(line.folded)) return;
    const order = lastFirst.test(line.folded) ? turned : turnedBeforeTitle;
    const label = passengerWords.exec(line.folded)?.[0];
    const end = label === undefined ? 0 : behindLabel(line, label.length);
    const here = label === undefined ? [] : namesBehind(line, end, isChat);
    const told = here.length > 0 ? here : inlineNamesIn(line, isChat);
    const isSigned = lines.slice(Math.max(0, row - 2), row + 1).some(({ folded }) => isClosing(folded));
    const titled = isSigned ? [] : [...titledIn(line, isChat), ...endedByTitle(line)];
    names.push(...(told.length > 0 ? told.map(order) : titled));
    if (told.length > 0) return;
    const below = label !== undefined && isHeading(line, end) ? rowsBelow(lines, row, isChat) : columnBelow(lines, row);
    for (const [at, found] of below) {
      taken.add(at);
      names.push(...found.map(order));
    }
  });
  return names;
}

const behindLabel = (line: Line, from: number) => from + (tails.exec(line.folded.slice(from))?.[0].length ?? 0);

function namesBehind(line: Line, from: number, isChat: boolean): NameWords[] {
  const slashed = slashedNamesIn(line, true).filter(({ start }) => start >= line.at + from - 1);
  if (slashed.length > 0) return slashed;
  const names = namesFrom(line, from, isChat);
  const isTold = /^[\s.…]*[:=–-]/.test(line.text.slice(from));
  return isTold || names.every(({ rest, isMarked }) => isMarked || endsAName(rest)) ? names : [];
}

function inlineNamesIn(line: Line, isChat: boolean): NameWords[] {
  return [...line.folded.matchAll(inlineLabel)].flatMap((match) =>
    namesBehind(line, match.index + match[0].length, isChat),
  );
}

/** Moves the first word to the end, as in `YILMAZ AYŞE` below a heading that puts the surname first. */
function turned(name: NameWords): NameWords {
  // Names with a slash are already in the right order.
  if (!('rest' in name)) return name;
  const [last = '', ...given] = name.value;
  return { ...name, value: [...given, last] };
}

const titleBehind = /^ (?:mr|mrs|ms|miss|mstr|chd|inf)(?![a-z])/i;

/** Moves the first word to the end in `Yılmaz Ayşe Mrs`: writers who put the title last may put the surname first. */
function turnedBeforeTitle(name: NameWords): NameWords {
  const isTitled = 'rest' in name && titleBehind.test(String(name.rest));
  const [first = ''] = name.value;
  return isTitled && !isGivenName(first) && isGivenName(name.value.at(-1) ?? '') ? turned(name) : name;
}

const isHeading = ({ text }: Line, from: number) => (text.slice(from).match(/\p{L}{2,}/gu) ?? []).every(isNoName);

function* rowsBelow(lines: readonly Line[], heading: number, isChat: boolean): Generator<[number, NameWords[]]> {
  let misses = 0;
  const all: NameWords[] = [];
  for (let row = heading + 1; row < Math.min(lines.length, heading + 40) && misses < 5; row += 1) {
    const line = lines[row];
    if (!line || otherSection.test(line.folded)) return;
    const slashed = slashedNamesIn(line, true);
    const names: NameWords[] = slashed.length > 0 ? slashed : rowNames(line, all, misses === 0, isChat);
    misses = names.length > 0 ? 0 : misses + 1;
    all.push(...names);
    if (names.length > 0) yield [row, names];
    if (closing.test(line.folded)) return;
  }
}

/**
 * Reads a row of names. Below names already found (`above`), unknown words with another surname are taken for meals or
 * bags.
 */
function rowNames(line: Line, above: readonly NameWords[], isNear: boolean, isChat: boolean): NameWords[] {
  const names = namesFrom(line, 0, isChat);
  const [first] = names;
  const last = names.at(-1);
  if (!first || !last || !endsAName(last.rest) || ofOthers.test(line.folded)) return [];
  const isAlike = above.every((one) => !isKnown(one) || one.value.at(-1) === first.value.at(-1));
  return first.isMarked || isGivenName(first.value[0] ?? '') || (isNear && isAlike) ? names : [];
}

const isKnown = (name: NameWords) => isGivenName(name.value[0] ?? '') || ('isMarked' in name && name.isMarked === true);

function* columnBelow(lines: readonly Line[], heading: number): Generator<[number, NameWords[]]> {
  const head = lines[heading];
  const cells = head ? cellsOf(head.folded) : [];
  const column = cells.findIndex(({ text }, at) => at > 0 && passengerWords.test(text));
  if (!head || column < 0 || !isHeading(head, 0)) return;
  const isHalf = surname.test(cells[column + 1]?.text ?? '');
  for (let row = heading + 1; row < Math.min(lines.length, heading + 20); row += 1) {
    const line = lines[row];
    const cell = line && cellsOf(line.text)[column];
    const text = cell && isHalf ? line.text.slice(0, cell.end) + line.text.slice(cell.end).replace('\t', ' ') : '';
    const name = cell && nameAt(isHalf ? { ...line, text } : line, cell.start, false);
    const slashed = cell && slashedNamesIn(line, true).filter(({ start }) => start >= line.at + cell.start);
    const names: NameWords[] = slashed && slashed.length > 0 ? slashed : name ? [name] : [];
    if (names.length === 0) return;
    yield [row, names];
  }
}

const title = new RegExp(`(?<![\\p{L}\\d])${oneOf(words.titles)}\\.? (?=\\p{L})`, 'gu');

/** Reads `Mr. Mehmet Demir` at the beginning of a line or column. */
function titledIn(line: Line, isChat: boolean): NameWords[] {
  return [...line.folded.matchAll(title)].flatMap((match) => {
    const before = line.folded.slice(0, match.index);
    const name = /(?:^|[\t|:•)(./,&+-]|\d| {2}|(?<!\p{L})(?:ve|and|for|passenger) )\s{0,4}$/u.test(before)
      ? nameAt(line, match.index, isChat)
      : null;
    return name && endsAName(name.rest) ? [name] : [];
  });
}

/** Reads `YILMAZ AYSE MRS` at the beginning of a line, in capitals, if its first or last word is a known given name. */
function endedByTitle(line: Line): NameWords[] {
  const name = nameAt(line, 0, false);
  const isAlone = name && titleBehind.test(name.rest) && /^ [A-Z]+\.?(?: {2}|\t|\s*$)/.test(name.rest);
  const isKnown = isGivenName(name?.value[0] ?? '') || isGivenName(name?.value.at(-1) ?? '');
  return isAlone && isKnown && !/\p{Ll}/u.test(name.value.join('')) ? [turnedBeforeTitle(name)] : [];
}
