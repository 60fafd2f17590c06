import { fileURLToPath } from 'node:url';
import sql from 'sql-template-tag';
import type { Settings } from '../settings.ts';
import { type EmbeddedDatabase, type Report, startEmbedded } from './embedded/embedded.ts';
import { DatabaseFailure, reasonOf } from './failure.ts';
import { migrate } from './migrations.ts';
import {
  Connections,
  type ConnectionsOptions,
  type LocalSettings,
  type Login,
  plainSettings,
  type Queries,
  type Target,
} from './pool.ts';
import { ensureRequestLogin } from './roles.ts';

export interface Database {
  owner: Connections;
  /** One connection of the owner's role, so that the health check and the keys never wait for requests. */
  healthConnection: Connections;
  /** Connections of the role that can only switch to anon, authenticated or service_role. */
  requests: Connections;
  target: Target;
  elsewhere: string | null;
  /** Gives running queries a second, closes all connections, then stops the embedded PostgreSQL. */
  close(): Promise<void>;
}

export const migrationsDirectory = fileURLToPath(new URL('../../../database/migrations', import.meta.url));

const oldestVersion = 15;
/** Milliseconds one statement of a request may take. */
const statementTimeout = 8_000;
/** Milliseconds after which we abandon a statement that PostgreSQL could not interrupt. */
const longestStatement = 12_000;
/** Milliseconds to wait for the embedded PostgreSQL, which is running but may be slow on a busy machine. */
const longestOpening = 60_000;
/** Seconds that running queries get at shutdown: nobody waits for their answers any more. */
const drain = 1;

/**
 * Opens DATABASE_URL, or else starts the embedded PostgreSQL; brings the schema up to date.
 * @throws DatabaseFailure with one line that says what the operator can do
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
  const settings = { ...plainSettings, statement_timeout: statementTimeout };
  const login = await bringUpToDate(target, settings, embedded ? longestOpening : undefined);
  const open = (name: string, max: number, options: Partial<ConnectionsOptions> = { settings }) =>
    new Connections(target, { name: `havayolu-${name}`, max, longestStatement, ...options });
  const owner = open('owner', 8);
  const healthConnection = open('healthConnection', 1);
  // Sends no settings: `ensureRequestLogin` has made them the defaults of the login role.
  const requests = open('requests', 16, { login, settings: {} });
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

async function bringUpToDate(target: Target, settings: LocalSettings, longestWait?: number): Promise<Login> {
  const owner = new Connections(target, { max: 1, name: 'havayolu-migrations', longestWait });
  try {
    await checkVersion(owner);
    await migrate(owner, migrationsDirectory);
    return await ensureRequestLogin(owner, settings);
  } finally {
    await owner.end(1);
  }
}

async function checkVersion(owner: Queries): Promise<void> {
  const number = sql`select current_setting('server_version_num')::int / 10000 as major`;
  const [row] = await owner.query<{ major: number }>(number).catch((error: unknown) => {
    throw new DatabaseFailure(`The database cannot be reached: ${reasonOf(error)}.`);
  });
  if (row && row.major >= oldestVersion) return;
  throw new DatabaseFailure(`PostgreSQL ${row?.major} is too old: DATABASE_URL needs ${oldestVersion} or newer.`);
}
