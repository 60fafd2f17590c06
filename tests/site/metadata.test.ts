import { describe, expect, test } from 'vitest';
import agency from '../../agency.config.ts';
import { canonicalPages } from '../../src/site/urls.ts';
import { attributes, get, header, main, meta, page, plain, siteUrl } from './support.ts';

interface Thing {
  '@type': string;
  [name: string]: unknown;
}

function graph(html: string): readonly Thing[] {
  const text = /<script type="application\/ld\+json">([^<]*)<\/script>/.exec(html)?.[1] ?? '';
  return (JSON.parse(text) as { '@graph': Thing[] })['@graph'];
}
const thing = (html: string, type: string) => graph(html).find((candidate) => candidate['@type'] === type);

describe.each(canonicalPages.map(({ path, kind }) => ({ path, kind })))('$path', ({ path, kind }) => {
  const { html } = page(path);
  const title = plain(/<title>([^<]*)/.exec(html)?.[1] ?? '');

  test('has the same title and description in all its meta elements', () => {
    expect([meta(html, 'og:title'), meta(html, 'twitter:title')]).toEqual([title, title]);
    const description = meta(html, 'description');
    expect([meta(html, 'og:description'), meta(html, 'twitter:description')]).toEqual([description, description]);
    expect(meta(html, 'twitter:image')).toBe(meta(html, 'og:image'));
    // Without our name a search result looks like the airline's own page.
    if (kind === 'airline' || kind === 'hub') expect(title).toMatch(new RegExp(`${agency.name}|Bağımsız`));
    expect(meta(html, 'twitter:card')).toBe('summary_large_image');
    expect(meta(html, 'og:locale')).toBe('tr_TR');
  });

  test('has its own share picture, 1200 by 630', () => {
    const picture = get(meta(html, 'og:image').slice(siteUrl.length));
    expect(header(picture, 'Content-Type')).toBe('image/png');
    expect([picture.body?.readUInt32BE(16), picture.body?.readUInt32BE(20)]).toEqual([1200, 630]);
    const others = canonicalPages.filter((other) => other.path !== path && other.kind === kind);
    for (const other of others.slice(0, 12))
      expect(meta(page(other.path).html, 'og:image')).not.toBe(meta(html, 'og:image'));
  });

  test('has structured data about the agency, page and service', () => {
    const organization = thing(html, 'Organization');
    // The metadata must have the page's own telephone number: pages of THY have a different one.
    const shown = path.startsWith('/thy-') ? agency.phones.thy : agency.phones.support;
    expect(html).toContain(`href="tel:${shown}"`);
    expect(organization).toMatchObject({
      name: agency.name,
      url: `${siteUrl}/`,
      email: agency.email,
      telephone: shown,
      contactPoint: { '@type': 'ContactPoint', telephone: shown, availableLanguage: 'tr' },
    });
    expect(thing(html, 'Airline')).toBeUndefined();
    expect(thing(html, 'WebSite')).toMatchObject({ url: `${siteUrl}/`, inLanguage: 'tr' });
    const webPage = thing(html, kind === 'contact' ? 'ContactPage' : 'WebPage');
    expect(webPage).toMatchObject({ url: siteUrl + path, name: title });
    expect(plain(String(webPage?.description))).toBe(meta(html, 'description'));
    const isService = kind === 'hub' || kind === 'airline';
    expect(thing(html, 'Service')).toEqual(
      isService ? expect.objectContaining({ provider: { '@id': `${siteUrl}/#organization` } }) : undefined,
    );
  });

  test('shows the same breadcrumbs as its structured data', () => {
    if (kind === 'home') return;
    const { itemListElement: items } = thing(html, 'BreadcrumbList') as unknown as {
      itemListElement: { position: number; name: string; item: string }[];
    };
    const trail = /<nav class="crumb"[^>]*><ol>([\s\S]*?)<\/ol>/.exec(main(html))?.[1] ?? '';
    const shown = [...trail.matchAll(/<li[^>]*>([\s\S]*?)<\/li>/g)].map(([, crumb = '']) => plain(crumb));
    expect(items.map(({ name }) => name)).toEqual(shown);
    expect(items.map(({ position }) => position)).toEqual(items.map((_, at) => at + 1));
    expect(items.at(-1)?.item).toBe(siteUrl + path);
    expect(attributes(trail, 'a ', 'href')).toEqual(items.slice(0, -1).map(({ item }) => item.slice(siteUrl.length)));
  });
});

test('the site map gives every page the check date that the page shows', () => {
  const map = page('/sitemap.xml').html;
  for (const { path, kind } of canonicalPages) {
    if (kind !== 'airline' && kind !== 'hub' && kind !== 'legal') continue;
    const [shown] = attributes(main(page(path).html), 'time', 'dateTime');
    expect(map, path).toContain(`<loc>${siteUrl}${path}</loc><lastmod>${shown}</lastmod>`);
  }
});

test.each([
  ['thy', 'Türk Hava Yolları'],
  ['azal', 'Azerbaycan Hava Yolları'],
  ['qatar', 'Katar Hava Yolları'],
])('the pages of %s have the name %s in their keywords and titles', (id, name) => {
  const own = canonicalPages
    .filter((one) => one.kind === 'airline' && one.airline === id)
    .map(({ path }) => page(path));
  for (const { path, html } of own) expect(meta(html, 'keywords').split(name), path).toHaveLength(2);
  const titles = own.filter(({ html }) => /<title>[^<]*/.exec(html)?.[0].includes(name));
  expect(titles.length).toBeGreaterThanOrEqual(id === 'qatar' ? 8 : 10);
});

test('the manifest names the agency, and lists existing icons with their true size', () => {
  const manifest = JSON.parse(page('/site.webmanifest').html) as {
    name: string;
    lang: string;
    start_url: string;
    icons: { src: string; sizes: string }[];
  };
  expect(manifest).toMatchObject({ name: agency.name, lang: 'tr', start_url: '/' });
  expect(header(get('/site.webmanifest'), 'Content-Type')).toMatch(/^application\/manifest\+json/);
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512', '512x512']);
  for (const { src, sizes } of manifest.icons) {
    const { status, body } = get(src);
    expect(status).toBe(200);
    expect(`${body?.readUInt32BE(16)}x${body?.readUInt32BE(20)}`).toBe(sizes);
  }
});

test.each(['/', '/thy-check-in', '/hakkimizda', '/olmayan-sayfa'])('%s has icons and security headers', (path) => {
  const { html } = page(path);
  for (const rel of ['icon', 'apple-touch-icon', 'manifest']) {
    const addresses = attributes(html, `link rel="${rel}"`, 'href');
    expect(addresses.length).toBeGreaterThan(0);
    for (const address of addresses) expect(get(address).status).toBe(200);
  }
  const answer = get(path);
  expect(header(answer, 'X-Content-Type-Options')).toBe('nosniff');
  expect(header(answer, 'Referrer-Policy')).toBe('strict-origin-when-cross-origin');
  expect(header(answer, 'Permissions-Policy')).toContain('geolocation=()');
  const policy = header(answer, 'Content-Security-Policy');
  for (const rule of ["default-src 'none'", "base-uri 'none'", "frame-ancestors 'none'", "img-src 'self'"])
    expect(policy.split('; ')).toContain(rule);
  expect(policy).not.toMatch(/unsafe|\*/);
});
