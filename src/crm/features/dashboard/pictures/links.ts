import type { DateRange } from '../../../../domain/date-ranges.ts';
import type { IsoDate } from '../../../../domain/dates.ts';
import { withDates } from '../../records/filter/record-filter.ts';

/** Where the records of these days are listed. */
export function recordsAddress(range: DateRange, today: IsoDate): string {
  const search = withDates(new URLSearchParams(), range, today).toString();
  return search ? `/records?${search}` : '/records';
}
