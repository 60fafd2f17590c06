import { describe, expect, test } from 'vitest';
import agency from '../../agency.config.ts';
import { airlineList, logoAddress } from '../../src/domain/airlines.ts';
import { ownWays, serviceWays } from '../../src/site/content/ways.ts';
import { airlineFacts } from '../../src/site/facts/index.ts';
import { airlineServices, hasAirlinePages } from '../../src/site/services.ts';
import { airlinePath, canonicalPages, urls } from '../../src/site/urls.ts';
import { attributes, get, header, main, meta, page, plain, siteUrl, sizes, texts } from './support.ts';

const islands = ['rezervasyon-yonetimi', 'bilet-sorgulama', 'sik-sorulan-sorular', 'ucus-gecikmesi', 'bagaj-ekleme'];
const hasIsland = (path: string) =>
  islands.some((service) => path === `/hizmetler/${service}`) || path.endsWith('-bagaj-ekleme');
/** Addresses of the scripts that a page loads for its island. */
const scripts = (html: string) => [...new Set(html.match(/\/assets\/[\w.-]+\.js/g))];
const isLong = (path: string) =>
  path.endsWith('sik-sorulan-sorular') ||
  canonicalPages.some(
    (page) => page.path === path && (page.kind === 'legal' || (page.kind === 'hub' && hasAirlinePages(page.service))),
  );

