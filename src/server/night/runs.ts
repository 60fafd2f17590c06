import { hostname } from 'node:os';
import sql from 'sql-template-tag';
import type { Connections, Queries } from '../database/pool.ts';
import type { Details, Run, Task, Work } from '../system/night-runs.ts';
import { nightOf, type Past } from './due.ts';

/** Seconds until a failed try is repeated. A check reads everything, so it waits for the next backup. */
const patience: Readonly<Record<Task, number>> = { backup: 3600, mail: 3600, check: 72_000 };

/** Reads what was done lately: it decides what is due. */
export async function readPast(db: Queries, timeZone: string): Promise<Past> {
  const [birth] = await db.query<{ at: string }>(sql`select min(appliedat) as at from app.migrations`);
  const runs = await db.query<Run>(sql`
    select task, night, outcome from app.night_runs where night > (now() at time zone 'UTC')::date - 15`);
  return { first: nightOf(new Date(birth?.at ?? Date.now()), timeZone), runs };
}

/** Runs `work` unless another instance is at it. The lock ends with its connection, so a dead instance leaves none. */
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
    // Work goes on without the connection of its lock; this instance begins no other beside it.
    await working?.catch(() => {});
  }
}

/** Begins a piece of work; false where it is done, or failed only just now. What is begun `anew` is as if it never was. */
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

/** Notes how it ended. */
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
