import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { lockDirectory } from './directory-lock.ts';

const directory = mkdtempSync(join(tmpdir(), 'havayolu-lock-'));
const file = join(directory, 'server.lock');
afterAll(() => rmSync(directory, { recursive: true }));

const source = fileURLToPath(new URL('directory-lock.ts', import.meta.url));

/** Tries to lock the directory in another process, which then runs the code `ending`. */
function takenElsewhere(ending: string): boolean {
  const program = `
    import { lockDirectory } from ${JSON.stringify(source)};
    process.stdout.write(String(lockDirectory(${JSON.stringify(directory)}) !== null));
    ${ending}`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' });
  if (stderr) throw new Error(stderr);
  return stdout === 'true';
}

it('only one process at a time can lock a directory', () => {
  const release = lockDirectory(directory);
  expect(release).not.toBeNull();
  expect(takenElsewhere('')).toBe(false);
  release?.();
  expect(takenElsewhere('')).toBe(true);
});

it('a directory is free again after the process that locked it was killed', () => {
  expect(takenElsewhere("process.kill(process.pid, 'SIGKILL');")).toBe(true);
  const release = lockDirectory(directory);
  expect(release).not.toBeNull();
  release?.();
});

it('lockDirectory says why it cannot lock a directory', () => {
  expect(() => lockDirectory(join(directory, 'missing'))).toThrow(/missing cannot be written: give it/);
});

it.each([
  ['new', () => rmSync(file, { force: true })],
  ['of an earlier version', () => chmodSync(file, 0o644)],
])('nobody else can open the lock file when it is %s', (_, prepare) => {
  prepare();
  const release = lockDirectory(directory);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(takenElsewhere('')).toBe(false);
  expect(lockDirectory(directory)).toBeNull();
  expect(takenElsewhere('')).toBe(false);
  release?.();
});
