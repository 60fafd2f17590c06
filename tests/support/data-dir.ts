import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const made = new Set<string>();
process.once('exit', () => {
  for (const directory of made) removeDataDir(directory);
});

/**
 * Makes an empty data directory. Unprivileged users can reach it, so that the database stays inside even if the tests
 * run as root. It is removed when this process ends.
 */
export function newDataDir(): string {
  const directory = mkdtempSync(join(tmpdir(), 'havayolu-test-'));
  chmodSync(directory, 0o711);
  made.add(directory);
  return directory;
}

/** Removes a data directory, and its database if that is elsewhere. */
export function removeDataDir(dataDir: string): void {
  const note = join(dataDir, 'place.txt');
  if (existsSync(note)) rmSync(readFileSync(note, 'utf8').trim(), { recursive: true, force: true });
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
  made.delete(dataDir);
}
