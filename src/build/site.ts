import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createBuilder, minifySync } from 'vite';
import type { Agency } from '../domain/agency.ts';
import { airlineList, logoAddress } from '../domain/airlines.ts';
import type { StoredFile } from '../domain/built-site.ts';
import { todayIn } from '../domain/days/dates.ts';
import type { SceneName } from '../site/art/index.ts';
import type { RenderedPage, Site } from '../site/context.ts';
import type * as Entry from '../site/entry.tsx';
import { factsWarning } from '../site/facts/review.ts';
import { pagePolicy } from './csp.ts';
import { robots, siteMap, webManifest } from './feeds.ts';
import { contentHash } from './hash.ts';
import { writeIcons } from './icons.ts';
import { airlineLogos } from './logos.ts';
import { Output } from './output.ts';
import { cacheDirectory, inProject } from './paths.ts';
import { shareImageMaker } from './share-images.ts';

type Renderer = typeof Entry;

interface SiteBuild {
  agency: Agency;
  siteUrl: string;
  output: Output;
  renderer: Renderer;
}

async function bundle(): Promise<Renderer> {
  const builder = await createBuilder({ root: inProject(''), configFile: inProject('vite.config.ts') });
  await builder.buildApp();
  const entry = pathToFileURL(join(cacheDirectory, 'build/prerender/entry.js'));
  return (await import(`${entry.href}?${Date.now()}`)) as Renderer;
}

/**
 * Copies the islands' scripts. Returns a function that lists the addresses of an island's script and of its imports.
 */
async function writeIslands({ output }: SiteBuild): Promise<(name: string) => readonly string[]> {
  const directory = join(cacheDirectory, 'build/islands');
  const manifest = JSON.parse(await readFile(join(directory, 'manifest.json'), 'utf8')) as Record<
    string,
    { file: string; imports?: readonly string[] }
  >;
  const files = new Set(Object.values(manifest).map(({ file }) => file));
  for (const file of files) await output.immutable(`/${file}`, await readFile(join(directory, file)));
  const addresses = (key: string): readonly string[] => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`the bundler wrote no ${key}`);
    return [`/${chunk.file}`, ...(chunk.imports ?? []).flatMap(addresses)];
  };
  return (name) => [...new Set(addresses(`src/site/islands/${name}.client.tsx`))];
}

async function writeFonts({ output, renderer }: SiteBuild): Promise<(file: string) => string> {
  const addresses = new Map<string, string>();
  for (const file of renderer.fontFiles) {
    const content = await readFile(inProject(`src/look/fonts/${file}.woff2`));
    addresses.set(file, await output.immutable(`/fonts/${file}-${contentHash(content)}.woff2`, content));
  }
  return (file) => addresses.get(file) ?? '';
}

async function writeArt({ agency, output, renderer }: SiteBuild): Promise<(scene: SceneName) => string> {
  const files = new Map<string, string>();
  for (const scene of renderer.sceneNames) {
    const svg = renderer.renderScene(scene);
    const file = `${scene}-${contentHash(svg)}.svg`;
    await output.immutable(`/art/${file}`, svg);
    files.set(scene, agency.imageBase + file);
  }
  return (scene) => files.get(scene) ?? '';
}

/**
 * Writes a share picture for each page, and returns a function that finds a page's picture. Error pages use the home
 * page's.
 */
async function writeShareImages({ output, renderer }: SiteBuild, site: Site, pages: Renderer['urls']) {
  const make = await shareImageMaker();
  const addresses = new Map<string, string>();
  await Promise.all(
    pages.map(async (page) => {
      const card = renderer.shareCard(page, site);
      const image = await make(card, renderer.renderScene(card.scene));
      const name = page.path === '/' ? 'home' : page.path.slice(1).replaceAll('/', '-');
      addresses.set(page.canonical, await output.immutable(`/share/${name}-${contentHash(image)}.png`, image));
    }),
  );
  return (page: RenderedPage) => addresses.get('canonical' in page ? page.canonical : '/') ?? '';
}

const pageHeaders = (html: string, agency: Agency) => ({
  'Cache-Control': 'no-cache',
  'Content-Security-Policy': pagePolicy(html, agency),
});

export async function buildSite(directory: string, agency: Agency, siteUrl: string): Promise<void> {
  const build: SiteBuild = { agency, siteUrl, output: new Output(directory), renderer: await bundle() };
  const { output, renderer } = build;
  const site: Site = { agency, siteUrl, today: todayIn(agency.timeZone), art: await writeArt(build) };
  const pages = renderer.canonicalPages;
  const assets = {
    font: await writeFonts(build),
    island: await writeIslands(build),
    shareImage: await writeShareImages(build, site, pages),
    minify: (script: string) => minifySync('inline.js', script, { module: false }).code.trim(),
  };
  const store = (name: string, page: RenderedPage): Promise<StoredFile> => {
    const html = renderer.renderPage(site, assets, page);
    return output.store(`pages/${name}.html`, html, pageHeaders(html, agency));
  };

  const stored = new Map<string, StoredFile>();
  await Promise.all(
    pages.map(async (page) => {
      stored.set(page.path, await store(page.path === '/' ? 'home' : page.path.slice(1), page));
    }),
  );
  for (const page of renderer.urls) {
    const file = stored.get(page.canonical);
    if (!file) throw new Error(`${page.path} leads to ${page.canonical}, which is not a main address`);
    output.route(page.path, file);
  }
  for (const kind of renderer.errorPageKinds) output.manifest.errorPages[kind] = await store(kind, { kind });
  output.manifest.fallbacks = renderer.fallbackRules;
  await writeLogos(build);
  await writeFixedFiles(build, site, pages);
  const warning = factsWarning(site.today);
  if (warning) console.error(warning);
  await output.finish();
}

async function writeLogos({ agency, output }: SiteBuild): Promise<void> {
  if (!agency.logoBase.startsWith('/')) return;
  const logos = await airlineLogos(airlineList);
  for (const airline of airlineList)
    await output.fixed(logoAddress(airline, agency), logos.get(airline.iata) ?? '', 86_400);
}

async function writeFixedFiles({ agency, siteUrl, output, renderer }: SiteBuild, site: Site, pages: Renderer['urls']) {
  const entries = pages.map((page) => ({
    address: siteUrl + page.canonical,
    changed: renderer.metadata(page, site).checkedOn,
  }));
  await output.fixed('/sitemap.xml', siteMap(entries));
  await output.fixed('/robots.txt', robots(siteUrl));
  await output.fixed('/site.webmanifest', webManifest(agency));
  await writeIcons(output, {
    favicon: renderer.renderScene('favicon'),
    mark: renderer.renderScene('mark'),
    maskable: renderer.renderScene('maskable'),
  });
}
