import { hostname } from 'node:os';
import sql from 'sql-template-tag';
import type { IsoDate } from '../../domain/dates.ts';
import type { Queries } from '../database/pool.ts';
import { nightOf, type Past, type Run, type Task } from './due.ts';

/** What came out of a run, as its row keeps it. Never personal data. */
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

/** A try of a piece of work that is ours alone. */
export interface Claim {
  task: Task;
  night: IsoDate;
  attempt: number;
}

/** Seconds without a sign of life after which whoever ran it is taken for dead. */
const silence = 300;
/** Seconds until a failed one is tried again. A check reads everything: not before the next backup. */
const patience: Readonly<Record<Task, number>> = { backup: 3600, mail: 3600, check: 72_000 };

/** What was done in the last weeks, as far as it decides what is due. */
export async function readPast(db: Queries, timeZone: string): Promise<Past> {
  const [birth] = await db.query<{ at: string }>(sql`select min(appliedat) as at from app.migrations`);
  const runs = await db.query<Run>(sql`
    select task, night, outcome from app.night_runs where night > (now() at time zone 'UTC')::date - 15`);
  return { first: nightOf(new Date(birth?.at ?? Date.now()), timeZone), runs };
}

/** Takes a piece of work for this instance; null where it is done, another is at it, or it failed only just now. */
export async function claimRun(db: Queries, task: Task, night: IsoDate): Promise<Claim | null> {
  // Both ways: a clock that was put back must not make anybody wait for the hour to come again.
  const [row] = await db.query<{ attempt: number }>(sql`
    insert into app.night_runs as run (task, night, instance) values (${task}, ${night}, ${hostname()})
    on conflict (task, night) do update
      set attempts = run.attempts + 1, startedat = now(), seenat = now(), endedat = null, outcome = null, instance = excluded.instance
      where (run.outcome is null and abs(extract(epoch from now() - run.seenat)) > ${silence}::int)
        or (run.outcome = 'failed' and abs(extract(epoch from now() - run.endedat)) > ${patience[task]}::int)
    returning attempts as attempt`);
  return row ? { task, night, attempt: row.attempt } : null;
}

/** A sign of life. */
export async function keepRun(db: Queries, { task, night, attempt }: Claim): Promise<void> {
  await db.query(sql`
    update app.night_runs set seenat = now() where task = ${task} and night = ${night} and attempts = ${attempt}`);
}

/** Notes how it ended. */
export async function endRun(
  db: Queries,
  { task, night, attempt }: Claim,
  outcome: 'done' | 'failed',
  details: Details,
): Promise<void> {
  await db.query(sql`
    update app.night_runs
    set seenat = now(), endedat = now(), outcome = ${outcome}, details = ${JSON.stringify(details)}::jsonb
    where task = ${task} and night = ${night} and attempts = ${attempt}`);
}

/** Gives it back unfinished, for whoever comes next. */
export async function releaseRun(db: Queries, { task, night, attempt }: Claim): Promise<void> {
  await db.query(sql`
    update app.night_runs set seenat = now() - interval '1 day' where task = ${task} and night = ${night} and attempts = ${attempt}`);
}

/** The last runs of one kind, the newest first. */
export async function lastRuns(db: Queries, task: Task, count: number): Promise<KnownRun[]> {
  return await db.query<KnownRun>(sql`
    select task, night, outcome, attempts, startedat, endedat, instance, details,
      outcome is null and abs(extract(epoch from now() - seenat)) <= ${silence}::int as running
    from app.night_runs where task = ${task} order by night desc limit ${count}`);
}
