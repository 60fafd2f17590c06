import { describe, expect, test } from 'vitest';
import { airlineList } from '../../src/domain/airlines.ts';
import { ownWays } from '../../src/site/content/own-ways.ts';
import { serviceWays } from '../../src/site/content/ways.ts';
import { airlineFacts } from '../../src/site/facts/index.ts';
import { airlineServices } from '../../src/site/services.ts';
import { airlinePath, canonicalPages } from '../../src/site/urls.ts';
import { main, meta, page, plain, texts } from './support.ts';
import { namePattern } from './written.ts';

describe('across all pages', () => {
  const pages = canonicalPages.map(({ path }) => page(path));
  const airlinePages = canonicalPages.filter(({ kind }) => kind === 'airline').map(({ path }) => path);

  test.each(['title', 'description'])('no two main addresses share a %s', (what) => {
    const values = pages.map(({ html }) =>
      what === 'title' ? plain(/<title>([^<]*)/.exec(html)?.[1] ?? '') : meta(html, 'description'),
    );
    expect(values.filter((value, at) => values.indexOf(value) !== at)).toEqual([]);
  });

  const places = new Map<string, Set<string>>();
  /** Parts that all pages of a service share: how to manage without the agency, steps in a list, a message to copy. */
  const shared =
    /<p class="self">.*?<\/p>|<ol class="todo">.*?<\/ol>|<section aria-labelledby="kopyala">[\s\S]*?<\/section>/g;
  for (const { path, html } of pages)
    for (const text of texts(html.replace(shared, ''))) places.set(text, (places.get(text) ?? new Set()).add(path));

  test('a paragraph is on at most three pages, except in the frame that all pages of a kind share', () => {
    const frame = new Set(Object.values(serviceWays).flatMap((ways) => Object.values(ways)));
    const framed =
      /^(?:Bağımsız hizmet:|Bazı işlemlerde hizmet bedeli |İki sayının ilki|(?:Genellikle; )?(?:(?:(?:[İi]lk |[Bb]u iki )?yanıtın|Yanıtın|[Bb]u yanıtların|Yukarıdakilerin) )?[Kk]ayna(?:k:|ğı:|ğı yok;) |Sayıların kaynağı bu sitedeki |Mevzuat özeti[; ])|Kaynakları okuduğumuz gün: |’\p{L}+ sitesi: [a-z.]+$/u;
    const repeated = [...places]
      .filter(([text, paths]) => text.length >= 40 && paths.size > 3 && !frame.has(text) && !framed.test(text))
      .map(([text, paths]) => [text, paths.size]);
    expect(repeated).toEqual([]);
  });

  test('a page without an airline includes the airlines’ colours only if it shows the airlines', () => {
    const neutral = canonicalPages.filter(({ kind }) => kind !== 'airline').map(({ path }) => path);
    for (const path of neutral) {
      const { html } = page(path);
      expect(html.includes('.t-thy{'), path).toBe(/ class="[^"]*\bt-thy\b/.test(main(html)));
    }
  });

  const runs = (path: string) => {
    const words =
      texts(page(path).html)
        .join(' ')
        .replace(namePattern, '#')
        .toLocaleLowerCase('tr')
        .match(/[\p{L}\d#]+/gu) ?? [];
    return new Set(words.slice(3).map((word, at) => [...words.slice(at, at + 3), word].join(' ')));
  };

  test.each(airlineServices)(
    '%s: two airlines’ pages share less than a quarter of their text on average, never more than 35 %',
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

  test('every airline page has at least 1,200 characters of text that are on no other page', () => {
    const short = pages
      .filter(({ path }) => airlinePages.includes(path))
      .map(({ path, html }) => {
        const own = texts(html).filter((text) => places.get(text)?.size === 1);
        return [path, own.join(' ').length] as const;
      })
      .filter(([, length]) => length < 1200);
    expect(short).toEqual([]);
  });

  test('airline, service and contact pages say above their hero that this is not an airline’s site', () => {
    const speaking = canonicalPages.filter(({ kind }) => kind === 'airline' || kind === 'hub' || kind === 'contact');
    for (const { path } of speaking)
      expect(main(page(path).html), path).toMatch(
        /^<div class="strip"><div class="wrap"><p><b>Bağımsız hizmet:<\/b>[^<]* değildir\.<\/p><\/div><\/div><div class="hero/,
      );
    for (const { path, html } of pages) expect(plain(html), path).toContain('hiçbir havayolunun resmî sitesi');
  });

  test('the answer card links to the airline’s main address', () => {
    for (const { id } of airlineList)
      for (const service of airlineServices) {
        const { html } = page(airlinePath(id, service));
        const card = /<div class="ans">[\s\S]*?<div class="go">/.exec(html)?.[0] ?? '';
        const { site } = airlineFacts[id];
        const { words, whole = words, wholeByAirline } = ownWays[service];
        // The link to the airline's site comes directly after the answer. A refund page first warns not to cancel a
        // flight that
        // the airline has cancelled; the warning has its own link.
        const isRefund = service === 'iptal-iade';
        if (isRefund) expect(card).toMatch(/^<div class="ans"><div><p>[^<]* siz iptal etmeyin/);
        const answers = [...card.matchAll(/<div><p>.*?<\/p><p class="self">.*?<\/p>/g)].map(([answer]) => answer);
        expect(answers).toHaveLength(isRefund ? 2 : 1);
        expect(answers.at(-1)).toContain(
          `<p class="self">${wholeByAirline?.[id] ?? whole}: <a href="https://${site}">${site}</a>`,
        );
        expect(words).toMatch(/^Kendiniz [\p{L} ]+$/u);
        expect(card.replace(/<a .*?<\/a>/g, '')).not.toContain(site);
      }
  });

  test('every hub’s answer except the FAQ’s links to how to do it oneself, or to the airlines’ sites if the hub lists them', () => {
    for (const { path, kind, html } of canonicalPages.map((one) => ({ ...one, html: page(one.path).html })))
      if (kind === 'hub') {
        // On the refund hub, what to do after the airline's own cancellation comes first.
        const before = path.endsWith('iptal-iade') ? '(?:<a class="jump"[^>]*>[^<]*</a>){2}' : '';
        const to = new RegExp(
          `<div class="ans"><p>[^<]*</p>${before}<a class="jump" href="#([^"]*)">(?:Vazgeçtiyseniz k|K)endiniz`,
        ).exec(html)?.[1];
        const sites = html.includes('<ul class="sites">') ? 'siteler' : 'kendiniz';
        expect(to, path).toBe(path.endsWith('sik-sorulan-sorular') ? undefined : sites);
      }
  });

  test('the answer of a hub with airline pages links to each of them', () => {
    for (const service of airlineServices.filter((one) => one !== 'iletisim')) {
      const card = /<div class="ans">[\s\S]*?<div class="go">/.exec(page(`/hizmetler/${service}`).html)?.[0] ?? '';
      const expected = airlineList.map(({ id }) => airlinePath(id, service));
      expect([...card.matchAll(/href="(\/[^"]*)"/g)].map(([, href]) => href)).toEqual(expected);
    }
  });

  test('the answer and how to do it without a call have at most forty words, ten seconds of reading', () => {
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

  test('an answer card names a source once, and says which answer it is about where other lines stand between them', () => {
    for (const path of airlinePages) {
      const card = /<div class="ans">([\s\S]*?)<div class="go">/.exec(page(path).html)?.[1] ?? '';
      const sources = card
        .split('</div><div>')
        .map((answer) => /<span class="src">(?:(?!<\/div>).)*/.exec(answer)?.[0]);
      expect(plain(sources[0] ?? ''), path).not.toMatch(/Kayna|; kaynak/);
      const twice = sources.filter((source, place) => source !== undefined && source === sources[place + 1]);
      expect(twice, path).toEqual([]);
    }
  });

  test('every text about claiming money back says who cancelled the flight', () => {
    for (const { path, html } of pages)
      for (const text of texts(html))
        expect(text, path).not.toMatch(/(?<!yaptığı )(?<!\p{L})iptalde ve |paket sorulmaz|adı sorulmaz/iu);
  });

  test('a text that gives the number of airlines gives the right one', () => {
    const units = ['bir', 'iki', 'üç', 'dört', 'beş', 'altı', 'yedi', 'sekiz', 'dokuz'];
    const names = ['', ...units, 'on', ...units.map((unit) => `on ${unit}`), 'yirmi'];
    // Numbers below six are ignored: they count the airlines of one booking, as in “iki havayolu”.
    const counted = new RegExp(`(?<!\\p{L})(${names.slice(6).reverse().join('|')}) havayolu`, 'giu');
    const errorPages = ['/yok', '/iptal-iade/yok', '/yok-evcil-hayvan'].map(page);
    const wrong = [...pages, ...errorPages].flatMap(({ path, html }) =>
      [...html.matchAll(counted)]
        .filter(([, count = '']) => count.toLocaleLowerCase('tr') !== names[airlineList.length])
        .map(([words]) => `${path}: ${words}`),
    );
    expect(wrong).toEqual([]);
  });

  test('no page promises what nobody can guarantee', () => {
    for (const { path, html } of pages)
      expect(plain(main(html)), path).not.toMatch(
        /garanti(?!.{0,40}(değil|etmez|etmiyoruz|edilmez|edemez|veremez|vermez))|%100|₺/i,
      );
  });
});
