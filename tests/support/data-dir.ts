import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const made = new Set<string>();
process.once('exit', () => {
  for (const directory of made) removeDataDir(directory);
});

/**
 * Makes an empty data directory, which is removed when this process ends. Other users can reach it: otherwise a server
 * run as root would place its database elsewhere.
 */
export function newDataDir(): string {
  const directory = mkdtempSync(join(tmpdir(), 'havayolu-test-'));
  chmodSync(directory, 0o711);
  made.add(directory);
  return directory;
}

export function removeDataDir(dataDir: string): void {
  const note = join(dataDir, 'place.txt');
  if (existsSync(note)) rmSync(readFileSync(note, 'utf8').trim(), { recursive: true, force: true });
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
  made.delete(dataDir);
}