describe.each(urls.map(({ path, canonical }) => ({ path, canonical })))('$path', ({ path, canonical }) => {
  const { status, html, bytes, policy } = page(path);

  test('answers with one Turkish page and its metadata', () => {
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
    expect(get(meta(html, 'og:image').slice(siteUrl.length)).status).toBe(200);
  });

  test('leaves no gap for the reader to guess', () => {
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

  test('carries structured data about the agency, never as an airline', () => {
    const text = /<script type="application\/ld\+json">([^<]*)<\/script>/.exec(html)?.[1] ?? '';
    const { '@graph': graph } = JSON.parse(text) as { '@graph': { '@type': string; provider?: { '@id': string } }[] };
    const types = graph.map((thing) => thing['@type']);
    expect(types).toEqual(expect.arrayContaining(['Organization', 'WebSite']));
    expect(types).not.toContain('Airline');
    for (const { provider } of graph) if (provider) expect(provider['@id']).toBe(`${siteUrl}/#organization`);
    if (path !== '/') expect(types).toContain('BreadcrumbList');
  });

  test('has a phone number in E.164', () => {
    const numbers = [...html.matchAll(/href="tel:([^"]*)"/g)].map(([, number]) => number);
    expect(numbers.length).toBeGreaterThanOrEqual(3);
    for (const number of numbers) expect(number).toMatch(/^\+90\d{10}$/);
    const sources = attributes(html, 'a [^>]*href="tel:', 'data-source');
    expect(sources).not.toContain('');
  });

  test('preloads its hero and at most two fonts', () => {
    const hero = /<img class="scene" src="([^"]*)"[^>]*fetchPriority="high"/.exec(main(html))?.[1] ?? 'none';
    const preloads = html.match(/<link rel="preload"[^>]*>/g) ?? [];
    expect(preloads.filter((link) => link.includes(`href="${hero}"`))).toHaveLength(1);
    expect(preloads.filter((link) => link.includes('as="font"')).length).toBeLessThanOrEqual(2);
    expect(get(hero).status).toBe(200);
  });

  test('loads script files only for an island, has no style attributes, and fits its bytes', () => {
    expect(html).not.toMatch(/<script[^>]*\ssrc=/);
    expect(html.includes('/assets/')).toBe(hasIsland(canonical));
    expect(html).not.toMatch(/<[^>]+\sstyle="/);
    expect(html).not.toMatch(/<link rel="stylesheet"/);
    expect(policy).not.toContain('unsafe-inline');
    expect(bytes).toBeLessThanOrEqual(isLong(canonical) ? 20_000 : 14_000);
  });

  test('links only to addresses that answer', () => {
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

  test('is itself and what all islands share, within 64 kB', () => {
    expect(files).toHaveLength(2);
    expect(files[1]).toBe(scripts(page('/hizmetler/rezervasyon-yonetimi').html)[1]);
    const weight = files.reduce((sum, file) => sum + (get(file).body?.length ?? 0), 0);
    expect(weight).toBeLessThanOrEqual(64 * 1024);
  });

  test('imports nothing but what the page names, nor does what it fetches upon an act', () => {
    const later = files.flatMap((file) => named(file, 'import\\('));
    for (const file of [...files, ...later])
      for (const imported of named(file, '(?:from|import)')) expect(files).toContain(imported);
  });
});

describe('between pages', () => {
  const pages = canonicalPages.map(({ path }) => page(path));
  const airlinePages = canonicalPages.filter(({ kind }) => kind === 'airline').map(({ path }) => path);

  test.each(['title', 'description'])('no two main addresses share a %s', (what) => {
    const values = pages.map(({ html }) =>
      what === 'title' ? plain(/<title>([^<]*)/.exec(html)?.[1] ?? '') : meta(html, 'description'),
    );
    expect(values.filter((value, at) => values.indexOf(value) !== at)).toEqual([]);
  });

  const places = new Map<string, Set<string>>();
  for (const { path, html } of pages)
    for (const text of texts(html)) places.set(text, (places.get(text) ?? new Set()).add(path));

  test('a paragraph is on at most three pages, except in the frame that all pages of a kind share', () => {
    const frame = new Set(Object.values(serviceWays).flatMap((ways) => Object.values(ways)));
    const framed =
      /^(?:Bağımsız hizmet:|Kaynağı belli:|Genellikle: ikinci|Bilinmiyor: güvenilir|Henüz belirlenmedi|Kendi telefon tarifeniz geçerlidir;|Kaynaklar en son |Tablo yana|Bir kutuda iki sayı|(?:Genellikle; k|K)aynak: |(?:Yaygın bilgi|Mevzuat özeti)[;.] |Bilinmiyor: \d{2})|havayolunun kendi adresi$/;
    const repeated = [...places]
      .filter(([text, paths]) => text.length >= 40 && paths.size > 3 && !frame.has(text) && !framed.test(text))
      .map(([text, paths]) => [text, paths.size]);
    expect(repeated).toEqual([]);
  });

  test('a page without an airline has the ten airlines’ colours if it shows the airlines', () => {
    const neutral = canonicalPages.filter(({ kind }) => kind !== 'airline').map(({ path }) => path);
    for (const path of neutral) {
      const { html } = page(path);
      expect(html.includes('.t-thy{'), path).toBe(/ class="[^"]*\bt-thy\b/.test(main(html)));
    }
  });

  const names = new RegExp(
    `(?:${airlineList.flatMap(({ name, shortName }) => [name, shortName]).join('|')})(?:’\\p{L}+)?`,
    'gu',
  );
  /** Runs of four words in a page's main part, without names. */
  const runs = (path: string) => {
    const words =
      texts(page(path).html)
        .join(' ')
        .replace(names, '#')
        .toLocaleLowerCase('tr')
        .match(/[\p{L}\d#]+/gu) ?? [];
    return new Set(words.slice(3).map((word, at) => [...words.slice(at, at + 3), word].join(' ')));
  };

  test.each(airlineServices)(
    '%s: two airlines’ pages share less than a quarter on average, never more than 35 %',
    (service) => {
      const own = airlineList.map(({ id }) => runs(airlinePath(id, service)));
      const shares = own.flatMap((one, at) =>
        own.slice(at + 1).map((other) => {
          const shared = [...one].filter((run) => other.has(run)).length;
          return shared / (one.size + other.size - shared);
        }),
      );
      expect(shares.reduce((sum, share) => sum + share, 0) / shares.length).toBeLessThan(0.25);
      expect(Math.max(...shares)).toBeLessThan(0.35);
    },
  );

  test('every airline page has at least 1,200 characters that are on no other page', () => {
    const short = pages
      .filter(({ path }) => airlinePages.includes(path))
      .map(({ path, html }) => {
        const own = texts(html).filter((text) => places.get(text)?.size === 1);
        return [path, own.join(' ').length] as const;
      })
      .filter(([, length]) => length < 1200);
    expect(short).toEqual([]);
  });

  test('pages of airlines, services and contact say above their hero whose site this is not', () => {
    const speaking = canonicalPages.filter(({ kind }) => kind === 'airline' || kind === 'hub' || kind === 'contact');
    for (const { path } of speaking)
      expect(main(page(path).html), path).toMatch(
        /^<div class="strip"><div class="wrap"><p><b>Bağımsız hizmet:<\/b>[^<]* değildir\.<\/p><\/div><\/div><div class="hero/,
      );
    for (const { path, html } of pages) expect(plain(html), path).toContain('hiçbir havayolunun resmî sitesi');
  });

  test('the card with the answer leads on to the airline’s main address, and says that this costs nothing here', () => {
    for (const { id } of airlineList)
      for (const service of airlineServices) {
        const { html } = page(airlinePath(id, service));
        const card = /<div class="ans">[\s\S]*?<div class="go">/.exec(html)?.[0] ?? '';
        const { site } = airlineFacts[id];
        const { words, at } = ownWays[service];
        // The answer, directly followed by the free way; the sources come after it.
        expect(card).toMatch(/^<div class="ans"><div><p>.*?<\/p><p class="self">/);
        expect(card).toContain(`<p class="self">${words}: <a href="https://${site}">${site} → ${at}</a></p>`);
        expect(words).toMatch(/^Kendiniz (?:ücretsiz|aracısız) [\p{L} ]+$/u);
        // Every visible address is a link.
        expect(card.replace(/<a .*?<\/a>/g, '')).not.toContain(site);
      }
  });

  test('the answer of every hub except the questions links to doing it oneself, on the ten sites if it shows them', () => {
    for (const { path, kind, html } of canonicalPages.map((one) => ({ ...one, html: page(one.path).html })))
      if (kind === 'hub') {
        const to = /<div class="ans"><p>[^<]*<\/p><a class="jump" href="#([^"]*)">Kendiniz/.exec(html)?.[1];
        const sites = html.includes('<ul class="sites">') ? 'siteler' : 'kendiniz';
        expect(to, path).toBe(path.endsWith('sik-sorulan-sorular') ? undefined : sites);
      }
  });

  test('the answer of a hub with a page for each airline links to these', () => {
    for (const service of airlineServices.filter((one) => one !== 'iletisim')) {
      const card = /<div class="ans">[\s\S]*?<div class="go">/.exec(page(`/hizmetler/${service}`).html)?.[0] ?? '';
      const expected = airlineList.map(({ id }) => airlinePath(id, service));
      expect([...card.matchAll(/href="(\/[^"]*)"/g)].map(([, href]) => href)).toEqual(expected);
    }
  });

  test('the answer and the way without a call can be read in ten seconds, at four words a second', () => {
    const words = (html = '') =>
      plain(html)
        .split(' ')
        .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
    const frame = words('Havayolu İletişim Menü');
    for (const { path, kind } of canonicalPages) {
      const { html } = page(path);
      const card = /<div class="ans">([\s\S]*?)<div class="go">/.exec(html)?.[1];
      if (!card || path.endsWith('sik-sorulan-sorular')) continue;
      // A phone shows only the parent page of the breadcrumbs.
      const above = [...(/<nav class="crumb"[\s\S]*?<\/nav>/.exec(html)?.[0] ?? '').matchAll(/<li>.*?<\/li>/g)].at(
        -1,
      )?.[0];
      const way = kind === 'airline' ? /<p class="self">.*?<\/p>/ : /<a class="jump".*?<\/a>/;
      const read = [/<div class="strip">.*?<\/div>/, /<h1>.*?<\/h1>/].map((part) => part.exec(html)?.[0]);
      const all = [...read, above, /<p>.*?<\/p>/.exec(card)?.[0], way.exec(card)?.[0]];
      expect(all, path).not.toContain(undefined);
      expect.soft(frame + all.reduce((sum, part) => sum + words(part), 0), path).toBeLessThanOrEqual(40);
    }
  });

  test('every text on who may claim money back says who cancelled the flight', () => {
    for (const { path, html } of pages)
      for (const text of texts(html))
        expect(text, path).not.toMatch(/(?<!yaptığı )(?<!\p{L})iptalde ve |paket sorulmaz|adı sorulmaz/iu);
  });

  test('a text that counts the airlines counts all of them', () => {
    const units = ['bir', 'iki', 'üç', 'dört', 'beş', 'altı', 'yedi', 'sekiz', 'dokuz'];
    const names = ['', ...units, 'on', ...units.map((unit) => `on ${unit}`), 'yirmi'];
    // Fewer than six are the airlines of one booking, “iki havayolu”.
    const counted = new RegExp(`(?<!\\p{L})(${names.slice(6).reverse().join('|')}) havayolu`, 'giu');
    const errorPages = ['/yok', '/iptal-iade/yok', '/yok-evcil-hayvan'].map(page);
    const wrong = [...pages, ...errorPages].flatMap(({ path, html }) =>
      [...html.matchAll(counted)]
        .filter(([, count = '']) => count.toLocaleLowerCase('tr') !== names[airlineList.length])
        .map(([words]) => `${path}: ${words}`),
    );
    expect(wrong).toEqual([]);
  });

  test('no page promises what nobody can keep', () => {
    for (const { path, html } of pages)
      expect(plain(main(html)), path).not.toMatch(
        /garanti(?!.{0,40}(değil|etmez|etmiyoruz|edilmez|edemez|veremez|vermez))|%100|₺/i,
      );
  });
});

describe('files', () => {
  test('all fonts together, and each hero, stay within their budget', () => {
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
    'the logo of %s is at the address in its data, and is used where a page needs it',
    (name, address, id) => {
      const { status, html } = page(address);
      expect(status).toBe(200);
      expect(html).toContain(`<title>${name}</title>`);
      for (const service of ['iptal-iade', 'evcil-hayvan'])
        expect(main(page(`/${id}-${service}`).html)).toContain(`src="${address}"`);
    },
  );

  test.each([
    '/favicon.ico',
    '/favicon.svg',
    '/apple-touch-icon.png',
    '/icon-192.png',
    '/icon-512.png',
    '/site.webmanifest',
  ])('%s exists', (path) => {
    expect(get(path).status).toBe(200);
    expect(header(get(path), 'Content-Length')).not.toBe('0');
  });
});
