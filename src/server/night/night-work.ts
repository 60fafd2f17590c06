import { access } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
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
import { type Details, longestHours, type Task, type Work } from '../system/night-runs.ts';
import { dueWork, nightOf } from './due.ts';
import { describeFailure, NightFailure } from './failure.ts';
import { lookAround } from './look-around.ts';
import { sendNightMail } from './night-mail.ts';
import { makeNightlyBackup } from './nightly-backup.ts';
import { alone, beginRun, endRun, readPast } from './runs.ts';
import { checkByRestoring } from './weekly-check.ts';

export interface NightContext {
  settings: Settings;
  agency: Agency;
  database: Pick<Database, 'owner' | 'target'>;
  log: Logger;
}

type Worker = (ctx: NightContext, work: Work, signal: AbortSignal) => Promise<Details>;

const workers: Readonly<Record<Task, Worker>> = {
  async backup({ settings, database, log }, { night }, signal) {
    // Copy the last entry of the activity log into the run, the server's log and the owner's mail, so that nobody can
    // shorten or rewrite the activity log unnoticed.
    const head = await headOfChain(database.owner);
    const made = await makeNightlyBackup(database.target, settings.backupDir, night, settings.backupKeep, signal);
    const databaseBytes = await sizeOf(database.owner);
    if (head) log.info(head, 'the log of activity is sealed up to here');
    return { ...made, databaseBytes, ...(head && { activitySeal: head.seal, activityHash: head.hash }) };
  },
  async check({ settings, database }, _work, signal) {
    // The check restores a copy, which needs room in the data directory only if the database is the embedded one.
    const room = settings.databaseUrl ? null : await roomOf(settings.dataDir);
    if (room && room.free < (await sizeOf(database.owner)) * 2 + room.total * leastFree) {
      throw new NightFailure('space', `${settings.dataDir} does not have enough free space for a second database.`);
    }
    return { ...(await checkByRestoring(database.target, (await checkable(database.owner)) ?? '', signal)) };
  },
  async mail(ctx, { night }, signal) {
    await sendNightMail(ctx, night, signal);
    return {};
  },
};

async function sizeOf(db: Queries): Promise<number> {
  const [size] = await db.query<{ bytes: number }>(sql`select pg_database_size(current_database()) as bytes`);
  return size?.bytes ?? 0;
}

/**
 * The file of the newest backup. Null if this instance cannot reach it, or if a migration ran since: its changes would
 * look like damage.
 */
async function checkable(db: Queries): Promise<string | null> {
  const [newest] = await db.query<{ file: string }>(sql`
    select details ->> 'file' as file from app.night_runs
    where task = 'backup' and outcome = 'done' and startedat > (select max(appliedat) from app.migrations)
    order by night desc limit 1`);
  if (!newest) return null;
  return await access(newest.file).then(
    () => newest.file,
    () => null,
  );
}

/** Milliseconds after which a piece of work is abandoned: a disk or a database may never answer. */
const longest = longestHours * 3_600_000;

/**
 * Does all due work, one piece after the other, unless another instance is doing it. A failure is recorded and logged,
 * never thrown; work that `stopping` interrupts is done after the next start.
 */
export async function doNightWork(ctx: NightContext, stopping: AbortSignal): Promise<void> {
  await alone(ctx.database.owner, () => doDueWork(ctx, stopping));
}

/**
 * Repeats the last night's backup, unless an instance is doing night work; calls `onBegun` once the backup has begun.
 */
export async function backUpNow(ctx: NightContext, stopping: AbortSignal, onBegun: () => void): Promise<void> {
  const { owner } = ctx.database;
  const work: Work = { task: 'backup', night: nightOf(new Date(), ctx.agency.timeZone) };
  await alone(owner, async () => {
    await beginRun(owner, work, true);
    onBegun();
    await run(ctx, work, stopping);
  });
}

async function doDueWork(ctx: NightContext, stopping: AbortSignal): Promise<void> {
  const { owner } = ctx.database;
  const { timeZone } = ctx.agency;
  const wanted = { backups: ctx.settings.backups, mail: ctx.settings.smtpUrl !== null && ctx.agency.ownerEmail !== '' };
  for (let claimed = true; claimed && !stopping.aborted; ) {
    claimed = false;
    for (const work of dueWork(await readPast(owner, timeZone), wanted, new Date(), timeZone)) {
      if (work.task === 'check' && !(await checkable(owner))) continue;
      if (!(await beginRun(owner, work))) continue;
      claimed = true;
      await run(ctx, work, stopping);
      break;
    }
  }
}

async function run(ctx: NightContext, work: Work, stopping: AbortSignal): Promise<void> {
  const { owner } = ctx.database;
  const signal = AbortSignal.any([stopping, AbortSignal.timeout(longest)]);
  try {
    await endRun(owner, work, 'done', await workers[work.task](ctx, work, signal));
  } catch (error) {
    if (stopping.aborted) return;
    const failure = describeFailure(signal.aborted ? new NightFailure('late', 'It took more than four hours.') : error);
    ctx.log.error({ ...work, ...failure }, 'a piece of night work failed');
    await endRun(owner, work, 'failed', failure);
  }
}

const betweenLooks = 300_000;
/** Milliseconds that a requested backup waits for the server to finish checking whether work is due. */
const longestLook = 2_000;
const longestStop = 3_000;

export interface NightWork {
  /** Begins a backup. Resolves to false, without beginning one, if other night work is running. */
  backUp(): Promise<boolean>;
  stop(): Promise<void>;
}

/** Checks now and every few minutes whether work is due, until stopped. */
export function startNightWork(ctx: NightContext): NightWork {
  const stopping = new AbortController();
  const told = new Map<string, number>();
  let current: Promise<void> | null = null;
  const follow = (work: Promise<void>) => {
    current = work
      // Also runs after a failure: an admin should learn what prevents night work.
      .finally(() => lookAround(ctx, told))
      .catch((err: unknown) => {
        if (isUnavailable(err))
          ctx.log.warn(
            describeLoss(err),
            'night work is postponed: the database is unreachable or its connection was lost',
          );
        else ctx.log.error({ err }, 'night work failed unexpectedly');
      })
      .finally(() => {
        current = null;
      });
  };
  const look = () => current ?? follow(doNightWork(ctx, stopping.signal));
  const timer = setInterval(look, betweenLooks);
  look();
  return {
    async backUp() {
      await Promise.race([current, pause(longestLook, undefined, { ref: false })]);
      if (current) return false;
      return await new Promise((resolve, reject) => {
        const work = backUpNow(ctx, stopping.signal, () => resolve(true));
        work.then(() => resolve(false), reject);
        follow(work);
      });
    },
    async stop() {
      clearInterval(timer);
      stopping.abort();
      await Promise.race([current, pause(longestStop, undefined, { ref: false })]);
    },
  };
}
