import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { build, siteUrlFrom } from '../src/build/build.ts';
import { cacheDirectory, distDirectory } from '../src/build/paths.ts';
import type { Manifest } from '../src/domain/built-site.ts';
import { measureThroughput } from './site/throughput.ts';

const site = join(distDirectory, 'site');
const load = () => `load ${loadavg()[0]?.toFixed(1)}`;

async function timed(work: () => Promise<unknown>): Promise<string> {
  const started = performance.now();
  await work();
  return ((performance.now() - started) / 1000).toFixed(1);
}

async function buildTimes(): Promise<void> {
  const siteUrl = siteUrlFrom(process.env);
  rmSync(join(cacheDirectory, 'share'), { recursive: true, force: true });
  const again = () => build(siteUrl, { force: true, only: 'site' });
  console.log(`site build, share images rebuilt: ${await timed(again)} s (goal 60), ${load()}`);
  console.log(`site build, share images cached:    ${await timed(again)} s (goal 20), ${load()}`);
}

/** Brotli bytes of a first visit: a page's HTML, hero and mark, and all four fonts. */
function firstViews(): readonly (readonly [path: string, bytes: number])[] {
  const manifest = JSON.parse(readFileSync(join(site, 'manifest.json'), 'utf8')) as Manifest;
  const size = (name: string) => statSync(join(site, name)).size;
  const fonts = readdirSync(join(site, 'fonts')).reduce((sum, file) => sum + size(`fonts/${file}`), 0);
  return Object.entries(manifest.routes)
    .filter(([, { file }]) => file.endsWith('.html'))
    .map(([path, { file }]) => {
      const html = readFileSync(join(site, file), 'utf8');
      const images = [...html.matchAll(/<link rel="preload" as="image" href="\/(art\/[^"]+)"/g)].map(
        ([, name]) => name,
      );
      const bytes = images.reduce((sum, name) => sum + size(`${name}.br`), size(`${file}.br`) + fonts);
      return [path, bytes] as const;
    })
    .sort(([, one], [, other]) => other - one);
}

await buildTimes();
const [worst] = firstViews();
if (worst) console.log(`heaviest first view: ${worst[0]}, ${worst[1]} bytes`);
await measureThroughput();
