import { expect, test } from 'vitest';
import agency from '../../agency.config.ts';
import { airlineList, airlines } from '../../src/domain/airlines.ts';
import { canonicalPages } from '../../src/site/urls.ts';
import { attributes, main, page, plain } from './support.ts';

const body = (path: string) => main(page(path).html);
const text = (path: string) => plain(body(path));
const headings = (html: string, level: number) =>
  [...html.matchAll(new RegExp(`<h${level}[^>]*>([\\s\\S]*?)</h${level}>`, 'g'))].map(([, inner = '']) => plain(inner));
const support = 'tel:+908500000000';

test('the home page: hero, its services, the airlines, three ways to reach us', () => {
  const html = body('/');
  expect(headings(html, 1)).toEqual(['Uçak Bileti Rezervasyonu']);
  expect(headings(html, 2)).toEqual(['Ne oldu?', 'Hizmetlerimiz', 'Çalıştığımız Havayolları', 'İletişime Geçin']);
  expect(html).toMatch(/href="tel:\+908500000000" data-source="hero_section">(?:(?!<\/a>).)*Hemen Bizi Arayın<\/a>/);
  const cards = [...html.matchAll(/<a class="card[^>]* href="([^"]*)">.*?<span class="hour">([\d:]*)<\/span>/g)];
  expect(cards.map(([, href, hour]) => [href, hour])).toEqual([
    ['/hizmetler/bilet-satin-alma', '06:40'],
    ['/hizmetler/check-in', '09:15'],
    ['/hizmetler/bagaj-ekleme', '11:00'],
    ['/hizmetler/koltuk-secimi', '13:30'],
    ['/hizmetler/bilet-degisikligi', '16:20'],
    ['/hizmetler/iptal-iade', '18:45'],
    ['/hizmetler/evcil-hayvan', '20:30'],
    ['/hizmetler/ozel-yardim', '23:50'],
  ]);
  expect(attributes(html, 'a class="tag"', 'href')).toEqual(airlineList.map(({ id }) => `/${id}-iletisim`));
  const contact = html.slice(html.indexOf('id="iletisim"'));
  expect(contact).toContain(`href="${support}" data-source="contact_section"`);
  expect(contact).toContain(`href="mailto:${agency.email}"`);
  for (const words of ['İstanbul, Türkiye', '7/24', '5 dakika', '24 saat içinde'])
    expect(plain(contact)).toContain(words);
});

test('the contact page: every way, hours, services, an emergency button', () => {
  const html = body('/iletisim');
  expect(headings(html, 3)).toEqual(expect.arrayContaining(['Telefon', 'E-posta', 'Adres', 'Çalışma saatleri']));
  for (const words of [
    'İstanbul, Türkiye',
    '7 gün 24 saat',
    'Ortalama yanıt süresi 5 dakika',
    '24 saat içinde yanıtlanır',
  ])
    expect(plain(html)).toContain(words);
  expect(html).toContain(`<a class="btn" href="mailto:${agency.email}">E-posta Gönder</a>`);
  expect(html).toMatch(/href="tel:\+908500000000" data-source="emergency_call">(?:(?!<\/a>).)*Hemen Ara<\/a>/);
  const hubs = canonicalPages.filter(({ kind }) => kind === 'hub').map(({ path }) => path);
  expect(html.match(/(?<=href=")\/hizmetler\/[^"]*/g)?.sort()).toEqual(hubs.sort());
});

test.each([
  ['thy', 'Miles and Smiles'],
  ['pegasus', 'BolBol'],
  ['sunexpress', 'SunExpress Club'],
  ['ajet', 'AJet Club'],
  ['azal', 'AZAL Miles'],
  ['qatar', 'Privilege Club'],
  ['aeroflot', 'Aeroflot Bonus'],
  ['emirates', 'Emirates Skywards'],
  ['airarabia', 'AirRewards'],
  ['flydubai', 'Emirates Skywards'],
])('the purchase and the upgrade page of %s name the loyalty programme: %s', (airline, programme) => {
  for (const service of ['bilet-satin-alma', 'sinif-yukseltme'])
    expect(text(`/${airline}-${service}`)).toContain(
      // The specification names the programme on the purchase page; we could not confirm its name.
      airline === 'sunexpress' && service === 'sinif-yukseltme'
        ? 'Sadakat programı SunExpress’e sorun Adını doğrulayamadık'
        : `Sadakat programı ${programme}`,
    );
});

test.each(airlineList.map(({ id }) => id))(
  'the contact page of %s names our hours and response times in the board’s last line, as ours',
  (id) => {
    const board = /<table class="board">([\s\S]*?)<\/table>/.exec(body(`/${id}-iletisim`))?.[1] ?? '';
    const lines = [...board.matchAll(/<tr>(.*?)<\/tr>/g)].map(([, line = '']) => plain(line));
    expect(lines.filter((line) => /7\/24|dakika|24.saat/.test(line))).toEqual(lines.slice(-1));
    expect(lines.at(-1)).toMatch(
      /^Bizim hattımız \(.*’\p{L}+ değil\) 7\/24, ortalama 5.dakikada yanıt E-postaya 24.saat içinde$/u,
    );
  },
);

const both = (service: string) => [`/hizmetler/${service}`, ...airlineList.map(({ id }) => `/${id}-${service}`)];

test.each(both('bagaj-ekleme'))('%s shows its cards', (path) => {
  const kinds = ['Ek bagaj', 'Spor ekipmanı', 'Özel eşya', 'Bagaj takibi'];
  expect(headings(body(path), 3)).toEqual(expect.arrayContaining(kinds));
});

test.each(both('koltuk-secimi'))('%s mentions choosing a seat online', (path) => {
  expect(text(path)).toMatch(/internet|çevrim içi|online|uygulama/i);
});

const card = (html: string) => /<div class="ans">([\s\S]*?)<div class="go">/.exec(html)?.[1] ?? '';

test.each([
  'bagaj-ekleme',
  'bilet-degisikligi',
  'check-in',
  'iptal-iade',
  'isim-degisikligi',
  'koltuk-secimi',
  'refakatsiz-cocuk',
])(
  'the airlines’ pages of %s link from the first answers to the steps at the airport, if the airline offers the service',
  (service) => {
    for (const { id } of airlineList) {
      const html = body(`/${id}-${service}`);
      const block = /<h2 id="havalimaninda">Havalimanındayım<\/h2><ol class="todo">(.*?)<\/ol>/.exec(html)?.[1];
      const isOffered = service !== 'refakatsiz-cocuk' || !['airarabia', 'flydubai'].includes(id);
      const lines = { 'bagaj-ekleme': 5, 'bilet-degisikligi': 4, 'check-in': 5 }[service] ?? 3;
      expect(block?.match(/<li>/g)?.length, id).toBe(isOffered ? lines : undefined);
      expect(card(html).includes('href="#havalimaninda"'), id).toBe(isOffered);
    }
  },
);

test.each([
  ['thy', 'iç hatta kimlikle, dış hatta pasaportla'],
  ['azal', 'yazıldığı belgeyle'],
  ['qatar', 'Pasaportunuzla'],
  ['flydubai', 'Pasaportunuzla'],
])('the steps at the airport of %s name the document that its flights need: %s', (id, document) => {
  expect(/<ol class="todo"><li>(.*?)<\/li>/.exec(body(`/${id}-check-in`))?.[1]).toContain(document);
});

test('pages of a service that the airline does not offer link from the first answers to the airlines that do', () => {
  for (const { id } of airlineList)
    for (const [service, refusing] of [
      ['refakatsiz-cocuk', ['airarabia', 'flydubai']],
      ['evcil-hayvan', ['qatar', 'emirates', 'airarabia', 'flydubai']],
    ] as const)
      expect(
        card(body(`/${id}-${service}`)).includes(`<p class="self"><a href="/hizmetler/${service}#karsilastirma"`),
        id,
      ).toBe((refusing as readonly string[]).includes(id));
});

test('the page on children who fly alone starts with what to do and the span of ages, then gives the typical child', () => {
  expect(plain(card(body('/hizmetler/refakatsiz-cocuk')))).toMatch(
    /^Refakat hizmetini bilet almadan önce havayolundan isteyin\. Genellikle .*10.yaşındaki /,
  );
});

test('the message ready to copy never asks an airline for a service that its facts say it does not offer', () => {
  for (const { id } of airlineList) {
    const child = text(`/${id}-refakatsiz-cocuk`);
    expect(child.includes('Refakat hizmeti istiyorum.'), id).toBe(!['airarabia', 'flydubai'].includes(id));
    const pet = text(`/${id}-evcil-hayvan`);
    const isClosed = ['qatar', 'emirates', 'airarabia', 'flydubai'].includes(id);
    expect(pet, id).toContain(isClosed ? 'Kedimi ambarda götürmek' : 'Kedimi kabinde götürmek');
  }
});

test('the airlines’ contact pages link to what to do after being charged without getting a ticket', () => {
  for (const { id } of airlineList)
    expect(card(body(`/${id}-iletisim`))).toContain('href="/hizmetler/bilet-sorgulama#para-cekildi"');
  expect(body('/hizmetler/bilet-sorgulama')).toContain('id="para-cekildi"');
});

test('delay shows its table of amounts', () => {
  const table = /<table class="grid">([\s\S]*?)<\/table>/.exec(body('/hizmetler/ucus-gecikmesi'))?.[1] ?? '';
  expect(plain(table)).toMatch(/1\.500.km.* 250 avro .*1\.500–3\.500.km 400 avro .*3\.500.km.* 600 avro/);
});

test('reservation: a form with two fields, its dialog, and the sample card', () => {
  const html = body('/hizmetler/rezervasyon-yonetimi');
  expect(attributes(html, 'input', 'name')).toEqual(['pnr', 'surname']);
  const sample = /<figure class="pass sample">([\s\S]*?)<\/figure>/.exec(html)?.[1] ?? '';
  const terms = [...sample.matchAll(/<dt>([^<]*)<\/dt><dd>([^<]+)<\/dd>/g)].map(([, name]) => name);
  expect(terms).toEqual([
    'PNR',
    'Rezervasyon tarihi',
    'Güzergâh',
    'Uçuş tarihi ve saati',
    'Havayolu ve uçuş',
    'Yolcular',
    'Toplam tutar',
    'Ödeme durumu',
  ]);
  expect(plain(sample)).toMatch(/Örnek rezervasyon Onaylandı.*\d yetişkin, \d çocuk/);
  expect(html).toMatch(/<dialog[^>]*aria-labelledby="bulunamadi"/);
});

test.each(['rezervasyon-yonetimi', 'bilet-sorgulama'])(
  '%s says once that it is not connected to any airline',
  (service) => {
    const beforeSearch = body(`/hizmetler/${service}`).replace(/<dialog[\s\S]*?<\/dialog>/, '');
    expect(plain(beforeSearch).match(/sistemine bağlı değil/g)).toHaveLength(1);
  },
);

test('ticket lookup: a form with two fields', () => {
  const form = /<form[\s\S]*?<\/form>/.exec(body('/hizmetler/bilet-sorgulama'))?.[0] ?? '';
  expect(attributes(form, 'input', 'name')).toEqual(['number', 'surname']);
});

test('pet pages have the airline’s name, logo and colours', () => {
  for (const airline of Object.values(airlines)) {
    const { html } = page(`/${airline.id}-evcil-hayvan`);
    expect(headings(main(html), 1)).toEqual([`${airline.shortName} Evcil Hayvan Taşıma`]);
    expect(main(html)).toContain(`src="/logo/${airline.iata}.svg"`);
    expect(html).toContain(`--p:${airline.primaryColor}`);
  }
});
