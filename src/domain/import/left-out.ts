import { moneyFields } from '../records/record-fields.ts';
import { cellText } from './cells.ts';
import { type ColumnFields, headingWords } from './columns.ts';

/** A column that looks like amounts and goes into no field. */
export interface LeftOut {
  column: number;
  /** In lira; kuruş are its fraction. */
  total: number;
}

/** Headings of numbers that are no amounts. */
const counts =
  /^#$|(^| )(no|numara|numarasi|sira|id|kod|kodu|tel|telefon|gsm|cep|tc|tckn|yas|adet|kisi|yolcu|pax|gun|saat|kg)( |$)/;
/** Longer ones are phone numbers, identity numbers, tickets. */
const mostDigits = 9;

/**
 * The columns whose money an import would leave behind. One that only adds up those that are taken is none of them.
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

/** What a column comes to, in kuruş; null where it holds something else than amounts. */
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

/** 0, 1, 2 or 1, 2, 3: the numbers of the rows. Amounts may follow one another too, but hardly from the first lira on. */
const isRunning = (numbers: readonly number[]) =>
  numbers.length > 2 && (numbers[0] === 0 || numbers[0] === 100) && numbers.every(isNext);

const isNext = (number: number, at: number, numbers: readonly number[]) =>
  at === 0 || number === (numbers[at - 1] ?? 0) + 100;
