import { stat, statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { errorCode } from '../database/failure.ts';

/** Space on the disk of a folder, in bytes. */
export interface Room {
  free: number;
  total: number;
  /** The id of the disk, the same for all its folders. */
  device: number;
}

export const leastFree = 0.1;

export const isLow = ({ free, total }: Pick<Room, 'free' | 'total'>) => total > 0 && free / total < leastFree;

const patience = 1_000;

const asked = new Map<string, Promise<Room | null>>();

/**
 * The space on the disk of a folder, which need not exist yet; null if unknown. While a disk does not answer, no second
 * call is made: each one blocks one of the few threads that also hash passwords.
 */
export async function roomOf(folder: string): Promise<Room | null> {
  let answer = asked.get(folder);
  if (!answer) {
    answer = ask(folder).finally(() => asked.delete(folder));
    asked.set(folder, answer);
  }
  return await Promise.race([answer, pause(patience, null, { ref: false })]);
}

async function ask(folder: string): Promise<Room | null> {
  try {
    // The space available to an ordinary user, as `df` shows it.
    const { bavail, blocks, bfree, bsize } = await statfs(folder);
    const { dev: device } = await stat(folder);
    return { free: bavail * bsize, total: (blocks - bfree + bavail) * bsize, device };
  } catch (error) {
    return errorCode(error) === 'ENOENT' && dirname(folder) !== folder ? await ask(dirname(folder)) : null;
  }
}
