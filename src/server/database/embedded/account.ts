import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { lockDirectory } from './directory-lock.ts';

/** A system user by its ids; what `spawn` needs to run a program as somebody else. */
export interface Account {
  uid: number;
  gid: number;
}

const dedicated = 'havayolu';
const ways = [
  [
    'useradd',
    '--system',
    '--user-group',
    '--no-create-home',
    '--home-dir',
    '/nonexistent',
    '--shell',
    '/usr/sbin/nologin',
    dedicated,
  ],
  ['adduser', '-S', '-D', '-H', '-s', '/sbin/nologin', dedicated],
] as const;

/** Milliseconds for another start that is just making the user. */
const longestWait = 20_000;

/**
 * The unprivileged user that runs PostgreSQL for a server started as root: our own where one can be made, else nobody.
 * @param shared a directory of root's; of two that are made at the same moment, the second would replace the first
 */
export function unprivilegedAccount(shared: string): Account {
  const found = lookUp(dedicated);
  if (found) return found;
  const release = lockIfWritable(shared);
  try {
    return lookUp(dedicated) ?? makeAccount();
  } finally {
    release?.();
  }
}

/** Where nothing can be written no user is made either, so there is nothing to wait for. */
function lockIfWritable(directory: string): (() => void) | null {
  try {
    mkdirSync(directory, { recursive: true, mode: 0o755 });
    return lockDirectory(directory, longestWait);
  } catch {
    return null;
  }
}

function makeAccount(): Account {
  for (const [command, ...options] of ways) {
    spawnSync(command, options, { stdio: 'ignore' });
    const made = lookUp(dedicated);
    if (made) return made;
  }
  return lookUp('nobody') ?? { uid: 65534, gid: 65534 };
}

function lookUp(name: string): Account | null {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${name}:`));
  const [, , uid, gid] = line?.split(':') ?? [];
  return uid && gid ? { uid: Number(uid) >>> 0, gid: Number(gid) >>> 0 } : null;
}

/** Whether `account` can enter a directory, through all of its parents. */
export function canEnter(account: Account, directory: string): boolean {
  return (
    spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', directory], { ...account, cwd: '/', stdio: 'ignore' }).status === 0
  );
}

/** Whether `account` can run a program file. */
export function canRun(account: Account, program: string): boolean {
  return spawnSync(program, ['--version'], { ...account, cwd: '/', stdio: 'ignore' }).status === 0;
}
