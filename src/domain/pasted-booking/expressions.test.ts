import { expect, it } from 'vitest';
import { begins, finds } from './expressions.ts';

it.each([
  ['rez no', 'rez no', 'Rez. No', 'rezno'],
  ['rezervasyon kodu', 'rezervasyon (kodu'],
  ['İŞLEM', 'islem'],
  ['[genel|ara] toplam [tutar]', 'toplam', 'genel toplam', 'ara toplam tutar'],
  ['pnr[niz] no', 'pnr no', "pnr'niz no"],
  ['toplam (ucret|fiyat[i])', 'toplam ucret', 'toplam fiyati'],
  ['bilet~', 'bilet', 'biletiniz'],
  ['e-bilet', 'e-bilet', 'e bilet', 'ebilet'],
  ['havale/eft', 'havale / eft'],
  ['us$', 'us$'],
  ['fiyat;\nucret', 'fiyat', 'ucret'],
])('%j finds %j', (label, ...texts) => {
  for (const text of texts) expect(finds(label).exec(text.toLowerCase())?.[0]).toBe(text.toLowerCase());
});

it.each([
  ['bilet', 'biletiniz'],
  ['bilet', 'ebilet'],
  ['toplam (ucret|fiyat)', 'toplam'],
  ['rez no', 'rez  no'],
])('%j does not find %j', (label, text) => expect(finds(label).test(text)).toBe(false));

it('tries the longest label first, and skips punctuation at the beginning of a line', () => {
  expect(finds('toplam; toplam tutar').exec('toplam tutar: 5')?.[0]).toBe('toplam tutar');
  expect(begins('donus').test('- donus')).toBe(true);
  expect(begins('donus').test('gidis donus')).toBe(false);
});
