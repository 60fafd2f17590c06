import { hostname } from 'node:os';
import sql from 'sql-template-tag';
import type { Connections, Queries } from '../database/pool.ts';
import type { Details, Run, Task, Work } from '../system/night-runs.ts';
import { nightOf, type Past } from './due.ts';

/** Seconds before retrying a failed task. The weekly check reads the whole database, so it waits for a new backup. */
const patience: Readonly<Record<Task, number>> = { backup: 3600, mail: 3600, check: 72_000 };

/** Reads the recent runs, which decide what is due. */
export async function readPast(db: Queries, timeZone: string): Promise<Past> {
  const [birth] = await db.query<{ at: string }>(sql`select min(appliedat) as at from app.migrations`);
  const runs = await db.query<Run>(sql`
    select task, night, outcome from app.night_runs where night > (now() at time zone 'UTC')::date - 15`);
  return { first: nightOf(new Date(birth?.at ?? Date.now()), timeZone), runs };
}

/** Runs `work` unless another instance does night work. A dead instance's lock ends with its connection. */
export async function alone(owner: Connections, work: () => Promise<void>): Promise<void> {
  let working: Promise<void> | undefined;
  try {
    await owner.transaction(async (tx) => {
      const [row] = await tx.query<{ taken: boolean }>(sql`
        select pg_try_advisory_xact_lock(hashtext('app.night_runs')) as taken`);
      if (!row?.taken) return;
      working = work();
      await working;
    });
  } finally {
    // `work` goes on even if the lock's connection is lost. Waits for it: otherwise this instance could start it twice.
    await working?.catch(() => {});
  }
}

/**
 * Records the start of a task. Returns false instead if it is done or failed too recently; `anew` starts it in any
 * case, as its first attempt.
 */
export async function beginRun(db: Queries, { task, night }: Work, anew = false): Promise<boolean> {
  const begun = await db.query(sql`
    insert into app.night_runs as run (task, night, instance) values (${task}, ${night}, ${hostname()})
    on conflict (task, night) do update
      set attempts = case when ${anew} then 1 else run.attempts + 1 end, startedat = now(), endedat = null, outcome = null, instance = excluded.instance
      where ${anew} or run.outcome is null
        or (run.outcome = 'failed' and run.endedat < now() - make_interval(secs => ${patience[task]}))
    returning 1 as one`);
  return begun.length === 1;
}

/** Records the outcome of a task. */
export async function endRun(
  db: Queries,
  { task, night }: Work,
  outcome: 'done' | 'failed',
  details: Details,
): Promise<void> {
  await db.query(sql`
    update app.night_runs set endedat = now(), outcome = ${outcome}, details = ${JSON.stringify(details)}::jsonb
    where task = ${task} and night = ${night}`);
}
