import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import agency from '../../agency.config.ts';
import { withLock } from '../../scripts/lock.mjs';
import { todayIn } from '../domain/days/dates.ts';
import { distDirectory } from './paths.ts';
import { inputStamp, isFresh, writeStamp } from './stamp.ts';

type SideName = 'site' | 'crm';

/** A side is one of the two products, the public site or the CRM; each is built into its own folder of `dist`. */
interface Side {
  name: SideName;
  inputs: readonly string[];
  values: readonly string[];
  build: (directory: string) => Promise<void>;
}

const shared = ['package-lock.json', 'agency.config.ts', 'src/domain', 'src/look', 'src/build'];

/** Scheme and host of absolute addresses: `SITE_URL`, or else the agency's domain. */
export function siteUrlFrom(environment: NodeJS.ProcessEnv): string {
  return (environment.SITE_URL || `https://${agency.domain}`).replace(/\/+$/, '');
}

function sides(siteUrl: string): readonly Side[] {
  return [
    {
      name: 'site',
      inputs: [...shared, 'vite.config.ts', 'src/site'],
      // The footer shows the year, so a new year needs a new build.
      values: [siteUrl, todayIn(agency.timeZone).slice(0, 4)],
      // Imported only when needed: loading the bundler takes longer than starting an up-to-date product.
      build: async (directory) => (await import('./site.ts')).buildSite(directory, agency, siteUrl),
    },
    {
      name: 'crm',
      inputs: [...shared, 'src/crm'],
      values: [],
      build: async (directory) => (await import('./crm.ts')).buildCrm(directory),
    },
  ];
}

/** Replaces the old folder even while a server runs, because the server reads it only at its start. */
async function replace(finished: string, target: string): Promise<void> {
  const old = `${target}.old-${process.pid}`;
  await rename(target, old).catch(() => {});
  await rename(finished, target);
  await rm(old, { recursive: true, force: true });
}

interface BuildOptions {
  force?: boolean;
  only?: SideName;
}

export async function isStale(siteUrl: string): Promise<boolean> {
  return (await staleSides(siteUrl, {})).length > 0;
}

async function staleSides(siteUrl: string, options: BuildOptions): Promise<readonly (Side & { stamp: string })[]> {
  const chosen = sides(siteUrl).filter(({ name }) => !options.only || options.only === name);
  const stamped = await Promise.all(
    chosen.map(async (side) => ({ ...side, stamp: await inputStamp(side.inputs, side.values) })),
  );
  const fresh = await Promise.all(stamped.map(({ name, stamp }) => isFresh(join(distDirectory, name), stamp)));
  return stamped.filter((_, index) => options.force || !fresh[index]);
}

export async function build(siteUrl: string, options: BuildOptions = {}): Promise<readonly string[]> {
  if ((await staleSides(siteUrl, options)).length === 0) return [];
  await mkdir(distDirectory, { recursive: true });
  // Builds share a work folder, so a second build waits, and then checks again what is left to build.
  return await withLock(
    join(distDirectory, '.lock'),
    async () => {
      const stale = await staleSides(siteUrl, options);
      for (const side of stale) await buildSide(side);
      return stale.map(({ name }) => name);
    },
    'build',
  );
}

async function buildSide({ name, stamp, build }: Side & { stamp: string }): Promise<void> {
  const target = join(distDirectory, name);
  const work = `${target}.new-${process.pid}`;
  await rm(work, { recursive: true, force: true });
  await mkdir(work, { recursive: true });
  try {
    await build(work);
    await writeStamp(work, stamp);
    await replace(work, target);
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}
