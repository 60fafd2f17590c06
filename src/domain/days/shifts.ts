import { addDays } from './date-ranges.ts';
import { type IsoDate, todayIn } from './dates.ts';

/** `from` and `to` are `HH:MM` by the agency's clock. A shift that ends before it begins runs past midnight. */
export interface Shift {
  name: string;
  from: string;
  to: string;
}

/** The shift running now, and the day it began; null between shifts. */
export function shiftAt(shifts: readonly Shift[], timeZone: string, now: Date): { name: string; day: IsoDate } | null {
  const parts = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const time = parts.format(now);
  const today = todayIn(timeZone, now);
  const on = shifts.find(({ from, to }) => (from < to ? from <= time && time < to : from <= time || time < to));
  if (!on) return null;
  return { name: on.name, day: on.from > on.to && time < on.to ? addDays(today, -1) : today };
}
