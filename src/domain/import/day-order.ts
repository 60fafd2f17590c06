export type DayOrder = 'dayFirst' | 'monthFirst';

/**
 * The order of day and month in the dates of a column: `open` if no number is above 12, `mixed` if the dates contradict
 * each other.
 */
export type FoundOrder = DayOrder | 'open' | 'mixed';

const slashed = /^(\d{1,2})([/-])(\d{1,2})\2(\d{4}|\d{2})(?!\d)/;

/** A date with dots never begins with the month; only slashes and hyphens leave the order open. */
function orderOfDay(text: string): DayOrder | 'open' | null {
  const [, first = '', , second = ''] = slashed.exec(text.trim()) ?? [];
  if (first === '' || Number(first) === Number(second)) return null;
  if (Number(first) > 12) return 'dayFirst';
  return Number(second) > 12 ? 'monthFirst' : 'open';
}

/** The order of day and month in a whole column; null if it matters for none of its dates. */
export function orderOfDays(column: readonly string[]): FoundOrder | null {
  const found = new Set(column.map(orderOfDay));
  if (found.has('monthFirst')) return found.has('dayFirst') ? 'mixed' : 'monthFirst';
  if (!found.has('open')) return null;
  return found.has('dayFirst') ? 'dayFirst' : 'open';
}

/** Puts the day before the month in the date `text`. Returns null if the order matters and is unknown. */
export function dayFirst(text: string, order: DayOrder | 'mixed'): string | null {
  if (order === 'mixed' && ['open', 'monthFirst'].includes(orderOfDay(text) ?? '')) return null;
  return order === 'monthFirst' ? text.trim().replace(slashed, '$3$2$1$2$4') : text;
}
