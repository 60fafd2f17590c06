import { fileURLToPath } from 'node:url';
import sql from 'sql-template-tag';
import type { Settings } from '../settings.ts';
import { type EmbeddedDatabase, type Report, startEmbedded } from './embedded/embedded.ts';
import { DatabaseFailure } from './failure.ts';
import { migrate } from './migrations.ts';
import { Connections, type Login, plainSettings, type Queries, type Target } from './pool.ts';
import { ensureRequestLogin } from './roles.ts';

/** The open database of a running server. */
export interface Database {
  /** As the role that owns the database and schema `auth`. */
  owner: Connections;
  /** One connection of the same role for what no request may keep waiting: whether the database is there, and the keys. */
  healthConnection: Connections;
  /** As the role that can only switch to anon, authenticated or service_role. */
  requests: Connections;
  /** Where it is, for work on connections of its own. */
  target: Target;
  /** Where the embedded PostgreSQL keeps its files when not inside DATA_DIR. */
  elsewhere: string | null;
  /** Closes all connections after their running queries, then the embedded PostgreSQL. */
  close(): Promise<void>;
}

export const migrationsDirectory = fileURLToPath(new URL('../../../database/migrations', import.meta.url));

const oldestVersion = 15;
/** Milliseconds one statement of a request may take. */
const statementTimeout = 8_000;
/** Milliseconds after which one that PostgreSQL did not end by then is given up: few of its functions heed no timeout. */
const longestStatement = 12_000;
/** Milliseconds: the embedded PostgreSQL is there, and on a busy machine a slow answer is no reason to give up. */
const longestOpening = 60_000;
/** Seconds for running queries at the end: nobody waits for their answers any more. */
const drain = 1;

/**
 * Opens DATABASE_URL, or else starts the embedded PostgreSQL; brings the schema up to date.
 * @throws DatabaseFailure with one line that says what the operator can do.
 */
export async function openDatabase(
  settings: Pick<Settings, 'databaseUrl' | 'dataDir'>,
  report: Report,
): Promise<Database> {
  if (settings.databaseUrl) return await prepare(settings.databaseUrl, null);
  const embedded = await startEmbedded(settings.dataDir, report);
  try {
    return await prepare(embedded.connection, embedded);
  } catch (error) {
    await embedded.stop();
    throw error;
  }
}

async function prepare(target: Target, embedded: EmbeddedDatabase | null): Promise<Database> {
  const login = await bringUpToDate(target, embedded ? longestOpening : undefined);
  const settings = { ...plainSettings, statement_timeout: statementTimeout };
  const owner = new Connections(target, {
    max: 8,
    name: 'havayolu-owner',
    settings,
    longestStatement,
  });
  const healthConnection = new Connections(target, {
    max: 1,
    name: 'havayolu-healthConnection',
    settings,
    longestStatement,
  });
  // The login brings its settings along.
  const requests = new Connections(target, {
    max: 16,
    name: 'havayolu-requests',
    login,
    settings: {},
    longestStatement,
  });
  return {
    owner,
    healthConnection,
    requests,
    target,
    elsewhere: embedded?.elsewhere ?? null,
    async close() {
      await Promise.all([owner, healthConnection, requests].map((connections) => connections.end(drain)));
      await embedded?.stop();
    },
  };
}

async function bringUpToDate(target: Target, longestWait?: number): Promise<Login> {
  const owner = new Connections(target, {
    max: 1,
    name: 'havayolu-migrations',
    ...(longestWait === undefined ? {} : { longestWait }),
  });
  try {
    await checkVersion(owner);
    await migrate(owner, migrationsDirectory);
    return await ensureRequestLogin(owner, { ...plainSettings, statement_timeout: statementTimeout });
  } finally {
    await owner.end(1);
  }
}

async function checkVersion(owner: Queries): Promise<void> {
  const major = Math.floor((await versionNumber(owner)) / 10_000);
  if (major < oldestVersion) {
    throw new DatabaseFailure(`PostgreSQL ${major} is too old: DATABASE_URL needs version ${oldestVersion} or newer.`);
  }
}

async function versionNumber(owner: Queries): Promise<number> {
  try {
    const [row] = await owner.query<{ version: number }>(
      sql`select current_setting('server_version_num')::int as version`,
    );
    return row?.version ?? 0;
  } catch (error) {
    const reason = error instanceof Error ? error.message || error.constructor.name : String(error);
    throw new DatabaseFailure(`The database cannot be reached: ${reason}.`);
  }
}
