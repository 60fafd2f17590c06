import type { DateRange } from '../../../../domain/date-ranges.ts';
import { isIsoDate } from '../../../../domain/dates.ts';

export interface RecordFilter extends DateRange {
  /** Part of a name or PNR; never part of an address. */
  search: string;
}

/** Days of the address: without a parameter today, with an empty one no bound. */
export function datesOf(params: URLSearchParams, today: string): DateRange {
  return { start: dateOf(params.get('start'), today), end: dateOf(params.get('end'), today) };
}

function dateOf(value: string | null, today: string): string {
  if (value === null) return today;
  return isIsoDate(value) ? value : '';
}

/** The address of these days; today's list has the plain one, so that a bookmark stays today's list. */
export function withDates(params: URLSearchParams, { start, end }: DateRange, today: string): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [name, value] of [
    ['start', start],
    ['end', end],
  ] as const) {
    if (value === today) next.delete(name);
    else next.set(name, value);
  }
  return next;
}
