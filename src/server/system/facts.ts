import { stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { dirname } from 'node:path';
import sql from 'sql-template-tag';
import { errorCode } from '../database/failure.ts';
import type { Queries } from '../database/pool.ts';
import type { Settings } from '../settings.ts';
import type { Facts } from './alerts.ts';
import { type Room, roomOf } from './disk.ts';
import { type KnownRun, lastRuns } from './night-runs.ts';

const shownNights = 14;

export interface Disk extends Omit<Room, 'device'> {
  use: 'data' | 'backups';
  folder: string;
}

/** The disks of the folders that the server writes to, without duplicates. */
export async function readDisks({ dataDir, backups, backupDir }: Settings): Promise<Disk[]> {
  const folders: Pick<Disk, 'use' | 'folder'>[] = [{ use: 'data', folder: dataDir }];
  if (backups) folders.push({ use: 'backups', folder: backupDir });
  const disks = new Map<number, Disk>();
  for (const one of folders) {
    const room = await roomOf(one.folder);
    if (room && !disks.has(room.device)) disks.set(room.device, { ...one, free: room.free, total: room.total });
  }
  return [...disks.values()];
}

/**
 * The folder from which the newest backup is missing. Null if the file is there, if another instance wrote it to its
 * own disk, or if the disk does not answer.
 */
async function readGone(runs: readonly KnownRun[], { databaseUrl }: Settings): Promise<string | null> {
  const newest = runs.find(({ outcome }) => outcome === 'done');
  const file = newest?.details.file;
  if (typeof file !== 'string' || (databaseUrl && newest?.instance !== hostname())) return null;
  if (!(await roomOf(dirname(file)))) return null;
  return await stat(file).then(
    () => null,
    (error) => (errorCode(error) === 'ENOENT' ? dirname(file) : null),
  );
}

/** Reads the facts that alerts depend on. */
export async function readFacts(db: Queries, settings: Settings): Promise<Facts & { disks: Disk[] }> {
  const [known] = await db.query<{ born: string; failures: number }>(sql`
    select (select min(appliedat) from app.migrations) as born,
      (select count(*) from app.mail_results where failure is not null and at > now() - interval '1 day') as failures`);
  const [check] = await lastRuns(db, 'check', 1);
  const backupRuns = await lastRuns(db, 'backup', shownNights);
  return {
    backups: settings.backups,
    born: known?.born ?? '',
    backupRuns,
    goneFrom: settings.backups ? await readGone(backupRuns, settings) : null,
    lastCheck: check,
    disks: await readDisks(settings),
    mailFailures: known?.failures ?? 0,
  };
}
