import { expect, test } from 'vitest';
import { airlineIds } from '../../domain/airlines.ts';
import { cellOf } from './index.ts';
import { spanOf, spanSentence } from './spans.ts';

test('the span of a column runs from the smallest to the largest value of all airlines', () => {
  const hours = airlineIds.flatMap((id) => Number.parseInt(cellOf(id, 'opens')?.value ?? '', 10) || []);
  const { least, most, leaders } = spanOf('opens');
  expect([least, most]).toEqual([Math.min(...hours), Math.max(...hours)]);
  for (const id of leaders) expect(cellOf(id, 'opens')?.value).toContain(String(most));
});

test.each([
  [
    'check-in',
    'Online check-in genellikle THY, AJet ve Aeroflot’ta 24, Qatar Airways ve Emirates’te 48, Pegasus’ta 72 saat önce açılır.',
  ],
  [
    'bagaj-ekleme',
    'En ucuz pakette kayıtlı bagaj çoğu kez yoktur, kilo ya da parça eklenir; diğer paketlerde genellikle 15–40 kg’dır.',
  ],
  ['refakatsiz-cocuk', 'Genellikle 5 ya da 7 yaşında başlar, havayoluna göre 12–17 yaşa kadar istenebilir.'],
  [
    'evcil-hayvan',
    'Kedi ve köpek kabinde genellikle kafesle 8 kg’a kadar uçar; Qatar Airways, Emirates, Air Arabia ve flydubai’de genellikle kabine alınmaz.',
  ],
  [
    'sinif-yukseltme',
    'Üst kabine genellikle ücretle, mille ya da teklifle geçilir; Pegasus, SunExpress, AJet ve Air Arabia’da bildiğimiz kadarıyla yalnızca Economy vardır.',
  ],
  ['isim-degisikligi', 'THY, Pegasus, Qatar Airways, Emirates ve flydubai’de bilet genellikle başkasına devredilemez.'],
] as const)('%s: %s', (service, sentence) => {
  expect(spanSentence(service)?.replaceAll('\u00a0', ' ')).toBe(sentence);
});
