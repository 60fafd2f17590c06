import { stat, statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { errorCode } from '../database/failure.ts';

/** Room on the disk of a folder, in bytes. */
export interface Room {
  free: number;
  total: number;
  /** The same for all folders of one disk. */
  device: number;
}

/** Part of a disk that should stay free. */
export const leastFree = 0.1;

export const isLow = ({ free, total }: Pick<Room, 'free' | 'total'>) => total > 0 && free / total < leastFree;

/** Milliseconds. */
const patience = 1_000;

const asked = new Map<string, Promise<Room | null>>();

/**
 * The room on the disk of a folder that need not be there yet; null where it cannot be told. A disk that does not answer is
 * not asked again before it has: each question holds one of the few threads that also hash passwords.
 */
export async function roomOf(folder: string): Promise<Room | null> {
  let answer = asked.get(folder);
  if (!answer) {
    answer = ask(folder).finally(() => asked.delete(folder));
    asked.set(folder, answer);
  }
  const { promise: late, resolve } = Promise.withResolvers<null>();
  const timer = setTimeout(() => resolve(null), patience);
  return await Promise.race([answer, late]).finally(() => clearTimeout(timer));
}

async function ask(folder: string): Promise<Room | null> {
  try {
    // What an ordinary user may still fill, as `df` tells it.
    const { bavail, blocks, bfree, bsize } = await statfs(folder);
    const { dev: device } = await stat(folder);
    return { free: bavail * bsize, total: (blocks - bfree + bavail) * bsize, device };
  } catch (error) {
    return errorCode(error) === 'ENOENT' && dirname(folder) !== folder ? await ask(dirname(folder)) : null;
  }
}
