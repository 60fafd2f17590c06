import type { DateRange } from '../../../../domain/date-ranges.ts';
import { isIsoDate } from '../../../../domain/dates.ts';

export interface RecordFilter extends DateRange {
  /** Part of a name or PNR; never part of an address. */
  search: string;
}

/** The days in the address: a missing parameter means today, an empty one no limit. */
export function datesOf(params: URLSearchParams, today: string): DateRange {
  return { start: dateOf(params.get('start'), today), end: dateOf(params.get('end'), today) };
}

function dateOf(value: string | null, today: string): string {
  if (value === null) return today;
  return isIsoDate(value) ? value : '';
}

/** The address for these days. Today has no parameters, so that a bookmark always opens the current day. */
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
