import { accessSync, chmodSync, closeSync, constants, existsSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DatabaseFailure, errorCode } from '../failure.ts';

const sqliteBusy = 5;
const sqliteCannotOpen = 14;
const held = new Set<DatabaseSync>();

/**
 * Takes a directory for this process alone. The kernel holds the lock on the file's inode and lets go of it however the
 * process ends, so there is no stale lock and no reused process id to reason about. Node has no call for such locks of
 * its own; SQLite's are the same on every system.
 * @param patience milliseconds to wait for another process that holds it
 * @returns a function that lets go of the directory, or null when another process holds it.
 */
export function lockDirectory(directory: string, patience = 0): (() => void) | null {
  const file = join(directory, 'server.lock');
  let lock: DatabaseSync | undefined;
  try {
    closeToOthers(file);
    // On a file it may not write SQLite would take a shared lock only, and say nothing.
    if (existsSync(file)) accessSync(file, constants.W_OK);
    lock = new DatabaseSync(file, { timeout: patience });
    lock.exec('pragma journal_mode = memory');
    lock.exec('begin exclusive');
  } catch (error) {
    lock?.close();
    const sqliteCode = error instanceof Error && 'errcode' in error ? error.errcode : null;
    if (sqliteCode === sqliteBusy) return null;
    if (sqliteCode === sqliteCannotOpen) {
      throw new DatabaseFailure(`${directory} cannot be written: give it to this user, or choose another DATA_DIR.`);
    }
    if (errorCode(error) === 'EACCES') {
      throw new DatabaseFailure(
        `${directory} belongs to another user: start as that user, or choose another DATA_DIR.`,
      );
    }
    throw new DatabaseFailure(`${file} cannot be locked: ${error instanceof Error ? error.message : String(error)}.`);
  }
  const database = lock;
  held.add(database);
  return () => {
    if (held.delete(database)) database.close();
  };
}

/** Whoever can open the file can lock it, and would keep the server from starting. */
function closeToOthers(file: string): void {
  try {
    // An existing one is not opened: to close it again would let go of a lock that this process holds on it.
    if (existsSync(file)) chmodSync(file, 0o600);
    else closeSync(openSync(file, 'wx', 0o600));
  } catch {
    // Why it cannot be used is told by whoever tries.
  }
}
