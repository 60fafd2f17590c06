import sql from 'sql-template-tag';
import { readConnection, startEmbedded } from '../../src/server/database/embedded/embedded.ts';
import { isSocketFailure } from '../../src/server/database/failure.ts';
import { openDatabase } from '../../src/server/database/open.ts';
import { Connections, type Target } from '../../src/server/database/pool.ts';
import type { Settings } from '../../src/server/settings.ts';

/** What a task does with the database as its owner: on these connections, or on some of its own to the same place. */
export type DatabaseWork<T> = (owner: Connections, target: Target) => Promise<T>;

/** Makes the database where there is none yet, and brings the one of DATABASE_URL up to date. */
export async function ensureDatabase(settings: Settings): Promise<void> {
  if (!settings.databaseUrl && readConnection(settings.dataDir)) return;
  const database = await openDatabase(settings, () => {});
  await database.close();
}

/**
 * Runs `work` on the database that DATABASE_URL or DATA_DIR names, whether a server runs on it or not; never makes one.
 * @throws Error when there is none, or a hosted project takes its place
 */
export async function withDatabase<T>(settings: Settings, work: DatabaseWork<T>): Promise<T> {
  if (settings.hosted) throw new Error('A hosted project keeps its own database: see docs/operations.md.');
  if (settings.databaseUrl) return await withTarget(settings.databaseUrl, work);
  const connection = readConnection(settings.dataDir);
  if (!connection) throw new Error(`There is no database in DATA_DIR ${settings.dataDir}.`);
  if (await answers(connection)) return await withTarget(connection, work);
  const embedded = await startEmbedded(settings.dataDir, () => {});
  try {
    return await withTarget(embedded.connection, work);
  } finally {
    await embedded.stop();
  }
}

async function withTarget<T>(target: Target, work: DatabaseWork<T>): Promise<T> {
  const owner = new Connections(target, { max: 1, name: 'havayolu-task' });
  try {
    return await work(owner, target);
  } finally {
    await owner.end(1);
  }
}

/** Whether a running server keeps the embedded database open. */
async function answers(target: Target): Promise<boolean> {
  return await withTarget(target, async (owner) => {
    try {
      await owner.query(sql`select 1`);
      return true;
    } catch (error) {
      if (isSocketFailure(error)) return false;
      throw error;
    }
  });
}
