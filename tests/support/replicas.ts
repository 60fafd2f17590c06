import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { appendFileSync, chmodSync, chownSync, cpSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  createCluster,
  databaseName,
  ownerRole,
  programEnvironment,
} from '../../src/server/database/embedded/cluster.ts';
import { postgresOn, signal } from '../../src/server/database/embedded/leftovers.ts';
import { findPlace, type Place } from '../../src/server/database/embedded/place.ts';
import { markOf } from '../../src/server/database/embedded/postmaster.ts';
import { newDataDir, removeDataDir } from './data-dir.ts';
import { freePort } from './free-port.ts';

const password = 'kopya-parolasi';

/** Two PostgreSQL servers: what the first one acknowledges, the second one has on its disk too. */
export interface Replicas {
  /** For DATABASE_URL, the second one first. */
  url: string;
  /** Of each alone. */
  primaryUrl: string;
  followerUrl: string;
  /** Cuts the first one off as a power cut would. */
  killPrimary(): Promise<void>;
  /** Lets the second one take writes. */
  promote(): void;
  stop(): Promise<void>;
}

/** PostgreSQL's own streaming replication, synchronous. */
export async function startReplicas(): Promise<Replicas> {
  const folders = [newDataDir(), newDataDir()] as const;
  const [primary, follower] = [findPlace(folders[0]), findPlace(folders[1])];
  await createCluster(primary, password);
  runSingle(primary, `create role copier login replication password '${password}'`);
  const ports = [await freePort(), await freePort()] as const;
  copyCluster(primary, follower);
  writeOwned(follower, 'standby.signal', '');
  appendFileSync(
    join(follower.cluster, 'postgresql.conf'),
    `primary_conninfo = 'host=127.0.0.1 port=${ports[0]} user=copier password=${password}'\n`,
  );
  const running = [start(primary, ports[0], ['-c', 'synchronous_standby_names=*']), start(follower, ports[1], [])];

  const addressOf = (...hosts: readonly number[]) =>
    `postgres://${ownerRole}:${password}@${hosts.map((port) => `127.0.0.1:${port}`).join()}/${databaseName}`;
  return {
    url: addressOf(ports[1], ports[0]),
    primaryUrl: addressOf(ports[0]),
    followerUrl: addressOf(ports[1]),
    async killPrimary() {
      kill(primary);
      await running[0]?.ended;
    },
    promote() {
      const { status } = spawnSync(join(follower.bin, 'pg_ctl'), ['promote', '-D', follower.cluster], {
        ...follower.account,
        env: programEnvironment,
      });
      if (status !== 0) throw new Error('The second one cannot be promoted');
    },
    async stop() {
      for (const place of [primary, follower]) kill(place);
      await Promise.all(running.map(({ ended }) => ended));
      for (const folder of folders) removeDataDir(folder);
    },
  };
}

function start(place: Place, port: number, options: readonly string[]): { ended: Promise<void> } {
  const settings = ['-D', place.cluster, '-k', place.socketDir, '-h', '127.0.0.1', '-p', String(port)];
  const name = ['-c', `cluster_name=${markOf(place).name}`];
  const child: ChildProcess = spawn(join(place.bin, 'postgres'), [...settings, ...name, ...options], {
    ...place.account,
    cwd: place.base,
    env: programEnvironment,
    stdio: 'ignore',
  });
  return { ended: new Promise((resolve) => child.once('close', () => resolve())) };
}

function kill(place: Place): void {
  for (const pid of postgresOn(markOf(place))) signal(pid, 'SIGKILL');
}

function runSingle(place: Place, statement: string): void {
  const { status } = spawnSync(join(place.bin, 'postgres'), ['--single', '-D', place.cluster, 'postgres'], {
    ...place.account,
    cwd: place.base,
    env: programEnvironment,
    input: `${statement}\n`,
  });
  if (status !== 0) throw new Error(`The cluster takes no statement: ${statement}`);
}

/** Of a stopped cluster. */
function copyCluster(from: Place, to: Place): void {
  cpSync(from.cluster, to.cluster, { recursive: true, preserveTimestamps: true });
  chmodSync(to.cluster, 0o700);
  if (!to.account) return;
  for (const name of ['', ...(readdirSync(to.cluster, { recursive: true }) as string[])]) {
    chownSync(join(to.cluster, name), to.account.uid, to.account.gid);
  }
}

function writeOwned(place: Place, name: string, text: string): void {
  const path = join(place.cluster, name);
  writeFileSync(path, text);
  if (place.account) chownSync(path, place.account.uid, place.account.gid);
}
