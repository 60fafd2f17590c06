import { flushCompileCache, getCompileCacheDir } from 'node:module';
import { inputStamp, isFresh, writeStamp } from '../../src/build/stamp.ts';

const sources = ['package-lock.json', 'agency.config.ts', 'src/server', 'src/domain'];

/**
 * Compiles the server's sources into Node's compile cache: a server that compiles them itself keeps the compiler, 30
 * MB, in memory.
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
