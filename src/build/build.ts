import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import agency from '../../agency.config.ts';
import { distDirectory } from './paths.ts';
import { inputStamp, isFresh, writeStamp } from './stamp.ts';

type SideName = 'site' | 'crm';

/** One of the two things that are built, each into its own folder of `dist`. */
interface Side {
  name: SideName;
  inputs: readonly string[];
  build: (directory: string) => Promise<void>;
}

const shared = ['package-lock.json', 'agency.config.ts', 'src/domain', 'src/look', 'src/build'];

/** Scheme and host of absolute addresses: `SITE_URL`, else the agency's domain. */
export function siteUrlFrom(environment: NodeJS.ProcessEnv): string {
  return (environment.SITE_URL || `https://${agency.domain}`).replace(/\/+$/, '');
}

function sides(siteUrl: string): readonly Side[] {
  return [
    {
      name: 'site',
      inputs: [...shared, 'vite.config.ts', 'src/site'],
      // Loaded only when needed: the bundler takes longer to load than an up-to-date product to start.
      build: async (directory) => (await import('./site.ts')).buildSite(directory, agency, siteUrl),
    },
    {
      name: 'crm',
      inputs: [...shared, 'src/crm'],
      build: async (directory) => (await import('./crm.ts')).buildCrm(directory),
    },
  ];
}

/** Puts a finished folder in the place of the old one; a server that has loaded the old one keeps running. */
async function replace(finished: string, target: string): Promise<void> {
  const old = `${target}.old-${process.pid}`;
  await rename(target, old).catch(() => {});
  await rename(finished, target);
  await rm(old, { recursive: true, force: true });
}

interface BuildOptions {
  /** Also what is fresh. */
  force?: boolean;
  /** Only this side. */
  only?: SideName;
}

/**
 * Builds what is stale.
 * @returns the names of the sides that were built
 */
export async function build(siteUrl: string, options: BuildOptions = {}): Promise<readonly string[]> {
  const built: string[] = [];
  for (const side of sides(siteUrl)) {
    if (options.only && options.only !== side.name) continue;
    const target = join(distDirectory, side.name);
    const stamp = await inputStamp(side.inputs, side.name === 'site' ? [siteUrl] : []);
    if (!options.force && (await isFresh(target, stamp))) continue;
    const work = `${target}.new-${process.pid}`;
    await rm(work, { recursive: true, force: true });
    await mkdir(work, { recursive: true });
    try {
      await side.build(work);
      await writeStamp(work, stamp);
      await replace(work, target);
    } finally {
      await rm(work, { recursive: true, force: true });
    }
    built.push(side.name);
  }
  return built;
}

/** Whether a build would have something to do. */
export async function isStale(siteUrl: string): Promise<boolean> {
  for (const side of sides(siteUrl)) {
    const stamp = await inputStamp(side.inputs, side.name === 'site' ? [siteUrl] : []);
    if (!(await isFresh(join(distDirectory, side.name), stamp))) return true;
  }
  return false;
}
