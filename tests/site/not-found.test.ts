import { describe, expect, test } from 'vitest';
import { airlineIds, airlines } from '../../src/domain/airlines.ts';
import { get, header, main, meta, page, plain } from './support.ts';

const theme = (html: string) => /<body class="([^"]*)"/.exec(html)?.[1];

describe('addresses that are not in `urls`', () => {
  test.each([
    ['/olmayan-sayfa', 'Sayfa Bulunamadı', 'neutral'],
    ['/qatar/seat-selection', 'Sayfa Bulunamadı', 'neutral'],
    ['/qatar/check-in', 'Sayfa Bulunamadı', 'neutral'],
    ['/vf-bir-sey', 'Sayfa Bulunamadı', 'neutral'],
    ['/kampanya/Emirates', 'Sayfa Bulunamadı', 'neutral'],
    ['/ucuzthybileti', 'Sayfa Bulunamadı', 'neutral'],
    ['/yok-koltuk-secimi', 'Sayfa Bulunamadı', 'neutral'],
    ['/koltuk-secimi/yok', 'Sayfa Bulunamadı', 'neutral'],
    ['/yok/seat-selection', 'Sayfa Bulunamadı', 'neutral'],
    ['/yok-bagaj-ekleme', 'Sayfa Bulunamadı', 'neutral'],
    ['/bagaj-ekleme/yok', 'Sayfa Bulunamadı', 'neutral'],
    ['/yok-refakatsiz-cocuk', 'Sayfa Bulunamadı', 'neutral'],
    ['/yok/unaccompanied-minor', 'Sayfa Bulunamadı', 'neutral'],
    ['/yok-sinif-yukseltme', 'Sayfa Bulunamadı', 'neutral'],
    ['/yok/class-upgrade', 'Sayfa Bulunamadı', 'neutral'],
    ['/yok-check-in', 'Sayfa Bulunamadı', 'neutral'],
    ['/yok/check-in', 'Sayfa Bulunamadı', 'neutral'],
    ['/hizmetler', 'Sayfa Bulunamadı', 'neutral'],
    ['/pages/home.html', 'Sayfa Bulunamadı', 'neutral'],
    ['/not-found', 'Sayfa Bulunamadı', 'neutral'],
    ['/%E0%A4%A', 'Sayfa Bulunamadı', 'neutral'],
    ['/yok-bilet-degisikligi', 'Havayolu bulunamadı.', 'neutral'],
    ['/bilet-degisikligi/yok', 'Havayolu bulunamadı.', 'neutral'],
    ['/isim-degisikligi/yok', 'Havayolu bulunamadı.', 'neutral'],
    ['/yok-isim-degisikligi', 'Havayolu bulunamadı.', 'neutral'],
    ['/iptal-iade/yok', 'Havayolu bulunamadı.', 'neutral'],
    ['/yok-iptal-iade', 'Havayolu bulunamadı.', 'neutral'],
    ['/yok-evcil-hayvan', 'Havayolu Evcil Hayvan Taşıma', 'neutral'],
    ['/yok/pet-services', 'Havayolu Evcil Hayvan Taşıma', 'neutral'],
  ])('%s: 404, “%s”, %s', (path, heading, expected) => {
    const { status, html } = page(path);
    expect(status).toBe(404);
    expect(plain(/<h1[^>]*>([\s\S]*?)<\/h1>/.exec(html)?.[1] ?? '')).toBe(heading);
    expect(theme(html)).toBe(expected);
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(plain(/<title>([^<]*)/.exec(html)?.[1] ?? '')).toContain(heading.replace(/\.$/, ''));
    for (const name of ['description', 'keywords', 'og:title', 'og:image', 'twitter:title'])
      expect(meta(html, name), name).not.toBe('');
    // A 404 page has no canonical address, and its status keeps it out of search indexes.
    expect(html).not.toMatch(/rel="canonical"|og:url|name="robots"|ld\+json/);
    expect(html).toMatch(/<link rel="preload" as="image" href="[^"]+" fetchPriority="high"/);
    expect(html).not.toMatch(/<[^>]+\sstyle="|<script[^>]*\ssrc=/);
  });

  test.each(airlineIds)('an unknown address has the neutral header, even if it names %s', (id) => {
    for (const path of [`/${id}/olmayan`, `/bilgi/${id}`, `/${id.toUpperCase()}-iptal-iade`, `/${id}-iptal-iade/a`])
      expect(theme(page(path).html), path).toBe('neutral');
  });

  test.each([
    ['/yok-iletisim', 302, '/'],
    ['/qatarairways-iletisim', 302, '/'],
    ['/yok-bilet-satin-alma', 302, '/'],
    ['/thy-iletisim/', 308, '/thy-iletisim'],
    ['/iletisim///?a=1', 308, '/iletisim?a=1'],
    ['//evil.example/', 308, '/evil.example'],
    ['/\\evil.example/', 308, '/evil.example'],
  ])('%s is redirected with %d to %s', (path, status, location) => {
    const answer = get(path);
    expect(answer.status).toBe(status);
    expect(header(answer, 'Location')).toBe(location);
  });

  test('the 404 page offers help: home page, call, cards of three airlines', () => {
    const { html } = page('/olmayan-sayfa');
    expect(plain(html)).toContain('Aradığınız sayfa mevcut değil veya taşınmış olabilir.');
    const gates = main(html).slice(main(html).indexOf('<ul class="wrap gates">'));
    const cards = gates.match(/<li>[\s\S]*?<\/li>/g) ?? [];
    expect(cards).toHaveLength(3);
    for (const [at, id] of (['thy', 'pegasus', 'ajet'] as const).entries()) {
      expect(cards[at]).toContain(`href="/${id}-iletisim"`);
      expect(plain(cards[at] ?? '')).toContain(airlines[id].description);
      expect(plain(cards[at] ?? '')).toContain('Bilet desteği ve iletişim');
      // A card has neither a telephone link, which the page has already, nor a number that looks like the airline's.
      expect(cards[at]).not.toMatch(/tel:|\d{3}/);
    }
    expect(main(html)).toMatch(/<a [^>]*href="\/">Ana Sayfaya Dön<\/a>/);
    expect(main(html)).toMatch(/href="tel:[^"]+" data-source="not_found_page">(?:(?!<\/a>).)*Hemen Bizi Arayın<\/a>/);
  });
});
