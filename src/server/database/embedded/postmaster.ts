import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { DatabaseFailure } from '../failure.ts';
import { programEnvironment } from './cluster.ts';
import { type ClusterMark, endLeftovers, postgresOn, signal } from './leftovers.ts';
import { type Place, shortHash } from './place.ts';

export interface Postmaster {
  ended: Promise<void>;
  /** Requests a fast shutdown, and kills PostgreSQL if that takes too long; no committed data is lost either way. */
  stop(): Promise<void>;
}

/**
 * A shell script that runs as the parent process of PostgreSQL. Its standard input is a pipe that only our process
 * holds: however we end, the kernel closes the pipe, and the inner shell requests a fast shutdown. It repeats the
 * signal each second, because a PostgreSQL that has only just started still ignores it.
 */
export const watchdog = `
exec 3<&0
"$@" </dev/null 3<&- &
postgres=$!
{ read -r line; while kill -INT "$postgres"; do sleep 1; done; } <&3 2>/dev/null &
reader=$!
wait "$postgres"
status=$?
kill "$reader" 2>/dev/null
exit "$status"
`;

const settings = (place: Place, name: string) => ({
  cluster_name: name,
  listen_addresses: '',
  unix_socket_directories: place.socketDir,
  unix_socket_permissions: '0700',
  max_connections: '60',
  shared_buffers: '32MB',
  work_mem: '4MB',
  maintenance_work_mem: '32MB',
  max_wal_size: '128MB',
  fsync: 'on',
  full_page_writes: 'on',
  synchronous_commit: 'on',
  timezone: 'UTC',
  // One file per weekday, overwritten a week later. Logs no statements, rows or values: they hold personal data.
  logging_collector: 'on',
  log_directory: join(place.base, 'log'),
  log_filename: 'postgresql-%a.log',
  log_rotation_age: '1d',
  log_rotation_size: '0',
  log_truncate_on_rotation: 'on',
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
});

/** How to recognise the processes of this place's cluster. */
export function markOf(place: Pick<Place, 'cluster'>): ClusterMark {
  return { cluster: place.cluster, name: `havayolu-${shortHash(place.cluster)}` };
}

/**
 * PostgreSQL's message while an earlier PostgreSQL still uses the cluster. `endLeftovers` cannot find a process whose
 * memory the kernel is still freeing, or that a watchdog is about to start. Both end soon.
 */
const stillTaken = /pre-existing shared memory block .* is still in use|lock file ".*" already exists/;
const longestTaken = 15_000;

/**
 * Ends the processes that an earlier server left on the cluster, starts PostgreSQL and waits until it accepts
 * connections, however long a recovery takes. Call this only while holding the lock of the data directory.
 * @throws DatabaseFailure with PostgreSQL's last error message if PostgreSQL ends instead
 */
export async function startPostmaster(place: Place): Promise<Postmaster> {
  const start = Date.now();
  for (;;) {
    await endLeftovers(markOf(place));
    try {
      return await startOnce(place);
    } catch (error) {
      const isTaken = error instanceof DatabaseFailure && stillTaken.test(error.message);
      if (!isTaken || Date.now() - start > longestTaken) throw error;
    }
    await pause(100);
  }
}

const running = new Set<ClusterMark>();

/** Kills every PostgreSQL of this process, even a suspended one. The next start recovers all committed data. */
export function killPostgres(): void {
  for (const mark of running) {
    for (const pid of postgresOn(mark)) signal(pid, 'SIGKILL');
  }
}

async function startOnce(place: Place): Promise<Postmaster> {
  const mark = markOf(place);
  const startLog = join(place.base, 'start.log');
  const options = Object.entries(settings(place, mark.name)).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const log = openSync(startLog, 'w', 0o600);
  const child = spawn(
    '/bin/sh',
    ['-c', watchdog, 'watchdog', join(place.bin, 'postgres'), '-D', place.cluster, ...options],
    {
      ...place.account,
      cwd: place.base,
      env: programEnvironment,
      detached: true,
      stdio: ['pipe', log, log],
    },
  );
  closeSync(log);
  running.add(mark);
  const lifeline = child.stdin;
  if (!lifeline) throw new DatabaseFailure('PostgreSQL did not start: no pipe to its watchdog.');
  lifeline.on('error', () => {});
  let isRunning = true;
  const ended = new Promise<void>((resolve) => {
    const end = () => {
      isRunning = false;
      running.delete(mark);
      lifeline.destroy();
      resolve();
    };
    child.once('exit', end);
    child.once('error', end);
  });
  while (!isReady(place.cluster)) {
    if (!isRunning)
      throw new DatabaseFailure(whyNotStarted(readFileSync(startLog, 'utf8'), place.base, roomIn(place.base)));
    await pause(10);
  }
  return { ended, stop: () => stop(mark, lifeline, ended) };
}

/** PostgreSQL writes its state to the eighth line of the pid file. */
function isReady(cluster: string): boolean {
  try {
    return readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')[7]?.trim() === 'ready';
  } catch {
    return false;
  }
}

/** Bytes that PostgreSQL needs to start: one segment of the write-ahead log. */
const startNeeds = 16 * 1024 * 1024;

function roomIn(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

/** Why PostgreSQL did not start, in one line for the operator. On a full disk PostgreSQL itself cannot log it. */
export function whyNotStarted(log: string, folder: string, free: number): string {
  const lines = log.trim().split('\n');
  const words = lines.findLast((line) => /FATAL|PANIC|ERROR/.test(line)) ?? lines.at(-1);
  const isFull = free < startNeeds;
  const parts = [isFull ? `the disk of ${folder} is full, ${free} bytes are left.` : '', words];
  return `PostgreSQL did not start: ${parts.filter(Boolean).join(' ') || 'it said nothing.'}`;
}

async function stop(mark: ClusterMark, lifeline: { destroy(): void }, ended: Promise<void>): Promise<void> {
  lifeline.destroy();
  const signals = ['SIGQUIT', 'SIGKILL'] as const;
  for (const [index, patience] of [3_000, 500].entries()) {
    const isLate = await Promise.race([ended.then(() => false), pause(patience, true, { ref: false })]);
    if (!isLate) return;
    for (const pid of postgresOn(mark)) signal(pid, signals[index] ?? 'SIGKILL');
  }
  await ended;
}
