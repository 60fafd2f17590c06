import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chownSync,
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseFailure } from '../failure.ts';
import { scramVerifier } from '../scram.ts';
import type { Place } from './place.ts';

/** The role that owns the database. It is no superuser, but may create roles and databases. */
export const ownerRole = 'havayolu';
export const databaseName = 'havayolu';

/** The environment for PostgreSQL's programs: not ours, which may hold secrets. */
export const programEnvironment = { PATH: process.env.PATH ?? '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };

const halfMade = 'cluster.new-';

/**
 * Creates the cluster with its owner role and database unless it exists. It gets its name only when complete, so that a
 * start killed midway leaves nothing that looks like a cluster.
 */
export async function createCluster(place: Place, ownerPassword: string): Promise<void> {
  if (existsSync(place.cluster)) return;
  removeHalfMade(place.base);
  const directory = join(place.base, halfMade + randomBytes(4).toString('hex'));
  const passwordFile = `${directory}.password`;
  writeFileSync(passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600 });
  if (place.account) chownSync(passwordFile, place.account.uid, place.account.gid);
  await run(place, 'initdb', [
    `--pgdata=${directory}`,
    '--username=postgres',
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--data-checksums',
    '--wal-segsize=4',
    '--set=max_connections=60',
    '--set=shared_buffers=32MB',
  ]);
  rmSync(passwordFile);
  await runSingle({ ...place, cluster: directory }, [
    `create role ${ownerRole} login createrole createdb password '${scramVerifier(ownerPassword)}'`,
    `create database ${databaseName} owner ${ownerRole}`,
  ]);
  renameSync(directory, place.cluster);
  syncDirectory(place.base);
}

/** Gives the owner role of a stopped cluster a new password. */
export async function resetOwnerPassword(place: Place, password: string): Promise<void> {
  await runSingle(place, [`alter role ${ownerRole} password '${scramVerifier(password)}'`]);
}

function removeHalfMade(base: string): void {
  for (const name of readdirSync(base)) {
    if (name.startsWith(halfMade)) rmSync(join(base, name), { recursive: true, force: true, maxRetries: 5 });
  }
}

function runSingle(place: Place, statements: readonly string[]): Promise<void> {
  return run(
    place,
    'postgres',
    ['--single', '-D', place.cluster, '-c', 'exit_on_error=on', 'postgres'],
    `${statements.join('\n')}\n`,
  );
}

function run(place: Place, program: string, options: readonly string[], input = ''): Promise<void> {
  const child = spawn(join(place.bin, program), options, {
    ...place.account,
    cwd: place.base,
    env: programEnvironment,
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  let complaint = '';
  child.stderr.on('data', (chunk: Buffer) => {
    complaint = (complaint + chunk.toString()).slice(-2000);
  });
  child.stdin.on('error', () => {});
  child.stdin.end(input);
  return new Promise((resolve, reject) => {
    child.once('error', () => {
      reject(
        new DatabaseFailure(`${program} of ${place.bin} cannot be run here: set DATABASE_URL to a PostgreSQL server.`),
      );
    });
    child.once('close', (code) => {
      const lines = complaint.trim().split('\n');
      const reason = lines.find((line) => /error|fatal|could not|cannot/i.test(line)) ?? lines.at(-1);
      if (code === 0) resolve();
      else reject(new DatabaseFailure(`${program} could not prepare ${place.base}: ${reason}`));
    });
  });
}

function syncDirectory(directory: string): void {
  const descriptor = openSync(directory, 'r');
  fsyncSync(descriptor);
  closeSync(descriptor);
}
