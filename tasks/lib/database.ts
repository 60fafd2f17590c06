import sql from 'sql-template-tag';
import { readConnection, startEmbedded } from '../../src/server/database/embedded/embedded.ts';
import { isSocketFailure } from '../../src/server/database/failure.ts';
import { openDatabase } from '../../src/server/database/open.ts';
import { Connections, type Target } from '../../src/server/database/pool.ts';
import type { Settings } from '../../src/server/settings.ts';

export type DatabaseWork<T> = (owner: Connections, target: Target) => Promise<T>;

/** Creates the embedded database if there is none yet, or migrates the one of DATABASE_URL. */
export async function ensureDatabase(settings: Settings): Promise<void> {
  if (!settings.databaseUrl && readConnection(settings.dataDir)) return;
  const database = await openDatabase(settings, () => {}).catch(explainLoss);
  await database.close();
}

/**
 * Runs `work` on the database of DATABASE_URL or DATA_DIR, whether or not a server runs on it; never creates one.
 * @throws Error if there is none, or a hosted project replaces it, or the connection fails
 */
export async function withDatabase<T>(settings: Settings, work: DatabaseWork<T>): Promise<T> {
  refuseHosted(settings);
  const connection = settings.databaseUrl ?? readConnection(settings.dataDir);
  if (!connection) throw new Error(`There is no database in DATA_DIR ${settings.dataDir}.`);
  const run = (target: Target) => withTarget(target, work).catch(explainLoss);
  if (settings.databaseUrl || (await answers(connection))) return await run(connection);
  return await withEmbedded(settings, run);
}

/**
 * Runs `work` on the database of DATABASE_URL, or on the embedded one, which is created if missing. Does not create our
 * tables.
 * @throws Error if a server is running on DATA_DIR, or the connection fails
 */
export async function withEmptyDatabase<T>(settings: Settings, work: (target: Target) => Promise<T>): Promise<T> {
  const run = (target: Target) => work(target).catch(explainLoss);
  return settings.databaseUrl ? await run(settings.databaseUrl) : await withEmbedded(settings, run);
}

/** @throws Error if a hosted project replaces the database */
export function refuseHosted({ hosted }: Settings): void {
  if (hosted) throw new Error('A hosted project keeps its own database: see docs/operations.md.');
}

async function withEmbedded<T>({ dataDir }: Settings, work: (target: Target) => Promise<T>): Promise<T> {
  const embedded = await startEmbedded(dataDir, () => {});
  try {
    return await work(embedded.connection);
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

/** Whether the embedded database can be reached. It runs only while a server runs it. */
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

/** A driver's connection error does not mention the database. */
function explainLoss(error: unknown): never {
  if (!(error instanceof Error && isSocketFailure(error))) throw error;
  throw new Error(`The database cannot be reached: ${error.message}.`, { cause: error });
}
