import { describe, expect, test } from 'vitest';
import agency from '../../agency.config.ts';
import { airlineList, logoAddress } from '../../src/domain/airlines.ts';
import { hasAirlinePages } from '../../src/site/services.ts';
import { canonicalPages, urls } from '../../src/site/urls.ts';
import { attributes, get, header, main, meta, page, plain, siteUrl, sizes } from './support.ts';

/** A service in `onHub` has its interactive part only on its hub, one in `everywhere` also on the airlines' pages. */
const onHub = [
  'rezervasyon-yonetimi',
  'bilet-sorgulama',
  'sik-sorulan-sorular',
  'ucus-gecikmesi',
  'ozel-yardim',
  'kayip-esya',
  'iptal-iade',
];
const everywhere = ['bagaj-ekleme', 'isim-degisikligi', 'evcil-hayvan', 'refakatsiz-cocuk'];
const hasIsland = (path: string) =>
  onHub.some((service) => path === `/hizmetler/${service}`) ||
  everywhere.some((service) => path.endsWith(`-${service}`) || path === `/hizmetler/${service}`);
const scripts = (html: string) => [...new Set(html.match(/\/assets\/[\w.-]+\.js/g))];
const isLong = (path: string) =>
  path.endsWith('sik-sorulan-sorular') ||
  canonicalPages.some(
    (page) => page.path === path && (page.kind === 'legal' || (page.kind === 'hub' && hasAirlinePages(page.service))),
  );

