import sql from 'sql-template-tag';
import type { IsoDate } from '../../domain/days/dates.ts';
import type { Queries } from '../database/pool.ts';

/** What the server does by itself. */
export type Task = 'backup' | 'check' | 'mail';

/** A piece of work. */
export interface Work {
  task: Task;
  /** The night it belongs to; of a check the Monday of its week. */
  night: IsoDate;
}

/** A try of it, as the database keeps it. */
export interface Run extends Work {
  /** Null while it runs, and after whoever ran it died. */
  outcome: 'done' | 'failed' | null;
}

/** What a run's row keeps of its result. Never personal data. */
export type Details = Readonly<Record<string, string | number | boolean | null>>;

/** A run with all that is known of it. Instants are ISO 8601. */
export interface KnownRun extends Run {
  attempts: number;
  startedat: string;
  endedat: string | null;
  instance: string;
  details: Details;
  /** Whether somebody still works on it. */
  running: boolean;
}

/** Hours after which a piece of work is given up. */
export const longestHours = 4;

/** The last runs of one kind, the newest first. */
export async function lastRuns(db: Queries, task: Task, count: number): Promise<KnownRun[]> {
  return await db.query<KnownRun>(sql`
    select task, night, outcome, attempts, startedat, endedat, instance, details,
      outcome is null and startedat > now() - make_interval(hours => ${longestHours}) as running
    from app.night_runs where task = ${task} order by night desc limit ${count}`);
}
