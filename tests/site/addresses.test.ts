import { describe, expect, test } from 'vitest';
import { urls } from '../../src/site/urls.ts';
import { attributes, get, header, page, siteUrl } from './support.ts';

/** The airlines whose pages the site must have, independent of the product's `urls`. */
const airlines = [
  'thy',
  'pegasus',
  'sunexpress',
  'ajet',
  'azal',
  'qatar',
  'aeroflot',
  'emirates',
  'airarabia',
  'flydubai',
];
const five = airlines.slice(0, 5);
const three = ['sunexpress', 'ajet', 'azal'];
const hubs = [
  'bilet-satin-alma',
  'bilet-degisikligi',
  'isim-degisikligi',
  'iptal-iade',
  'koltuk-secimi',
  'bagaj-ekleme',
  'evcil-hayvan',
  'refakatsiz-cocuk',
  'sinif-yukseltme',
  'check-in',
  'ucus-gecikmesi',
  'kayip-esya',
  'rezervasyon-yonetimi',
  'bilet-sorgulama',
  'ozel-yardim',
  'sik-sorulan-sorular',
];
const airlineServices = ['iletisim', ...hubs.slice(0, 10)];
const own = (path: string) => [path, path] as const;
const pairs: readonly (readonly [path: string, canonical: string])[] = [
  own('/'),
  ...hubs.map((service) => own(`/hizmetler/${service}`)),
  ['/evcil-hayvan', '/hizmetler/evcil-hayvan'],
  ['/pet-services', '/hizmetler/evcil-hayvan'],
  ['/services/seat-selection', '/hizmetler/koltuk-secimi'],
  ['/services/baggage', '/hizmetler/bagaj-ekleme'],
  ['/services/unaccompanied-minor', '/hizmetler/refakatsiz-cocuk'],
  ['/services/class-upgrade', '/hizmetler/sinif-yukseltme'],
  ['/services/check-in', '/hizmetler/check-in'],
  ['/refakatsiz-cocuk', '/hizmetler/refakatsiz-cocuk'],
  ...airlines.flatMap((airline) => airlineServices.map((service) => own(`/${airline}-${service}`))),
  ...airlines.flatMap((airline) => [
    [`/${airline}/pet-services`, `/${airline}-evcil-hayvan`] as const,
    ...['bilet-degisikligi', 'koltuk-secimi', 'bagaj-ekleme', 'isim-degisikligi', 'iptal-iade'].map(
      (service) => [`/${service}/${airline}`, `/${airline}-${service}`] as const,
    ),
  ]),
  ...five.flatMap((airline) => [
    [`/${airline}/unaccompanied-minor`, `/${airline}-refakatsiz-cocuk`] as const,
    [`/${airline}/class-upgrade`, `/${airline}-sinif-yukseltme`] as const,
    [`/${airline}/check-in`, `/${airline}-check-in`] as const,
  ]),
  ...three.map((airline) => [`/${airline}/seat-selection`, `/${airline}-koltuk-secimi`] as const),
  ...[
    'kisisel-verilerin-korunmasi',
    'mesafeli-satis-sozlesmesi',
    'hakkimizda',
    'kullanim-kosullari',
    'iptal-iade-sartlari',
    'gizlilik-ve-guvenlik',
    'iletisim',
  ].map((info) => own(`/${info}`)),
];

test('the site has exactly these 220 addresses, each once', () => {
  const paths = pairs.map(([path]) => path);
  expect(paths).toHaveLength(220);
  expect(urls.map(({ path }) => path).sort()).toEqual(paths.sort());
});

test.each(pairs)('%s shows the page with the main address %s', (path, canonical) => {
  const { status, html } = page(path);
  expect(status).toBe(200);
  expect(attributes(html, 'link rel="canonical"', 'href')).toEqual([siteUrl + canonical]);
  expect(html).toBe(page(canonical).html);
  if (path === '/') return;
  const slashed = get(`${path}/`);
  expect([slashed.status, header(slashed, 'Location')]).toEqual([308, path]);
});

describe('address forms that the specification lists only for other airlines', () => {
  const unlisted = [
    ...airlines
      .slice(5)
      .flatMap((airline) => [`/${airline}/unaccompanied-minor`, `/${airline}/class-upgrade`, `/${airline}/check-in`]),
    ...airlines.filter((airline) => !three.includes(airline)).map((airline) => `/${airline}/seat-selection`),
  ];
  test.each(unlisted)('%s is not a page', (path) => {
    const { status, html } = page(path);
    expect(status).toBe(404);
    expect(html).toContain('Sayfa Bulunamadı');
  });
});
