import { flushCompileCache, getCompileCacheDir } from 'node:module';
import { inputStamp, isFresh, writeStamp } from '../../src/build/stamp.ts';

const sources = ['package-lock.json', 'agency.config.ts', 'src/server', 'src/domain'];

/**
 * Translates the server's sources into Node's cache: a server that translates them itself keeps the translator, 30 MB,
 * in memory as long as it runs. It still does so if Node has no cache.
 */
export async function translateServer(): Promise<void> {
  const directory = getCompileCacheDir();
  if (!directory) return;
  const stamp = await inputStamp(sources, []);
  if (await isFresh(directory, stamp)) return;
  await import('../../src/server/main.ts');
  flushCompileCache();
  await writeStamp(directory, stamp).catch(() => {});
}
