import type { DateRange } from '../../../domain/days/date-ranges.ts';

export function rangeName({ start, end }: DateRange): string {
  if (!start && !end) return 'tum-tarihler';
  if (!end) return `${start}_sonrasi`;
  if (!start) return `${end}_oncesi`;
  return start === end ? start : `${start}_${end}`;
}
