import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

export interface Account {
  uid: number;
  gid: number;
}

const dedicated = 'havayolu';
/** Commands of shadow's tools and of BusyBox that create the user; both refuse a name that is taken. */
const ways = [
  `useradd --system --user-group --no-create-home --home-dir /nonexistent --shell /usr/sbin/nologin ${dedicated}`,
  `adduser -S -D -H -s /sbin/nologin ${dedicated}`,
];

/**
 * The unprivileged user that runs PostgreSQL for a server started as root: a dedicated one if possible, else nobody.
 */
export function unprivilegedAccount(): Account {
  for (const way of ways) {
    if (!lookUp(dedicated)) spawnSync('/bin/sh', ['-c', way], { stdio: 'ignore' });
  }
  return lookUp(dedicated) ?? lookUp('nobody') ?? { uid: 65534, gid: 65534 };
}

function lookUp(name: string): Account | null {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${name}:`));
  const [, , uid, gid] = line?.split(':') ?? [];
  return uid && gid ? { uid: Number(uid) >>> 0, gid: Number(gid) >>> 0 } : null;
}

/** Whether `account` can enter a directory, including all of its parents. */
export function canEnter(account: Account, directory: string): boolean {
  return canRun(account, '/bin/sh', ['-c', 'cd "$1"', 'sh', directory]);
}

/** Whether `account` can run a program file. */
export function canRun(account: Account, program: string, options = ['--version']): boolean {
  return spawnSync(program, options, { ...account, cwd: '/', stdio: 'ignore' }).status === 0;
}
