import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { postgresOn, signal } from '../../src/server/database/embedded/leftovers.ts';
import { markOf } from '../../src/server/database/embedded/postmaster.ts';

export const clusterOf = (dataDir: string) => join(dataDir, 'postgresql', 'cluster');

export const postgresOf = (dataDir: string) => postgresOn(markOf({ cluster: clusterOf(dataDir) }));

/** Kills all PostgreSQL processes, like a power cut. */
export function killPostgres(dataDir: string): void {
  for (const pid of postgresOf(dataDir)) signal(pid, 'SIGKILL');
}

export function postmasterOf(dataDir: string): number {
  return Number(readFileSync(join(clusterOf(dataDir), 'postmaster.pid'), 'utf8').split('\n')[0]);
}

export function parentOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
}

export function childrenOf(pid: number): number[] {
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return all.map(Number).filter((candidate) => {
    try {
      return parentOf(candidate) === pid;
    } catch {
      return false;
    }
  });
}
