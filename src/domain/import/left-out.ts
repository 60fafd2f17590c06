import { moneyFields } from '../records/record-fields.ts';
import { cellText } from './cells.ts';
import { type ColumnFields, headingWords } from './columns.ts';

/** A column that looks like amounts but has no field. */
export interface LeftOut {
  column: number;
  /** In lira, with kuruş as decimals. */
  total: number;
}

/** Headings of numbers that are not amounts. */
const counts =
  /^#$|(^| )(no|numara|numarasi|sira|id|kod|kodu|tel|telefon|gsm|cep|tc|tckn|yas|adet|kisi|yolcu|pax|gun|saat|kg)( |$)/;
/** Longer numbers are phone numbers, identity numbers or tickets. */
const mostDigits = 9;

/**
 * The columns whose money an import would leave out. A column that only adds up imported ones does not count.
 * @param rows the cells of each row below the headings
 */
export function amountsLeftOut(
  rows: readonly (readonly string[])[],
  fields: ColumnFields,
  headings: readonly string[],
): LeftOut[] {
  const totalOf = (column: number) => totalOfAmounts(rows.map((cells) => cellText(cells[column])));
  const taken = fields.reduce(
    (sum, field, column) => (moneyFields.some((money) => money === field) ? sum + (totalOf(column) ?? 0) : sum),
    0,
  );
  return headings.flatMap((heading, column) => {
    if (fields[column] || counts.test(headingWords(heading) || heading.trim())) return [];
    const total = totalOf(column);
    return total && total !== taken ? [{ column, total: total / 100 }] : [];
  });
}

/** The total of a column in kuruş; null for row numbers, and unless nine in ten of its cells are amounts. */
function totalOfAmounts(cells: readonly string[]): number | null {
  const filled = cells.filter((text) => text !== '');
  const amounts = filled.map(amountOf);
  const known = amounts.filter((amount) => amount !== null);
  if (known.length === 0 || known.length < 0.9 * filled.length || isRunning(known)) return null;
  return known.reduce((sum, amount) => sum + amount, 0);
}

/** In kuruş, which add up exactly. */
function amountOf(text: string): number | null {
  const bare = text.replace(/^[-−–(]?\s*(₺|TL|TRY)?\s*|\s*(₺|TL|TRY)?[-−–)]?$/gi, '');
  const [, whole = '', part = ''] = /^(\d{1,3}(?:[., '’]\d{3})+|\d+)(?:[.,](\d{1,2}))?$/.exec(bare) ?? [];
  const digits = whole.replace(/\D/g, '');
  if (digits === '' || digits.length > mostDigits || /^0\d/.test(digits)) return null;
  const kurus = Number(digits + part.padEnd(2, '0'));
  return /[-−–(]/.test(text) ? -kurus : kurus;
}

/** Row numbers: 0, 1, 2 or 1, 2, 3. Amounts may be consecutive too, but hardly from the first lira on. */
const isRunning = (numbers: readonly number[]) =>
  numbers.length > 2 && (numbers[0] === 0 || numbers[0] === 100) && numbers.every(isNext);

const isNext = (number: number, at: number, numbers: readonly number[]) =>
  at === 0 || number === (numbers[at - 1] ?? 0) + 100;
