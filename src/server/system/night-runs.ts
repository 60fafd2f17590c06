import sql from 'sql-template-tag';
import type { IsoDate } from '../../domain/days/dates.ts';
import type { Queries } from '../database/pool.ts';

export type Task = 'backup' | 'check' | 'mail';

export interface Work {
  task: Task;
  /** The night that the work belongs to; for a check, the Monday of its week. */
  night: IsoDate;
}

export interface Run extends Work {
  /** Null while the run goes on, or if its instance died. */
  outcome: 'done' | 'failed' | null;
}

/** The result stored with a run. Never contains personal data. */
export type Details = Readonly<Record<string, string | number | boolean | null>>;

/** Instants are ISO 8601. */
export interface KnownRun extends Run {
  attempts: number;
  startedat: string;
  endedat: string | null;
  instance: string;
  details: Details;
  running: boolean;
}

export const longestHours = 4;

/** The last runs of one task, newest first. */
export async function lastRuns(db: Queries, task: Task, count: number): Promise<KnownRun[]> {
  return await db.query<KnownRun>(sql`
    select task, night, outcome, attempts, startedat, endedat, instance, details,
      outcome is null and startedat > now() - make_interval(hours => ${longestHours}) as running
    from app.night_runs where task = ${task} order by night desc limit ${count}`);
}
