import { describe, expect, test } from 'vitest';
import { findPages } from './page-search.ts';
import { urls } from './urls.ts';

const paths = (wanted: string) => findPages(wanted).map(({ path }) => path);

describe('the search for pages', () => {
  test.each([
    ['bagaj', '/hizmetler/bagaj-ekleme'],
    ['BAGAJ EKLEME', '/hizmetler/bagaj-ekleme'],
    ['pegasus bagaj', '/pegasus-bagaj-ekleme'],
    ['PC bagaj', '/pegasus-bagaj-ekleme'],
    ['thy iptal', '/thy-iptal-iade'],
    ['turkish airlines iade', '/thy-iptal-iade'],
    ['qatar check', '/qatar-check-in'],
    ['ucagim iptal', '/hizmetler/ucus-gecikmesi'],
    ['bavulum', '/hizmetler/kayip-esya'],
    ['kacirdim', '/hizmetler/bilet-degisikligi'],
    ['para cekildi', '/hizmetler/bilet-sorgulama'],
    ['kedim', '/hizmetler/evcil-hayvan'],
    ['tekerlekli', '/hizmetler/ozel-yardim'],
    ['air arabia iletisim', '/airarabia-iletisim'],
    // Searches worded as travellers type them.
    ['pegasus uçağı kaçırdım', '/pegasus-bilet-degisikligi'],
    ['emirates aktarma kaçırdım', '/emirates-bilet-degisikligi'],
    ['ajet tekerlekli sandalye', '/hizmetler/ozel-yardim'],
    ['ajet engelli yolcu', '/hizmetler/ozel-yardim'],
    ['sunexpress köpek', '/sunexpress-evcil-hayvan'],
    ['kedimi kabine', '/hizmetler/evcil-hayvan'],
    ['isim düzeltme', '/hizmetler/isim-degisikligi'],
    ['air arabia soyadım değişti', '/airarabia-isim-degisikligi'],
    ['thy adım yanlış', '/thy-isim-degisikligi'],
    ['rötar', '/hizmetler/ucus-gecikmesi'],
    ['flydubai rötar tazminat', '/hizmetler/ucus-gecikmesi'],
    ['iki kere para çekildi', '/hizmetler/bilet-sorgulama'],
    ['para çekildi bilet gelmedi', '/hizmetler/bilet-sorgulama'],
    ['thy para iadesi', '/thy-iptal-iade'],
    ['kimliğimi unuttum', '/hizmetler/check-in'],
    ['thy biniş kartı', '/thy-check-in'],
    ['pegasus valiz kaç kilo', '/pegasus-bagaj-ekleme'],
    ['bavulum kayboldu', '/hizmetler/kayip-esya'],
    ['thy bavulum kırıldı', '/hizmetler/kayip-esya'],
    ['yer yok dediler', '/hizmetler/ucus-gecikmesi'],
    ['flydubai çocuk tek başına', '/flydubai-refakatsiz-cocuk'],
    ['yan yana oturmak', '/hizmetler/koltuk-secimi'],
    ['qatar müşteri hizmetleri', '/qatar-iletisim'],
    ['thy business geçiş', '/thy-sinif-yukseltme'],
    ['azal tarih değiştirme', '/azal-bilet-degisikligi'],
  ])('“%s” finds %s first', (wanted, path) => {
    expect(paths(wanted)[0]).toBe(path);
  });

  test('finds nothing for empty or unknown text, and never more than six pages', () => {
    expect(paths('')).toEqual([]);
    expect(paths('   ')).toEqual([]);
    expect(paths('zzzz')).toEqual([]);
    expect(paths('agaj')).toEqual([]);
    expect(paths('thy')[0]).toBe('/thy-iletisim');
    expect(paths('bilet')).toHaveLength(6);
  });

  test('finds only pages that exist', () => {
    const known = new Set(urls.map(({ path }) => path));
    for (const wanted of ['bilet', 'emirates', 'iade', 'check'])
      for (const path of paths(wanted)) expect(known).toContain(path);
  });
});
