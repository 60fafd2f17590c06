import { isCitizenNumber } from '../records/citizen-number.ts';
import { finds } from './expressions.ts';
import { type Found, found, type Line } from './pasted-text.ts';
import { citizenLabels, otherNumbers } from './words/citizen-numbers.ts';

/** Eleven digits, in one or in the groups that people write them in. */
const digits = /(?<![\d+.]|\d-)(?:[1-9]\d{10}|(?<!\d )[1-9]\d{2} \d{3} \d{3} \d{2}(?! \d))(?!\d|[.,-]\d)/g;
const label = finds(citizenLabels);
/** The tax number of who trades alone is that person's citizen number; other numbers may pass its check by chance. */
const others = finds(otherNumbers);

interface Numbered extends Found {
  row: number;
}

/** The citizen number of the first passenger; null where it may be another one's. */
export function citizenIdOf(lines: readonly Line[], passengers: readonly Found[]): Found | null {
  const numbers = lines.flatMap((line, row) => numbersIn(line, row, lines[row - 1], passengers));
  const [first] = passengers;
  const own = first ? numbers.filter((number) => ownerOf(number, numbers, lines, passengers) === 0) : [];
  const [one] = own;
  if (!one || own.some(({ value }) => value !== one.value)) return null;
  return { value: one.value, start: one.start, end: one.end };
}

function numbersIn(line: Line, row: number, above: Line | undefined, passengers: readonly Found[]): Numbered[] {
  if (line.isAddress || others.test(line.folded)) return [];
  const isAlone = /^\W*[\d ]{11,14}\W*$/.test(line.text);
  const isHead = above !== undefined && !/\d{4}/.test(above.text);
  const isUnder = isHead && others.test(above.folded);
  const isNamed = passengers.some(({ start }) => start >= line.at && start < line.at + line.text.length);
  if (!label.test(line.folded) && !isNamed && !(isAlone && !isUnder)) return [];
  return [...line.text.matchAll(digits)].flatMap((match) => {
    const value = match[0].replace(/\D/g, '');
    return isCitizenNumber(value) ? [{ ...found(value, line, match.index, match.index + match[0].length), row }] : [];
  });
}

/** Whose a number is: the nearest name's in its line, else the name's that stands before it. */
function ownerOf(
  number: Numbered,
  all: readonly Numbered[],
  lines: readonly Line[],
  passengers: readonly Found[],
): number | null {
  if (passengers.length === 1) return 0;
  const line = lines[number.row];
  const inLine = passengers.filter(({ start }) => line && start >= line.at && start < line.at + line.text.length);
  const before = passengers.filter(({ end }) => end <= number.start);
  const [first] = passengers;
  // Numbers above their names are told apart in their own line alone.
  const isLed = first && all.some(({ end, row }) => end <= first.start && row !== number.row);
  const named = inLine.length === 1 ? inLine[0] : isLed || inLine.length > 1 ? undefined : before.at(-1);
  return named ? passengers.indexOf(named) : null;
}
