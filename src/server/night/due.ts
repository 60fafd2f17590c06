import { addDays } from '../../domain/days/date-ranges.ts';
import { type IsoDate, todayIn } from '../../domain/days/dates.ts';
import type { Run, Task, Work } from '../system/night-runs.ts';

export interface Past {
  /** The night this database was first used; no work is due in it. */
  first: IsoDate;
  runs: readonly Run[];
}

export interface Wanted {
  backups: boolean;
  mail: boolean;
}

/** The hour, by the agency's clock, at which night work begins: by then even late workers have finished the day. */
export const nightHour = 3;
/** The hour from which the owner's mail no longer waits for the backup. */
const mailHour = 5;

const hourIn = (timeZone: string, now: Date) =>
  Number(new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', hourCycle: 'h23' }).format(now));

/**
 * The date of the latest night that has begun. A night begins at {@link nightHour} and has that day's date; each day
 * has exactly one, even when the clock changes.
 */
export function nightOf(now: Date, timeZone: string): IsoDate {
  const day = todayIn(timeZone, now);
  return hourIn(timeZone, now) >= nightHour ? day : addDays(day, -1);
}

/** The Monday of the night's week. */
export function weekOf(night: IsoDate): IsoDate {
  return addDays(night, -((new Date(`${night}T00:00:00Z`).getUTCDay() + 6) % 7));
}

/** The work that is due, in the order in which to do it. `beginRun` then skips a task that failed too recently. */
export function dueWork({ first, runs }: Past, wanted: Wanted, now: Date, timeZone: string): Work[] {
  const night = nightOf(now, timeZone);
  if (night <= first) return [];
  const find = (task: Task, of: IsoDate) => runs.find((run) => run.task === task && run.night === of);
  const isOpen = (task: Task, of: IsoDate) => find(task, of)?.outcome !== 'done';
  const due: Work[] = [];
  const backup = find('backup', night);
  if (wanted.backups && isOpen('backup', night)) due.push({ task: 'backup', night });
  if (wanted.backups && backup?.outcome === 'done' && isOpen('check', weekOf(night))) {
    due.push({ task: 'check', night: weekOf(night) });
  }
  const isBackupOver = !wanted.backups || backup?.outcome || night < todayIn(timeZone, now);
  if (wanted.mail && isOpen('mail', night) && (isBackupOver || hourIn(timeZone, now) >= mailHour)) {
    due.push({ task: 'mail', night });
  }
  return due;
}
