import type { Logger } from 'pino';
import type { Agency } from '../../domain/agency.ts';
import { isUnavailable } from '../database/failure.ts';
import type { Database } from '../database/open.ts';
import { describeLoss } from '../log.ts';
import type { Settings } from '../settings.ts';
import { dueWork, type Task } from './due.ts';
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
    return { ...(await makeNightlyBackup(database.target, settings.backupDir, night, settings.backupKeep, signal)) };
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

const betweenLooks = 300_000;
/** Milliseconds that the end of the server waits for what runs. */
const longestStop = 3_000;

/** Looks now and every few minutes whether something is due, until it is stopped. */
export function startNightWork(ctx: NightContext): { stop(): Promise<void> } {
  const stopping = new AbortController();
  let current: Promise<void> | null = null;
  const look = () => {
    current ??= doNightWork(ctx, stopping.signal)
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
