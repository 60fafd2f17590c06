import { describe, expect, test } from 'vitest';
import agency from '../../agency.config.ts';
import { airlineIds, airlineList, phoneFor } from '../../src/domain/airlines.ts';
import { urls } from '../../src/site/urls.ts';
import { attributes, built, page, plain, siteUrl } from './support.ts';

const header = (html: string) => /<header[\s\S]*<\/header>/.exec(html)?.[0] ?? '';
const footer = (html: string) => /<footer[\s\S]*<\/footer>/.exec(html)?.[0] ?? '';
const links = (html: string) => [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href = '']) => href);

function entries(html: string, name: string): string {
  const from = html.indexOf(`<summary>${name}</summary>`);
  let depth = 0;
  for (const { 0: tag, index } of html.slice(from).matchAll(/<\/?ul\b/g)) {
    depth += tag === '<ul' ? 1 : -1;
    if (depth === 0) return html.slice(from, from + index);
  }
  return '';
}

const errorPages = [
  '/olmayan-sayfa',
  '/bilet-degisikligi/yok',
  '/yok-evcil-hayvan',
  ...airlineIds.map((id) => `/${id}/olmayan`),
];
const everywhere = [
  ...urls.map((url) => ({ path: url.path, airline: url.kind === 'airline' ? url.airline : null })),
  ...errorPages.map((path) => ({ path, airline: null })),
];

describe.each(everywhere)('the frame of $path', ({ path, airline }) => {
  const { html } = page(path);

  test('the colours are those of the airline, else neutral', () => {
    expect(html).toContain(`<body class="${airline ? `t-${airline}` : 'neutral'}">`);
  });

  test('the header has the three menus and the call button', () => {
    const top = header(html);
    for (const name of ['Havayolları', 'Bilet İşlemleri', 'Özel Hizmetler']) expect(entries(top, name)).not.toBe('');
    expect(top).toMatch(/<a class="call s" href="tel:\+90\d{10}" data-source="header">/);
    expect(attributes(top, 'nav', 'aria-label')).toEqual(['Ana menü']);
  });

  test('has one call bar for small screens', () => {
    const bars =
      html.match(/<a class="bar" href="tel:\+90\d{10}" data-source="mobile_button">(?:(?!<\/a>).)*<\/a>/g) ?? [];
    expect(bars).toHaveLength(1);
    expect(plain(bars[0] ?? '')).toContain('Hemen Ara');
  });

  test('every call link has this page’s number and a click source', () => {
    const calls = html.match(/<a [^>]*href="tel:[^>]*>/g) ?? [];
    expect(calls.length).toBeGreaterThanOrEqual(3);
    for (const call of calls) expect(call).toMatch(/ data-source="[a-z_]+( airways| arabia)?"/);
    const expected = phoneFor(airlineList.find(({ id }) => id === airline) ?? null, agency);
    const shown = errorPages.includes(path) ? html.replace(/<ul class="wrap gates">[\s\S]*?<\/ul>/, '') : html;
    expect(new Set(links(shown).filter((href) => href.startsWith('tel:')))).toEqual(new Set([`tel:${expected}`]));
  });

  test('the footer links the legal pages and says who runs this site, and since when', () => {
    const foot = footer(html);
    for (const info of [
      '/kisisel-verilerin-korunmasi',
      '/mesafeli-satis-sozlesmesi',
      '/hakkimizda',
      '/kullanim-kosullari',
      '/iptal-iade-sartlari',
      '/gizlilik-ve-guvenlik',
      '/iletisim',
    ])
      expect(links(foot)).toContain(info);
    expect(plain(foot)).toMatch(/bağımsız bir seyahat ve iletişim hizmetidir; hiçbir havayolunun resmî sitesi/);
    expect(plain(foot)).toContain(`© 2024–${new Date().getUTCFullYear()} ${agency.name}`);
  });

  test('the main part ends with a link to report a mistake, with the page’s address as subject', () => {
    const main = urls.find((url) => url.path === path)?.canonical;
    const mail = `<a href="mailto:${agency.email}?subject=${encodeURIComponent(`${siteUrl}${main}`)}">Bu bilgi yanlış mı?</a></p></main>`;
    expect(html.includes(mail)).toBe(main !== undefined);
  });

  test('loads nothing from other hosts and has no tracking', () => {
    expect(html).not.toMatch(
      /<(?:img|script|iframe|link rel="(?:preload|icon|manifest)")[^>]*(?:src|href)="(?:https?:)?\/\//,
    );
    expect(html).not.toMatch(/data-consent|googletagmanager/);
    expect(page(path).policy).not.toContain('http');
  });

  test('has no forms except lookups and tools, and none that sends data', () => {
    const forms = html.match(/<form[^>]*>/g) ?? [];
    const main = urls.find((url) => url.path === path)?.canonical ?? '';
    const one = /rezervasyon-yonetimi|bilet-sorgulama|ucus-gecikmesi|bagaj-ekleme/.test(main);
    expect(forms).toHaveLength(one ? 1 : 0);
    for (const form of forms) expect(form).not.toContain('action');
    expect(page(path).policy).toContain("form-action 'none'");
  });
});

describe('the menus', () => {
  const top = header(page('/').html);
  const tenOf = (service: string) => airlineIds.map((id) => `/${id}-${service}`);

  test('the airlines link to their contact pages', () => {
    expect(links(entries(top, 'Havayolları'))).toEqual(tenOf('iletisim'));
  });

  test.each([
    ['Bilet İşlemleri', 'Bilet Satın Alma', 'bilet-satin-alma'],
    ['Bilet İşlemleri', 'Bilet Değişikliği', 'bilet-degisikligi'],
    ['Bilet İşlemleri', 'İsim Değişikliği', 'isim-degisikligi'],
    ['Bilet İşlemleri', 'İptal ve İade', 'iptal-iade'],
    ['Bilet İşlemleri', 'Sınıf Yükseltme', 'sinif-yukseltme'],
    ['Özel Hizmetler', 'Evcil Hayvan Taşıma', 'evcil-hayvan'],
    ['Özel Hizmetler', 'Refakatsiz Çocuk', 'refakatsiz-cocuk'],
    ['Özel Hizmetler', 'Koltuk Seçimi', 'koltuk-secimi'],
    ['Özel Hizmetler', 'Bagaj Ekleme', 'bagaj-ekleme'],
    ['Özel Hizmetler', 'Online Check-in', 'check-in'],
  ])('%s › %s lists the service and the airlines', (menu, name, service) => {
    expect(links(entries(entries(top, menu), name))).toEqual([`/hizmetler/${service}`, ...tenOf(service)]);
  });

  test('every hub is in the header', () => {
    for (const { path } of urls.filter((url) => url.kind === 'hub' && url.path === url.canonical))
      expect(links(top)).toContain(path);
  });
});

test('speculation rules name only pages of the site', () => {
  const rules = /<script type="speculationrules">([^<]*)</.exec(page('/').html)?.[1] ?? '{}';
  const { prefetch } = JSON.parse(rules) as { prefetch: { where: unknown; eagerness: string }[] };
  expect(prefetch).toEqual([
    { where: { and: [{ href_matches: '/*' }, { not: { href_matches: '/crm*' } }] }, eagerness: 'moderate' },
  ]);
  expect(page('/').policy).toContain("'inline-speculation-rules'");
  expect(built.answer('GET', '/healthz', {})).toBeNull();
});
