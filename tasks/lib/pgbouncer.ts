import { spawnSync } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { installPackage } from './packages.ts';

export const advice =
  'No PgBouncer was found and none could be installed. Install it (Debian: apt-get install pgbouncer) or set PGBOUNCER_PATH to its program file.';

/** Finds an installed PgBouncer. Debian installs it outside the PATH of ordinary users. */
export function findPooler(): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter).filter(Boolean), '/usr/sbin', '/usr/local/sbin'];
  const programs = folders.map((folder) => join(folder, 'pgbouncer'));
  return [process.env.PGBOUNCER_PATH ?? '', ...programs].find(
    (program) => program !== '' && spawnSync(program, ['--version'], { stdio: 'ignore' }).status === 0,
  );
}

export function ensurePooler(): void {
  if (findPooler()) return;
  console.log('No PgBouncer was found; installing it …');
  installPackage('pgbouncer');
  if (!findPooler()) throw new Error(advice);
}
