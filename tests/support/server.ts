import { loadKeys } from '../../src/server/auth/tokens/signing-keys.ts';
import { type Connection, readConnection } from '../../src/server/database/embedded/embedded.ts';
import { newDataDir, removeDataDir } from './data-dir.ts';
import { startExternalDatabase } from './external-database.ts';
import { onFreePort } from './free-port.ts';
import { end, launch } from './launch.ts';
import { type OwnerSql, ownerSqlOf } from './owner-sql.ts';
import { startPooler } from './pooler.ts';
import { admin, copyTemplate } from './template.ts';

export { type Account, end, launch, node, root } from './launch.ts';
export { newDataDir, removeDataDir };

export interface ServerOptions {
  env?: Readonly<Record<string, string>>;
  /** An existing directory, which is kept. By default a new one is made, and removed at the end. */
  dataDir?: string;
  /** Whether a new data directory is empty. By default it has the data of a server after its first start. */
  isFirstStart?: boolean;
  direct?: string;
}

export interface TestServer {
  /** Base address of auth/v1 and rest/v1, without a trailing slash. */
  url: string;
  /**
   * Base address of pages and product endpoints. With a hosted project it is our server, while `url` is the project.
   */
  apiUrl: string;
  anonKey: string;
  serviceRoleKey: string;
  admin: { email: string; password: string };
  dataDir: string;
  pid(): number;
  output(): string;
  log(): string;
  ownerSql: OwnerSql;
  database: string | Connection;
  /** Stops the server and starts it again on the same port and data. */
  restart(): Promise<void>;
  kill9(): Promise<void>;
  /** Closes the IPC channel, as happens when the parent process ends. */
  disconnect(): void;
  start(): Promise<void>;
  /** Sends SIGTERM and returns the exit code. Safe to call twice. */
  stop(): Promise<number | null>;
}

/**
 * Starts a server on a free port. TEST_DATABASE names the kind of its database, unless `options` choose one: `embedded`
 * (default), `external` (DATABASE_URL), `pooled` (DATABASE_URL of a PgBouncer in transaction mode) or `hosted` (another
 * test server as the hosted project).
 */
export async function startServer(options: ServerOptions = {}): Promise<TestServer> {
  const isChosen = options.dataDir !== undefined || options.env?.DATABASE_URL !== undefined;
  const kind = isChosen ? undefined : process.env.TEST_DATABASE;
  if (kind === 'external' || kind === 'pooled') return await startOnExternal(options, kind === 'pooled');
  if (kind === 'hosted') return await startBehindHosted(options);
  return await startOne(options);
}

async function startOnExternal(options: ServerOptions, isPooled: boolean): Promise<TestServer> {
  const external = await startExternalDatabase(options.isFirstStart ?? false);
  const pooler = isPooled ? await startPooler(external) : null;
  const stopDatabase = async () => {
    await pooler?.stop();
    await external.stop();
  };
  try {
    const url = pooler?.url ?? external.url;
    const server = await startOne({ ...options, env: { ...options.env, DATABASE_URL: url }, direct: external.url });
    return {
      ...server,
      async stop() {
        const code = await server.stop();
        await stopDatabase();
        return code;
      },
    };
  } catch (error) {
    await stopDatabase();
    throw error;
  }
}

async function startBehindHosted(options: ServerOptions): Promise<TestServer> {
  const project = await startOne(options);
  const hosted = await startHosted(project);
  const config = await fetch(`${hosted.url}/crm/config.json`);
  const { supabaseUrl, supabaseKey } = (await config.json()) as Record<string, string>;
  return {
    ...project,
    url: supabaseUrl ?? '',
    anonKey: supabaseKey ?? '',
    apiUrl: hosted.url,
    async stop() {
      await hosted.stop();
      return await project.stop();
    },
  };
}

export async function startHosted(project: TestServer): Promise<{ url: string; stop(): Promise<void> }> {
  const dataDir = newDataDir();
  const { child, url } = await launch({
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    ADMIN_EMAIL: project.admin.email,
    SUPABASE_URL: project.url,
    SUPABASE_ANON_KEY: project.anonKey,
    SUPABASE_SERVICE_ROLE_KEY: project.serviceRoleKey,
  });
  return {
    url,
    async stop() {
      await end(child, 'SIGTERM');
      removeDataDir(dataDir);
    },
  };
}

async function startOne(options: ServerOptions): Promise<TestServer> {
  const dataDir = options.dataDir ?? newDataDir();
  const isEmbedded = options.env?.DATABASE_URL === undefined;
  if (!options.dataDir && isEmbedded && !options.isFirstStart) copyTemplate(dataDir);
  const env: Record<string, string> = {
    HOST: '127.0.0.1',
    RATE_LIMITS: 'off',
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    ...options.env,
  };
  let running = await (env.PORT === undefined
    ? onFreePort((PORT) => launch({ ...env, PORT, DATA_DIR: dataDir }))
    : launch({ ...env, DATA_DIR: dataDir }));
  const { url } = running;
  const start = async () => {
    running = await launch({ ...env, DATA_DIR: dataDir, PORT: new URL(url).port });
  };
  const database = options.direct ?? env.DATABASE_URL ?? readConnection(dataDir) ?? '';
  const ownerSql = ownerSqlOf(database);
  const { anonKey, serviceRoleKey } = await loadKeys(ownerSql);
  return {
    url,
    apiUrl: url,
    anonKey,
    serviceRoleKey,
    admin: { email: env.ADMIN_EMAIL ?? admin.email, password: env.ADMIN_PASSWORD ?? admin.password },
    dataDir,
    pid: () => running.child.pid ?? 0,
    output: () => running.output.stdout,
    log: () => running.output.stderr,
    ownerSql,
    database,
    start,
    disconnect: () => running.child.disconnect(),
    async restart() {
      await end(running.child, 'SIGTERM');
      await start();
    },
    async kill9() {
      await end(running.child, 'SIGKILL');
    },
    async stop() {
      await ownerSql.end();
      const code = await end(running.child, 'SIGTERM');
      if (!options.dataDir) removeDataDir(dataDir);
      return code;
    },
  };
}
