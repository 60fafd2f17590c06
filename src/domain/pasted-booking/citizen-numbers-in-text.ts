import { isCitizenNumber } from '../records/citizen-number.ts';
import { finds } from './expressions.ts';
import { agreed, type Found, found, type Line } from './pasted-text.ts';
import { citizenLabels, otherNumbers } from './words/citizen-numbers.ts';

const digits = /(?<![\d+.]|\d-)(?:[1-9]\d{10}|(?<!\d )[1-9]\d{2} \d{3} \d{3} \d{2}(?! \d))(?!\d|[.,-]\d)/g;
const label = finds(citizenLabels);
/**
 * Numbers with these labels are ignored. They may pass the check of citizen numbers by chance, or because they are a
 * sole trader's tax number.
 */
const others = finds(otherNumbers);

interface Numbered extends Found {
  row: number;
}

/** Finds the first passenger's citizen number; null if it may belong to somebody else. */
export function citizenIdOf(lines: readonly Line[], passengers: readonly Found[]): Found | null {
  const numbers = lines.flatMap((line, row) => numbersIn(line, row, lines[row - 1], passengers));
  return agreed(numbers.filter((number) => ownerOf(number, numbers, lines, passengers) === 0));
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

/**
 * Finds the passenger that `number` belongs to: the only passenger in its line, or else the last one named before it.
 */
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
  // If a number in another line precedes all names, each number precedes its name. The name before `number` then
  // belongs to another number.
  const isLed = first && all.some(({ end, row }) => end <= first.start && row !== number.row);
  const named = inLine.length === 1 ? inLine[0] : isLed || inLine.length > 1 ? undefined : before.at(-1);
  return named ? passengers.indexOf(named) : null;
}
