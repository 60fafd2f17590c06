import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const prefix = 'havayolu-tests-';

/**
 * Makes this process exit on a signal or when its parent ends. Its temporary files go to a folder that is removed at
 * exit. After a kill -9 the next call removes the folder.
 */
export function leaveNothing(): void {
  for (const event of ['SIGTERM', 'SIGINT', 'SIGHUP', 'disconnect']) process.on(event, () => process.exit(1));
  // The parent may have ended before we listened.
  if (process.connected === false) process.exit(1);
  for (const name of readdirSync(tmpdir()).filter(isOfNobody)) remove(join(tmpdir(), name));
  const folder = mkdtempSync(join(tmpdir(), `${prefix}${process.pid}-`));
  // This folder takes the place of /tmp, and needs its mode: PostgreSQL and package managers use it as other users.
  chmodSync(folder, 0o1777);
  process.env.TMPDIR = folder;
  process.on('exit', () => remove(folder));
}

function isOfNobody(name: string): boolean {
  const [, pid] = new RegExp(`^${prefix}(\\d+)-`).exec(name) ?? [];
  if (!pid) return false;
  try {
    process.kill(Number(pid), 0);
    return false;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ESRCH';
  }
}

/** Retries for a moment, because programs that are about to end may still write into the folder. */
function remove(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 });
  } catch {
    // The next call of `leaveNothing` removes what is left.
  }
}
