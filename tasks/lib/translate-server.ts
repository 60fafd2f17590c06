import { flushCompileCache, getCompileCacheDir } from 'node:module';
import { inputStamp, isFresh, writeStamp } from '../../src/build/stamp.ts';

const sources = ['package-lock.json', 'agency.config.ts', 'src/server', 'src/domain'];

/**
 * Leaves the server's sources translated in Node's cache: a server that has to translate them itself keeps the
 * translator, 30 MB, for as long as it runs. Where nothing can be kept, that is what it does.
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
