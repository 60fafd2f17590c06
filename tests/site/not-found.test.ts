import { describe, expect, test } from 'vitest';
import { get, header, page, plain } from './support.ts';

const theme = (html: string) => /<body class="([^"]*)"/.exec(html)?.[1];

describe('addresses outside the table', () => {
  test.each([
    ['/olmayan-sayfa', 'Sayfa Bulunamadı', 'neutral'],
    ['/qatar/seat-selection', 'Sayfa Bulunamadı', 't-qatar'],
    ['/qatar/check-in', 'Sayfa Bulunamadı', 't-qatar'],
    ['/vf-bir-sey', 'Sayfa Bulunamadı', 't-ajet'],
    ['/kampanya/Emirates', 'Sayfa Bulunamadı', 't-emirates'],
    ['/yok-koltuk-secimi', 'Sayfa Bulunamadı', 'neutral'],
    ['/hizmetler', 'Sayfa Bulunamadı', 'neutral'],
    ['/pages/home.html', 'Sayfa Bulunamadı', 'neutral'],
    ['/not-found/neutral', 'Sayfa Bulunamadı', 'neutral'],
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
    expect(html).toContain('<meta name="robots" content="noindex"/>');
  });

  test.each([
    ['/yok-iletisim', 302, '/'],
    ['/yok-bilet-satin-alma', 302, '/'],
    ['/thy-iletisim/', 308, '/thy-iletisim'],
    ['/iletisim///?a=1', 308, '/iletisim?a=1'],
    ['//evil.example/', 308, '/evil.example'],
    ['/\\evil.example/', 308, '/evil.example'],
  ])('%s: %d to %s', (path, status, location) => {
    const answer = get(path);
    expect(answer.status).toBe(status);
    expect(header(answer, 'Location')).toBe(location);
  });

  test('the 404 page helps on: home, call, cards of three airlines', () => {
    const { html } = page('/olmayan-sayfa');
    expect(plain(html)).toContain('Aradığınız sayfa mevcut değil veya taşınmış olabilir.');
    for (const path of ['/', '/thy-iletisim', '/pegasus-iletisim', '/ajet-iletisim'])
      expect(html).toContain(`href="${path}"`);
    expect(html).toContain('data-source="not_found_page"');
  });
});
