import type { Logger } from 'pino';
import sql from 'sql-template-tag';
import type { Agency } from '../../domain/agency.ts';
import { isUnavailable } from '../database/failure.ts';
import type { Database } from '../database/open.ts';
import { describeLoss } from '../log.ts';
import type { Settings } from '../settings.ts';
import { alertsOf } from '../system/alerts.ts';
import { readFacts } from '../system/facts.ts';
import { dueWork, type Task } from './due.ts';
import { storeErrors } from './error-counts.ts';
import { describeFailure, NightFailure } from './failure.ts';
import { makeNightlyBackup } from './nightly-backup.ts';
import { type Claim, claimRun, type Details, endRun, keepRun, readPast, releaseRun } from './runs.ts';

/** What the work of a night is done with. */
export interface NightContext {
  settings: Settings;
  agency: Agency;
  database: Pick<Database, 'owner' | 'target'>;
  log: Logger;
}

type Work = (ctx: NightContext, claim: Claim, signal: AbortSignal) => Promise<Details>;

const works: Readonly<Partial<Record<Task, Work>>> = {
  async backup({ settings, database }, { night }, signal) {
    const made = await makeNightlyBackup(database.target, settings.backupDir, night, settings.backupKeep, signal);
    const [size] = await database.owner.query<{ databaseBytes: number }>(
      sql`select pg_database_size(current_database()) as "databaseBytes"`,
    );
    return { ...made, ...size };
  },
};

/** Milliseconds after which a piece of work is given up: a disk or a database may never answer. */
const longest = 4 * 3_600_000;
const betweenSignsOfLife = 60_000;

/**
 * Does what is due, one after the other, until nothing is left that this instance may do. What failed is noted and logged,
 * never thrown; what `stopping` interrupts is left for the next start.
 */
export async function doNightWork(
  ctx: NightContext,
  stopping: AbortSignal,
  now: () => Date = () => new Date(),
): Promise<void> {
  const { owner } = ctx.database;
  const { timeZone } = ctx.agency;
  const wanted = { backups: ctx.settings.backups, mail: false };
  for (let claimed = true; claimed && !stopping.aborted; ) {
    claimed = false;
    for (const { task, night } of dueWork(await readPast(owner, timeZone), wanted, now(), timeZone)) {
      const claim = await claimRun(owner, task, night);
      if (!claim) continue;
      claimed = true;
      await run(ctx, claim, stopping);
      break;
    }
  }
}

async function run(ctx: NightContext, claim: Claim, stopping: AbortSignal): Promise<void> {
  const { owner } = ctx.database;
  const signal = AbortSignal.any([stopping, AbortSignal.timeout(longest)]);
  const signs = setInterval(() => void keepRun(owner, claim).catch(() => {}), betweenSignsOfLife);
  try {
    const details = (await works[claim.task]?.(ctx, claim, signal)) ?? {};
    await endRun(owner, claim, 'done', details);
  } catch (error) {
    if (stopping.aborted) return await releaseRun(owner, claim);
    const failure = describeFailure(signal.aborted ? new NightFailure('late', 'It took more than four hours.') : error);
    ctx.log.error({ task: claim.task, night: claim.night, ...failure }, 'a piece of night work failed');
    await endRun(owner, claim, 'failed', failure);
  } finally {
    clearInterval(signs);
  }
}

/** Stores and forgets what the screen of the system shows, and logs what an admin should know, once a day each. */
async function lookAround(
  { database: { owner }, settings, log }: NightContext,
  told: Map<string, number>,
): Promise<void> {
  await storeErrors(owner);
  await owner.query(sql`delete from app.mail_results where at < now() - interval '30 days'`);
  await owner.query(sql`delete from app.error_counts where hour < now() - interval '30 days'`);
  await owner.query(sql`delete from app.night_runs where startedat < now() - interval '400 days'`);
  for (const alert of alertsOf(await readFacts(owner, settings), new Date())) {
    if (Date.now() - (told.get(alert.code) ?? 0) < 86_400_000) continue;
    told.set(alert.code, Date.now());
    log.warn(alert, 'an admin should look after the system');
  }
}

const betweenLooks = 300_000;
/** Milliseconds that the end of the server waits for what runs. */
const longestStop = 3_000;

/** Looks now and every few minutes whether something is due, until it is stopped. */
export function startNightWork(ctx: NightContext): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const told = new Map<string, number>();
  let current: Promise<void> | null = null;
  const look = () => {
    current ??= doNightWork(ctx, stopping.signal)
      .then(() => lookAround(ctx, told))
      .catch((err: unknown) => {
        if (isUnavailable(err))
          ctx.log.warn(describeLoss(err), 'night work has to wait: the database was lost or away');
        else ctx.log.error({ err }, 'night work could not be looked after');
      })
      .finally(() => {
        current = null;
      });
  };
  const timer = setInterval(look, betweenLooks);
  look();
  return {
    async stop() {
      clearInterval(timer);
      stopping.abort();
      const { promise: late, resolve } = Promise.withResolvers<void>();
      const deadline = setTimeout(resolve, longestStop);
      await Promise.race([current, late]);
      clearTimeout(deadline);
    },
  };
}
