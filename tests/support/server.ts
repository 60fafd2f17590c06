import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Sql } from 'postgres';
import { serverEnvironment, serverFlags } from '../../scripts/server-flags.mjs';
import { loadKeys } from '../../src/server/auth/tokens/signing-keys.ts';
import { connect, type Target } from '../../src/server/database/connect.ts';
import { readConnection } from '../../src/server/database/embedded/embedded.ts';
import { newDataDir, removeDataDir } from './data-dir.ts';
import { startExternalDatabase } from './external-database.ts';
import { freePort } from './free-port.ts';

export { newDataDir, removeDataDir };

export const root = fileURLToPath(new URL('../..', import.meta.url));
const pinned = join(root, 'node_modules/node/bin/node');
/** The Node that runs the product. */
export const node = existsSync(pinned) ? pinned : process.execPath;

export interface ServerOptions {
  /** Further settings of the server, or others than the ones here. */
  env?: Readonly<Record<string, string>>;
  /** An existing data directory; it is kept at the end. Default: a new one, removed at the end. */
  dataDir?: string;
}

/** A real server in a process of its own. */
export interface TestServer {
  /** Where a browser finds auth/v1 and rest/v1. Without a slash at its end, as `apiUrl`. */
  url: string;
  /** Where it finds the pages and the product endpoints: another server than `url` in front of a hosted project. */
  apiUrl: string;
  anonKey: string;
  serviceRoleKey: string;
  admin: { email: string; password: string };
  dataDir: string;
  /** The server's process. */
  pid(): number;
  /** Its standard output since the last start. */
  output(): string;
  /** Its log since the last start. */
  log(): string;
  /** The database as its owner, for assertions. */
  ownerSql: Sql;
  /** Where that database is, with the owner's name. */
  database: Target;
  /** Ends the server in an orderly way and starts it again on the same port and data. */
  restart(): Promise<void>;
  /** Ends it as a power cut would, with SIGKILL, and waits until the process is gone. */
  kill9(): Promise<void>;
  /** Closes the channel to it, as the end of the program that started it would. */
  disconnect(): void;
  /** Starts it again after `kill9`. */
  start(): Promise<void>;
  /** SIGTERM; gives the exit code. Safe to call twice. */
  stop(): Promise<number | null>;
}

const admin = { email: 'yonetici@havayoluiletisim.example', password: 'Deneme-parolasi-42' };
const deadline = 60_000;

/**
 * Starts a server on a free port, on the kind of database that TEST_DATABASE names: `embedded` (default), `external`
 * (DATABASE_URL) or `hosted` (a second server, for which the first one plays the hosted project). Options that choose a
 * database themselves come first.
 */
export async function startServer(options: ServerOptions = {}): Promise<TestServer> {
  const isChosen = options.dataDir !== undefined || options.env?.DATABASE_URL !== undefined;
  const kind = isChosen ? undefined : process.env.TEST_DATABASE;
  if (kind === 'external') return await startOnExternal(options);
  if (kind === 'hosted') return await startBehindHosted(options);
  return await startOne(options);
}

async function startOnExternal(options: ServerOptions): Promise<TestServer> {
  const external = await startExternalDatabase();
  const server = await startOne({ ...options, env: { ...options.env, DATABASE_URL: external.url } });
  return {
    ...server,
    async stop() {
      const code = await server.stop();
      await external.stop();
      return code;
    },
  };
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

/** A second server for which the first one plays the hosted Supabase project. */
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
  const env: Record<string, string> = {
    HOST: '127.0.0.1',
    RATE_LIMITS: 'off',
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    ...options.env,
  };
  let running = await launch({ PORT: String(await freePort()), ...env, DATA_DIR: dataDir });
  const { url } = running;
  const start = async () => {
    running = await launch({ ...env, DATA_DIR: dataDir, PORT: new URL(url).port });
  };
  const database = env.DATABASE_URL ?? readConnection(dataDir) ?? '';
  const ownerSql = connect(database, { max: 2, name: 'test' });
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
      await ownerSql.end({ timeout: 1 });
      const code = await end(running.child, 'SIGTERM');
      if (!options.dataDir) removeDataDir(dataDir);
      return code;
    },
  };
}

interface Launched {
  child: ChildProcess;
  url: string;
  output: { stdout: string; stderr: string };
}

/** Without our own settings, which a developer may have in the environment. */
const cleanEnvironment = {
  PATH: process.env.PATH,
  HOME: process.env.HOME,
  NODE_COMPILE_CACHE: join(root, '.cache/node'),
};

/** Another system user than our own. */
export interface Account {
  uid?: number;
  gid?: number;
}

/** Runs the server's entry with exactly these settings and the output it has collected so far. */
export function spawnServer(
  env: Readonly<Record<string, string>>,
  account: Account = {},
): { child: ChildProcess; output: Launched['output'] } {
  const child = spawn(node, [...serverFlags, join(root, 'src/server/main.ts')], {
    ...account,
    cwd: root,
    env: { ...cleanEnvironment, ...serverEnvironment, ...env },
    // The channel ends with us, and the server with it.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const output = { stdout: '', stderr: '' };
  for (const stream of ['stdout', 'stderr'] as const) {
    child[stream]?.setEncoding('utf8').on('data', (text: string) => {
      output[stream] += text;
    });
  }
  return { child, output };
}

/** Runs the server's entry and waits until it answers. */
export async function launch(env: Readonly<Record<string, string>>, account?: Account): Promise<Launched> {
  const { child, output } = spawnServer(env, account);
  const url = await new Promise<string>((resolve, reject) => {
    const fail = (why: string) => {
      clearTimeout(timer);
      child.kill('SIGKILL');
      reject(new Error(`The server ${why}.\n${output.stdout}${output.stderr}`));
    };
    const timer = setTimeout(() => fail('did not start in time'), deadline);
    child.once('error', (error) => fail(`cannot be run: ${error.message}`));
    child.once('exit', (code) => fail(`ended with ${code}`));
    child.stdout?.on('data', () => {
      const [, found] = /^Site: (\S+)\/\nCRM:.*\n/m.exec(output.stdout) ?? [];
      if (!found) return;
      clearTimeout(timer);
      child.removeAllListeners('exit');
      resolve(found);
    });
  });
  return { child, url, output };
}

/** Sends a signal and waits for the end; gives the exit code. */
export async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) {
    const exited = once(child, 'exit', { signal: AbortSignal.timeout(15_000) });
    child.kill(signal);
    await exited.catch((error: unknown) => {
      child.kill('SIGKILL');
      throw new Error('The server did not end within 15 seconds.', { cause: error });
    });
  }
  return child.exitCode;
}
