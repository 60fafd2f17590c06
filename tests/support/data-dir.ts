import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const made = new Set<string>();
process.once('exit', () => {
  for (const directory of made) removeDataDir(directory);
});

/**
 * An empty data directory that an unprivileged user can reach, so that everything stays inside it also as root.
 * It is gone at the end of this process at the latest.
 */
export function newDataDir(): string {
  const directory = mkdtempSync(join(tmpdir(), 'havayolu-test-'));
  chmodSync(directory, 0o711);
  made.add(directory);
  return directory;
}

/** Removes a data directory, and the place of its database where that is outside. */
export function removeDataDir(dataDir: string): void {
  const note = join(dataDir, 'place.txt');
  if (existsSync(note)) rmSync(readFileSync(note, 'utf8').trim(), { recursive: true, force: true });
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
  made.delete(dataDir);
}
