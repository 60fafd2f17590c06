/** Which part of `05/06/2026` is the day. */
export type DayOrder = 'dayFirst' | 'monthFirst';

/** What a column of days shows of its order: some of its days tell, none does, or they contradict each other. */
export type FoundOrder = DayOrder | 'open' | 'mixed';

const slashed = /^(\d{1,2})([/-])(\d{1,2})\2(\d{4}|\d{2})(?!\d)/;

/** What of its order a day tells that is written with slashes or hyphens; dots are never American. */
function orderOfDay(text: string): DayOrder | 'open' | null {
  const [, first = '', , second = ''] = slashed.exec(text.trim()) ?? [];
  if (first === '' || Number(first) === Number(second)) return null;
  if (Number(first) > 12) return 'dayFirst';
  return Number(second) > 12 ? 'monthFirst' : 'open';
}

/** The order of a whole column; null where no day of it could be read in two ways. */
export function orderOfDays(column: readonly string[]): FoundOrder | null {
  const found = new Set(column.map(orderOfDay));
  if (found.has('monthFirst')) return found.has('dayFirst') ? 'mixed' : 'monthFirst';
  if (!found.has('open')) return null;
  return found.has('dayFirst') ? 'dayFirst' : 'open';
}

/** The day with its day first; null where its order would have to be known and is not. */
export function dayFirst(text: string, order: DayOrder | 'mixed'): string | null {
  if (order === 'mixed' && ['open', 'monthFirst'].includes(orderOfDay(text) ?? '')) return null;
  return order === 'monthFirst' ? text.trim().replace(slashed, '$3$2$1$2$4') : text;
}
