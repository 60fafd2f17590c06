import type { IsoDate } from '../../domain/days/dates.ts';
import type { Keep } from '../settings.ts';
import { weekOf } from './due.ts';

/**
 * Returns the nights whose backup is kept: the latest `days` nights, and the last night of each of the latest `weeks`
 * weeks. Counts backups, not dates: otherwise a wrong clock or a month offline would remove many at once.
 * @param made the night of the newest backup, which is kept whatever its date
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
