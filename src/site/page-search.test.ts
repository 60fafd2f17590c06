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
  ])('“%s” finds %s first', (wanted, path) => {
    expect(paths(wanted)[0]).toBe(path);
  });

  test('finds nothing for empty or unknown text, and never more than six pages', () => {
    expect(paths('')).toEqual([]);
    expect(paths('   ')).toEqual([]);
    expect(paths('zzzz')).toEqual([]);
    expect(paths('agaj')).toEqual([]);
    expect(paths('bilet')).toHaveLength(6);
  });

  test('finds only pages that exist', () => {
    const known = new Set(urls.map(({ path }) => path));
    for (const wanted of ['bilet', 'emirates', 'iade', 'check'])
      for (const path of paths(wanted)) expect(known).toContain(path);
  });
});
