import type { DateRange } from '../../../domain/days/date-ranges.ts';

/**
 * The days as part of a file's name, such as `2026-11-27`, `2026-11-01_2026-11-30`, or `2026-11-01_sonrasi` without an
 * end.
 */
export function rangeName({ start, end }: DateRange): string {
  if (!start && !end) return 'tum-tarihler';
  if (!end) return `${start}_sonrasi`;
  if (!start) return `${end}_oncesi`;
  return start === end ? start : `${start}_${end}`;
}
