import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inProject } from './paths.ts';

async function filesUnder(path: string): Promise<readonly string[]> {
  const entries = await readdir(inProject(path), { recursive: true, withFileTypes: true }).catch(() => null);
  if (!entries) return [inProject(path)];
  return entries
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/**
 * A hash of what a product is built from.
 * @param paths files and folders of the project
 * @param values other inputs
 */
export async function inputStamp(paths: readonly string[], values: readonly string[]): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(values));
  for (const path of paths) {
    for (const file of await filesUnder(path)) hash.update(`\0${file}\0`).update(await readFile(file));
  }
  return hash.digest('hex');
}

const stampFile = (directory: string) => join(directory, '.stamp');

export async function isFresh(directory: string, stamp: string): Promise<boolean> {
  const written = await readFile(stampFile(directory), 'utf8').catch(() => '');
  return written === stamp;
}

export async function writeStamp(directory: string, stamp: string): Promise<void> {
  await writeFile(stampFile(directory), stamp);
}
