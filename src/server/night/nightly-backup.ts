import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { IsoDate } from '../../domain/days/dates.ts';
import { checkBackup } from '../backup/restore-backup.ts';
import { writeBackup } from '../backup/write-backup.ts';
import type { Target } from '../database/pool.ts';
import type { Keep } from '../settings.ts';
import { roomOf } from '../system/disk.ts';
import { NightFailure } from './failure.ts';
import { keptNights } from './kept.ts';

/** Bytes to leave free next to the new backup: the database may be on the same disk. */
const reserve = 64 * 1024 * 1024;
const form = /^nightly-(\d{4}-\d{2}-\d{2})\.backup\.gz$/;
const nameOf = (night: IsoDate) => `nightly-${night}.backup.gz`;

/**
 * Writes the backup of a night, reads it back to its end, and removes backups that are no longer kept; never touches
 * files with other names.
 * @returns the details for the screen and the log
 * @throws NightFailure, BackupFailure or a database error; a file that fails the check is removed
 */
export async function makeNightlyBackup(
  target: Target,
  folder: string,
  night: IsoDate,
  keep: Keep,
  signal: AbortSignal,
) {
  await requireRoom(folder);
  const file = join(folder, nameOf(night));
  const { rows, tables } = await writeBackup(target, file, signal);
  try {
    await checkBackup(file);
  } catch (error) {
    await rm(file, { force: true });
    throw error;
  }
  const { size } = await stat(file);
  return { file, bytes: size, rows, tables, removed: await removeOld(folder, keep, night) };
}

/** Fails if the backup would fill the disk: everything else that writes there would then fail, too. */
async function requireRoom(folder: string): Promise<void> {
  const room = await roomOf(folder);
  if (!room) return;
  const sizes = await Promise.all(
    (await nightlyFiles(folder)).map(async (name) => (await stat(join(folder, name))).size),
  );
  const needed = Math.max(0, ...sizes) * 1.5 + reserve;
  if (room.free < needed)
    throw new NightFailure('space', `${folder} has ${room.free} bytes free, but the backup may need ${needed}.`);
}

const nightlyFiles = async (folder: string) =>
  (await readdir(folder).catch((): string[] => [])).filter((name) => form.test(name));

async function removeOld(folder: string, keep: Keep, made: IsoDate): Promise<number> {
  const nights = (await nightlyFiles(folder)).map((name) => form.exec(name)?.[1] ?? '');
  const kept = keptNights(nights, keep, made);
  const old = nights.filter((night) => !kept.has(night));
  for (const night of old) await rm(join(folder, nameOf(night)), { force: true });
  return old.length;
}
