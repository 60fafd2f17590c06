import { accessSync, chmodSync, closeSync, constants, existsSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DatabaseFailure, errorCode, reasonOf } from '../failure.ts';

const sqliteBusy = 5;
const sqliteCannotOpen = 14;
const held = new Set<DatabaseSync>();

/**
 * Locks a directory for this process, with SQLite because Node has no file locks. The kernel releases the lock however
 * the process ends.
 * @returns a function that releases the directory, or null if another process holds it
 */
export function lockDirectory(directory: string): (() => void) | null {
  const file = join(directory, 'server.lock');
  let lock: DatabaseSync | undefined;
  try {
    closeToOthers(file);
    // SQLite silently takes a shared lock on a file that it may not write.
    if (existsSync(file)) accessSync(file, constants.W_OK);
    lock = new DatabaseSync(file);
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
    throw new DatabaseFailure(`${file} cannot be locked: ${reasonOf(error)}.`);
  }
  const database = lock;
  held.add(database);
  return () => {
    if (held.delete(database)) database.close();
  };
}

/** Keeps other users from opening the file: they could lock it and thus keep the server from starting. */
function closeToOthers(file: string): void {
  try {
    // Leaves an existing file unopened: closing it would release a lock that this process holds on it.
    if (existsSync(file)) chmodSync(file, 0o600);
    else closeSync(openSync(file, 'wx', 0o600));
  } catch {
    // Ignore the failure: SQLite reports the reason when it opens the file.
  }
}
