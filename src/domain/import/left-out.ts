import { type FieldFacts, moneyFields, recordFields } from '../records/record-fields.ts';
import { cellText, readListedDay } from './cells.ts';
import { type ColumnFields, headingWords } from './columns.ts';
import { systemName } from './listed-names.ts';
import { isPlace } from './listed-places.ts';

export interface LeftOut {
  column: number;
  /** In lira, with kuruş as decimals. */
  total: number;
}

const counts =
  /^#$|(^| )(no|numara|numarasi|sira|id|kod|kodu|tel|telefon|gsm|cep|tc|tckn|yas|adet|kisi|yolcu|pax|gun|saat|kg)( |$)/;
/** Longer numbers are phone, identity or ticket numbers. */
const mostDigits = 9;

/**
 * The columns whose money an import would lose. A column that only adds up imported columns is not among them.
 * @param rows the cells of each row below the headings
 */
export function amountsLeftOut(
  rows: readonly (readonly string[])[],
  fields: ColumnFields,
  headings: readonly string[],
): LeftOut[] {
  const { totalOf, taken } = totalsOf(rows, fields);
  return headings.flatMap((heading, column) => {
    const words = headingWords(heading) || heading.trim();
    if (fields[column] || counts.test(words) || untyped.has(words)) return [];
    const total = totalOf(column);
    return total && total !== taken ? [{ column, total: total / 100 }] : [];
  });
}

function totalsOf(rows: readonly (readonly string[])[], fields: ColumnFields) {
  const totalOf = (column: number) => totalOfAmounts(rows.map((cells) => cellText(cells[column])));
  const taken = fields.reduce(
    (sum, field, column) => (moneyFields.some((money) => money === field) ? sum + (totalOf(column) ?? 0) : sum),
    0,
  );
  return { totalOf, taken };
}

/** Headings of our own export for values that nobody types. */
const untyped = new Set(
  Object.values<FieldFacts>(recordFields).flatMap(({ stamped, untyped, label }) =>
    stamped || untyped ? [headingWords(label)] : [],
  ),
);
const rowNumber = /^(|s|sira|satir|id|kayit)( no| numarasi)?$|^no$/;
const isStamped = (heading: string) => rowNumber.test(headingWords(heading)) || untyped.has(headingWords(heading));

/**
 * The kinds of links between rows that an import would lose: `refundOf`, from a refund to its sale, and `groupOf`, from
 * a passenger to the first passenger's sale.
 */
export function linksLeftOut(
  rows: readonly (readonly string[])[],
  headings: readonly string[],
  hasRefunds: boolean,
): ('refundOf' | 'groupOf')[] {
  const first = headings.findIndex((heading) => headingWords(heading) === headingWords(recordFields.groupOf.label));
  const hasPassengers = rows.some((cells) => cellText(cells[first]) !== '');
  return [...(hasRefunds ? ['refundOf' as const] : []), ...(hasPassengers ? ['groupOf' as const] : [])];
}

/**
 * The columns without a field whose contents the import mentions for each row. Row numbers and sums are not among them.
 */
export function columnsLeftOut(
  rows: readonly (readonly string[])[],
  fields: ColumnFields,
  headings: readonly string[],
): number[] {
  const { totalOf, taken } = totalsOf(rows, fields);
  return headings.flatMap((heading, column) => {
    if (fields[column]) return [];
    const isNamed = heading.trim() !== '' && !isStamped(heading);
    const numbers = rows.map((cells) => amountOf(cellText(cells[column])) ?? Number.NaN);
    if (!isNamed && (heading.trim() !== '' || isRunning(numbers))) return [];
    const total = totalOf(column);
    return total && total === taken ? [] : [column];
  });
}

const number =
  /^(?=.*[1-9])(?:[\d\s().,:/+−–-]|\p{Sc}|(?<!\p{L})(?:TL|US|lira|kuruş|dolar|euro|avro|sterlin|[A-Z]{3})(?!\p{L}))+$/isu;
const name = /^\p{Lu}[\p{L}.’']+(?: \p{Lu}[\p{L}.’']*){1,4}$/u;

const code = /^(?=.*\d)(?=.*[A-Z])(?![A-Z\d]{2}\d{3,4}$)[A-Z\d]{5,7}$/;

/** Whether a cell holds a number, a code, a day, a name or a place, which should not be dropped silently. */
export function isWorthKeeping(text: string): boolean {
  const plain = cellText(text);
  if (plain === '') return false;
  const isNamed = name.test(plain) || systemName(plain) !== null || isPlace(plain);
  return number.test(plain) || code.test(plain) || isNamed || 'day' in readListedDay(plain, 'dayFirst');
}

/** Whether every filled cell of a row is its column's total, as in the last row of our export. */
export function addsUp(cells: readonly string[], above: readonly (readonly string[])[]): boolean {
  const filled = [...cells.keys()].filter((column) => cellText(cells[column]) !== '');
  const isSum = (column: number) => {
    const sum = amountOf(cellText(cells[column]));
    return sum !== null && sum === totalOfAmounts(above.map((row) => cellText(row[column])));
  };
  return above.length > 1 && filled.length > 0 && filled.every(isSum);
}

/** The sum of a column, in kuruş; null if over a tenth of its cells are no amounts, or if it holds row numbers. */
function totalOfAmounts(cells: readonly string[]): number | null {
  const filled = cells.filter((text) => text !== '');
  const amounts = filled.map(amountOf);
  const known = amounts.filter((amount) => amount !== null);
  if (known.length === 0 || known.length < 0.9 * filled.length || isRunning(known)) return null;
  return known.reduce((sum, amount) => sum + amount, 0);
}

/** In kuruş, because integers add up exactly. */
function amountOf(text: string): number | null {
  const bare = text.replace(/^[-−–(]?\s*(₺|TL|TRY)?\s*|\s*(₺|TL|TRY|lira)?[-−–)]?$/gi, '');
  const [, whole = '', part = ''] = /^(\d{1,3}(?:[., '’]\d{3})+|\d+)(?:[.,](\d{1,2}))?$/.exec(bare) ?? [];
  const digits = whole.replace(/\D/g, '');
  if (digits === '' || digits.length > mostDigits || /^0\d/.test(digits)) return null;
  const kurus = Number(digits + part.padEnd(2, '0'));
  return /[-−–(]/.test(text) ? -kurus : kurus;
}

/**
 * Whether these are row numbers: 0, 1, 2 or 1, 2, 3. Amounts may be consecutive too, but hardly ever start at 1 lira.
 */
const isRunning = (numbers: readonly number[]) =>
  numbers.length > 2 && (numbers[0] === 0 || numbers[0] === 100) && numbers.every(isNext);

const isNext = (number: number, at: number, numbers: readonly number[]) =>
  at === 0 || number === (numbers[at - 1] ?? 0) + 100;
