import type { IsoDate } from '../../domain/days/dates.ts';
import type { Keep } from '../settings.ts';
import { weekOf } from './due.ts';

/**
 * The nights whose backups are kept: the last ones, and the last one of each of the last weeks. They are counted, not held
 * against a clock: one that is wrong, or a machine that was off for a month, makes no more than one go for each that comes.
 * @param made the night of the backup that was made just now, which is kept whatever the clock was before
 */
export function keptNights(nights: readonly IsoDate[], { days, weeks }: Keep, made: IsoDate): Set<IsoDate> {
  const newestFirst = [...new Set(nights)].sort().reverse();
  const lastOfWeeks = new Map<IsoDate, IsoDate>();
  for (const night of newestFirst) {
    const week = weekOf(night);
    if (!lastOfWeeks.has(week)) lastOfWeeks.set(week, night);
  }
  return new Set([made, ...newestFirst.slice(0, days), ...[...lastOfWeeks.values()].slice(0, weeks)]);
}
