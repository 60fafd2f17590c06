/** Which part of `05/06/2026` is the day. */
export type DayOrder = 'dayFirst' | 'monthFirst';

/**
 * What the days of a column show about their order: a part above 12 decides it (`dayFirst`, `monthFirst`), none does
 * (`open`), or several contradict each other (`mixed`).
 */
export type FoundOrder = DayOrder | 'open' | 'mixed';

const slashed = /^(\d{1,2})([/-])(\d{1,2})\2(\d{4}|\d{2})(?!\d)/;

/** What a day with slashes or hyphens shows about the order. Days with dots are never American. */
function orderOfDay(text: string): DayOrder | 'open' | null {
  const [, first = '', , second = ''] = slashed.exec(text.trim()) ?? [];
  if (first === '' || Number(first) === Number(second)) return null;
  if (Number(first) > 12) return 'dayFirst';
  return Number(second) > 12 ? 'monthFirst' : 'open';
}

/** The order of a whole column; null if none of its days could be read in two ways. */
export function orderOfDays(column: readonly string[]): FoundOrder | null {
  const found = new Set(column.map(orderOfDay));
  if (found.has('monthFirst')) return found.has('dayFirst') ? 'mixed' : 'monthFirst';
  if (!found.has('open')) return null;
  return found.has('dayFirst') ? 'dayFirst' : 'open';
}

/** The text of a day with the day before the month; null if the order matters and is unknown. */
export function dayFirst(text: string, order: DayOrder | 'mixed'): string | null {
  if (order === 'mixed' && ['open', 'monthFirst'].includes(orderOfDay(text) ?? '')) return null;
  return order === 'monthFirst' ? text.trim().replace(slashed, '$3$2$1$2$4') : text;
}
