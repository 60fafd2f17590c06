import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { DatabaseFailure, errorCode } from '../failure.ts';

export interface ClusterMark {
  cluster: string;
  /** PostgreSQL's `cluster_name`; every child process shows it in its title. */
  name: string;
}

interface Process {
  pid: number;
  command: string;
}

/** After how many milliseconds to send which signal: fast shutdown, immediate shutdown, kill. */
const escalation: readonly [number, NodeJS.Signals][] = [
  [0, 'SIGINT'],
  [5_000, 'SIGQUIT'],
  [8_000, 'SIGKILL'],
];
const giveUp = 15_000;

/**
 * Ends every PostgreSQL process that a killed server left on the cluster, then removes the pid file: PostgreSQL would
 * take any living process with the id in that file for a running server. Call this only while holding the lock of the
 * data directory: otherwise it ends a running server's processes.
 */
export async function endLeftovers(mark: ClusterMark): Promise<void> {
  const start = Date.now();
  let sent = 0;
  for (let pids = postgresOn(mark); pids.length > 0; pids = postgresOn(mark)) {
    const age = Date.now() - start;
    if (age > giveUp)
      throw new DatabaseFailure(`A previous PostgreSQL (process ${pids[0]}) on ${mark.cluster} does not stop.`);
    const step = escalation[sent];
    if (step && age >= step[0]) {
      for (const pid of pids) signal(pid, step[1]);
      sent += 1;
    }
    await pause(20);
  }
  rmSync(join(mark.cluster, 'postmaster.pid'), { force: true });
}

/** The ids of all living PostgreSQL processes of the cluster. */
export function postgresOn(mark: ClusterMark): number[] {
  return processes()
    .filter(({ command }) => command.startsWith(`postgres: ${mark.name}: `) || isPostmaster(command, mark.cluster))
    .map(({ pid }) => pid);
}

/** The watchdog, a shell, has the same ` -D ` in its command line, but after options of the shell. */
function isPostmaster(command: string, cluster: string): boolean {
  const [program, options] = `${command} `.split(` -D ${cluster} `);
  return options !== undefined && program?.endsWith('/postgres') === true && !program.includes(' -');
}

/** Reads /proc on Linux, because small systems have no `ps`. Skips zombies, whose command line is empty. */
function processes(): Process[] {
  if (process.platform !== 'linux') return processesOfPs();
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => ({ pid: Number(name), command: commandLine(name) }))
    .filter(({ command }) => command !== '');
}

function commandLine(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replace(/\0+$/, '').replaceAll('\0', ' ');
  } catch {
    return '';
  }
}

function processesOfPs(): Process[] {
  const { stdout } = spawnSync('ps', ['-axwwo', 'pid=,stat=,command='], { encoding: 'utf8' });
  return stdout.split('\n').flatMap((line) => {
    const [, pid, state, command] = /^\s*(\d+)\s+(\S+)\s+(.*)$/.exec(line) ?? [];
    return pid && command && !state?.startsWith('Z') ? [{ pid: Number(pid), command }] : [];
  });
}

/** Signals a process; ignores that it may have ended meanwhile. */
export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if (errorCode(error) !== 'ESRCH') throw error;
  }
}
