import { access } from 'node:fs/promises';
import type { Logger } from 'pino';
import sql from 'sql-template-tag';
import type { Agency } from '../../domain/agency.ts';
import { headOfChain } from '../activity/sealing.ts';
import { isUnavailable } from '../database/failure.ts';
import type { Database } from '../database/open.ts';
import type { Queries } from '../database/pool.ts';
import { describeLoss } from '../log.ts';
import type { Settings } from '../settings.ts';
import { leastFree, roomOf } from '../system/disk.ts';
import { type Details, longestHours, type Task } from '../system/night-runs.ts';
import { dueWork } from './due.ts';
import { describeFailure, NightFailure } from './failure.ts';
import { lookAround } from './look-around.ts';
import { sendNightMail } from './night-mail.ts';
import { makeNightlyBackup } from './nightly-backup.ts';
import { alone, beginRun, type Claim, endRun, readPast } from './runs.ts';
import { checkByRestoring } from './weekly-check.ts';

/** What the work of a night is done with. */
export interface NightContext {
  settings: Settings;
  agency: Agency;
  database: Pick<Database, 'owner' | 'target'>;
  log: Logger;
}

type Work = (ctx: NightContext, claim: Claim, signal: AbortSignal) => Promise<Details>;

const works: Readonly<Record<Task, Work>> = {
  async backup({ settings, database, log }, { night }, signal) {
    // Kept in this run, the log and the owner's mail, so that nobody can shorten or rewrite the chain unnoticed.
    const head = await headOfChain(database.owner);
    const made = await makeNightlyBackup(database.target, settings.backupDir, night, settings.backupKeep, signal);
    const [size] = await database.owner.query<{ databaseBytes: number }>(
      sql`select pg_database_size(current_database()) as "databaseBytes"`,
    );
    if (head) log.info(head, 'the log of activity is sealed up to here');
    return { ...made, ...size, ...(head && { activitySeal: head.seal, activityHash: head.hash }) };
  },
  async check({ settings, database }, _claim, signal) {
    // The embedded database lies on the disk of the data.
    const room = settings.databaseUrl ? null : await roomOf(settings.dataDir);
    const [size] = await database.owner.query<{ bytes: number }>(
      sql`select pg_database_size(current_database()) as bytes`,
    );
    if (room && size && room.free < size.bytes * 2 + room.total * leastFree) {
      throw new NightFailure('space', `${settings.dataDir} has no room for a second database.`);
    }
    return { ...(await checkByRestoring(database.target, (await checkable(database.owner)) ?? '', signal)) };
  },
  async mail(ctx, { night }, signal) {
    await sendNightMail(ctx, night, signal);
    return {};
  },
};

/**
 * The newest backup, where it is within reach of this instance and of the shape that the database has now; an older one is
 * restored with changes that nobody could tell from faults.
 */
async function checkable(db: Queries): Promise<string | null> {
  const [newest] = await db.query<{ file: string }>(sql`
    select details ->> 'file' as file from app.night_runs
    where task = 'backup' and outcome = 'done' and startedat > (select max(appliedat) from app.migrations)
    order by night desc limit 1`);
  const isHere =
    newest &&
    (await access(newest.file).then(
      () => true,
      () => false,
    ));
  return isHere ? newest.file : null;
}

/** Milliseconds after which a piece of work is given up: a disk or a database may never answer. */
const longest = longestHours * 3_600_000;

/**
 * Does what is due, one after the other, unless another instance is at it. What failed is noted and logged,
 * never thrown; what `stopping` interrupts is left for the next start.
 */
export async function doNightWork(
  ctx: NightContext,
  stopping: AbortSignal,
  now: () => Date = () => new Date(),
): Promise<void> {
  await alone(ctx.database.owner, () => doDueWork(ctx, stopping, now));
}

async function doDueWork(ctx: NightContext, stopping: AbortSignal, now: () => Date): Promise<void> {
  const { owner } = ctx.database;
  const { timeZone } = ctx.agency;
  const wanted = { backups: ctx.settings.backups, mail: ctx.settings.smtpUrl !== null && ctx.agency.ownerEmail !== '' };
  for (let claimed = true; claimed && !stopping.aborted; ) {
    claimed = false;
    for (const { task, night } of dueWork(await readPast(owner, timeZone), wanted, now(), timeZone)) {
      if (task === 'check' && !(await checkable(owner))) continue;
      const claim = await beginRun(owner, task, night);
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
  try {
    const details = await works[claim.task](ctx, claim, signal);
    await endRun(owner, claim, 'done', details);
  } catch (error) {
    if (stopping.aborted) return;
    const failure = describeFailure(signal.aborted ? new NightFailure('late', 'It took more than four hours.') : error);
    ctx.log.error({ task: claim.task, night: claim.night, ...failure }, 'a piece of night work failed');
    await endRun(owner, claim, 'failed', failure);
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
      // Also where the work failed: what keeps it from being done may be what somebody should know of.
      .finally(() => lookAround(ctx, told))
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