describe.each(urls.map(({ path, canonical }) => ({ path, canonical })))('$path', ({ path, canonical }) => {
  const { status, html, bytes, policy } = page(path);

  test('is a Turkish page with one h1 and its metadata', () => {
    expect(status).toBe(200);
    expect(html).toMatch(/^<!doctype html><html lang="tr">/);
    const headings = main(html).match(/<h1[^>]*>[\s\S]*?<\/h1>/g) ?? [];
    expect(headings).toHaveLength(1);
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(headings[0]).not.toContain('<br');
    expect(attributes(html, 'link rel="canonical"', 'href')).toEqual([siteUrl + canonical]);
    for (const name of ['description', 'keywords', 'og:title', 'og:description', 'twitter:title', 'twitter:image'])
      expect(meta(html, name), name).not.toBe('');
    expect(meta(html, 'og:type')).toBe('website');
    expect(meta(html, 'og:url')).toBe(siteUrl + canonical);
    expect([meta(html, 'og:image:width'), meta(html, 'og:image:height')]).toEqual(['1200', '630']);
  });

  test('has no placeholders or ellipses', () => {
    expect(plain(main(html))).not.toMatch(/\[|\]|…|\{|\}/);
  });

  test('keeps every figure and its unit on one line', () => {
    const read = main(html).split(/<[^>]*>/);
    expect(read.filter((text) => /\d (?:kg|cm|km|saat|dakika|gün|yaş|yıl|avro|parça)/.test(text))).toEqual([]);
  });

  test('has a title and a description of sensible length', () => {
    const title = plain(/<title>([^<]*)/.exec(html)?.[1] ?? '');
    expect(title.length).toBeGreaterThanOrEqual(10);
    expect(title.length).toBeLessThanOrEqual(70);
    const description = meta(html, 'description');
    expect(description.length).toBeGreaterThanOrEqual(50);
    expect(description.length).toBeLessThanOrEqual(175);
  });

  test('preloads its hero and at most two fonts', () => {
    const hero = /<img class="scene" src="([^"]*)"[^>]*fetchPriority="high"/.exec(main(html))?.[1] ?? 'none';
    const preloads = html.match(/<link rel="preload"[^>]*>/g) ?? [];
    expect(preloads.filter((link) => link.includes(`href="${hero}"`))).toHaveLength(1);
    expect(preloads.filter((link) => link.includes('as="font"')).length).toBeLessThanOrEqual(2);
    expect(get(hero).status).toBe(200);
  });

  test('loads script files only for an island, has no style attributes, and stays within its size limit', () => {
    expect(html).not.toMatch(/<script[^>]*\ssrc=/);
    expect(html.includes('/assets/')).toBe(hasIsland(canonical));
    expect(html).not.toMatch(/<[^>]+\sstyle="/);
    expect(html).not.toMatch(/<link rel="stylesheet"/);
    expect(policy).not.toContain('unsafe-inline');
    expect(bytes).toBeLessThanOrEqual(isLong(canonical) ? 20_000 : 14_000);
  });

  test('links only to addresses and anchors that exist', () => {
    const links = new Set([...html.matchAll(/href="(\/[^"#?]*)/g)].map(([, href = '']) => href));
    for (const href of links) expect(get(href).status, href).toBe(200);
    const anchors = [...html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    for (const id of anchors) expect(html).toContain(`id="${id}"`);
  });
});

describe.each(canonicalPages.map(({ path }) => path).filter(hasIsland))('the island of %s', (path) => {
  const files = scripts(page(path).html);
  const named = (file: string, before: string) =>
    (page(file).html.match(new RegExp(`${before}["'\`]\\./[\\w.-]+\\.js`, 'g')) ?? []).map(
      (text) => `/assets/${text.slice(text.indexOf('./') + 2)}`,
    );

  test('consists of its own script and the one all islands share, within 64 kB', () => {
    expect(files).toHaveLength(2);
    expect(files[1]).toBe(scripts(page('/hizmetler/rezervasyon-yonetimi').html)[1]);
    const weight = files.reduce((sum, file) => sum + (get(file).body?.length ?? 0), 0);
    expect(weight).toBeLessThanOrEqual(64 * 1024);
  });

  test('imports only scripts that the page names, and so do the scripts it loads later', () => {
    const later = files.flatMap((file) => named(file, 'import\\('));
    for (const file of [...files, ...later])
      for (const imported of named(file, '(?:from|import)')) expect(files).toContain(imported);
  });
});

describe('files', () => {
  test('the fonts together, and each hero, stay within their size limits', () => {
    const fonts = sizes('fonts', '.woff2').reduce((sum, [, bytes]) => sum + bytes, 0);
    expect(fonts).toBeLessThan(42_000);
    const heroes = sizes('art', '.svg').filter(([file]) => file.startsWith('hero-'));
    expect(heroes.length).toBeGreaterThan(15);
    expect(heroes.filter(([, bytes]) => bytes > 12_000)).toEqual([]);
  });

  test('the site map lists exactly the main addresses', () => {
    const { html } = page('/sitemap.xml');
    const addresses = [...html.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);
    expect(addresses).toEqual(canonicalPages.map(({ path }) => siteUrl + path));
    expect(html.match(/<lastmod>\d{4}-\d{2}-\d{2}<\/lastmod>/g)).toHaveLength(addresses.length);
  });

  test('robots.txt keeps the CRM out and names the site map', () => {
    const { html } = page('/robots.txt');
    expect(html).toContain('Disallow: /crm');
    expect(html).toContain(`Sitemap: ${siteUrl}/sitemap.xml`);
  });

  test.each(airlineList.map((airline) => [airline.name, logoAddress(airline, agency), airline.id]))(
    'the logo of %s is at its address, and pages that need it show it',
    (name, address, id) => {
      const { status, html } = page(address);
      expect(status).toBe(200);
      expect(html).toContain(`<title>${name}</title>`);
      for (const service of ['iptal-iade', 'evcil-hayvan'])
        expect(main(page(`/${id}-${service}`).html)).toContain(`src="${address}"`);
    },
  );

  test('there is an icon for browsers that request /favicon.ico', () => {
    expect(get('/favicon.ico').status).toBe(200);
    expect(header(get('/favicon.ico'), 'Content-Length')).not.toBe('0');
  });
});
