import { readFile } from 'node:fs/promises';
import { createServerModuleRunner, type ViteDevServer } from 'vite';
import type { Agency } from '../domain/agency.ts';
import { airlineList } from '../domain/airlines.ts';
import { todayIn } from '../domain/days/dates.ts';
import type { SceneName } from '../site/art/index.ts';
import type { RenderedPage } from '../site/context.ts';
import type * as Entry from '../site/entry.tsx';
import { airlineLogos } from './logos.ts';
import { inProject } from './paths.ts';

interface DevelopmentAnswer {
  status: number;
  type: string;
  body: string | Buffer;
}

/**
 * Returns a function that renders a page from source on every request. It returns null for addresses that Vite answers.
 */
export function developmentSite(vite: ViteDevServer, agency: Agency, siteUrl: string) {
  const environment = vite.environments.prerender;
  if (!environment) throw new Error('vite.config.ts has no environment named prerender');
  const runner = createServerModuleRunner(environment, { hmr: false });

  return async (url: string): Promise<DevelopmentAnswer | null> => {
    const path = url.split('?')[0] ?? '/';
    const font = /^\/fonts\/([\w-]+)\.woff2$/.exec(path)?.[1];
    if (font)
      return { status: 200, type: 'font/woff2', body: await readFile(inProject(`src/look/fonts/${font}.woff2`)) };
    runner.clearCache();
    const entry: typeof Entry = await runner.import(inProject('src/site/entry.tsx'));
    const logo = /^\/logo\/(\w+)\.svg$/.exec(path)?.[1];
    const drawn = logo && (await airlineLogos(airlineList)).get(logo);
    if (drawn) return { status: 200, type: 'image/svg+xml', body: drawn };
    const scene = /^\/(?:art\/)?([\w-]+)\.svg$/.exec(path)?.[1];
    if (scene) return { status: 200, type: 'image/svg+xml', body: entry.renderScene(scene as SceneName) };
    const page: RenderedPage | undefined = entry.urls.find((candidate) => candidate.path === path);
    if (!page && /^\/(@|src\/|node_modules\/)/.test(path)) return null;
    const site = { agency, siteUrl, today: todayIn(agency.timeZone), art: (name: SceneName) => `/art/${name}.svg` };
    const assets = {
      font: (file: string) => `/fonts/${file}.woff2`,
      island: (name: string) => [`/src/site/islands/${name}.client.tsx`],
      shareImage: () => '/art/mark.svg',
      minify: (script: string) => script,
    };
    const html = entry.renderPage(site, assets, page ?? { kind: 'not-found' });
    const body = await vite.transformIndexHtml(path, html);
    return { status: page ? 200 : 404, type: 'text/html; charset=utf-8', body };
  };
}
