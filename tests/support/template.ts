import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { newDataDir, removeDataDir } from './data-dir.ts';
import { end, launch } from './launch.ts';

export const admin = { email: 'yonetici@havayoluiletisim.example', password: 'Deneme-parolasi-42' };

/**
 * Runs once before all tests: makes a data directory that all others copy, because a first start takes several times as
 * long as any other.
 * @returns the clean-up to run after all tests
 */
export default async function makeTemplate(): Promise<() => void> {
  if (process.env.TEST_TEMPLATE) return () => {};
  const dataDir = newDataDir();
  const { child } = await launch({
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
  });
  await end(child, 'SIGTERM');
  // A database outside the data directory cannot be copied, because it records which directory it belongs to.
  if (!existsSync(join(dataDir, 'place.txt'))) process.env.TEST_TEMPLATE = dataDir;
  return () => removeDataDir(dataDir);
}

/** Without a template the directory stays empty, and the server makes a full first start. */
export function copyTemplate(dataDir: string): void {
  const template = process.env.TEST_TEMPLATE;
  if (!template) return;
  const { status, stderr } = spawnSync('cp', ['-Rp', `${template}/.`, dataDir], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`The template could not be copied: ${stderr}`);
}
