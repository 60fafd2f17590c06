import { expect, test } from 'vitest';
import { airlineIds } from '../../domain/airlines.ts';
import { cellOf } from './index.ts';
import { spanOf, spanSentence } from './spans.ts';

test('the span of a column is that of its cells, whoever has them', () => {
  const hours = airlineIds.flatMap((id) => Number.parseInt(cellOf(id, 'opens')?.value ?? '', 10) || []);
  const { least, most, leaders } = spanOf('opens');
  expect([least, most]).toEqual([Math.min(...hours), Math.max(...hours)]);
  for (const id of leaders) expect(cellOf(id, 'opens')?.value).toContain(String(most));
});

test.each([
  [
    'check-in',
    'Genellikle kalkıştan 24–36 saat önce açılır; bazılarında daha erken (48 saat: Qatar Airways, Emirates; 72 saat: Pegasus).',
  ],
  [
    'bagaj-ekleme',
    'Kayıtlı bagaj genellikle 15–40 kg, en ucuz pakette çoğu kez yok; kabin bagajı pakete göre 3–10 kg.',
  ],
  ['refakatsiz-cocuk', 'Hizmet genellikle 5 ile 15 yaş arasındadır; her havayolunun aralığı ayrıdır.'],
  ['evcil-hayvan', 'Kabine hayvan almayanlar: Qatar Airways, Emirates, flydubai.'],
  ['sinif-yukseltme', 'Yalnızca Economy uçanlar: Pegasus, SunExpress, AJet, Air Arabia.'],
  ['isim-degisikligi', 'Bileti genellikle başkasına devretmeyenler: THY, Pegasus, Qatar Airways, Emirates, flydubai.'],
] as const)('%s: %s', (service, sentence) => {
  expect(spanSentence(service)?.replaceAll('\u00a0', ' ')).toBe(sentence);
});
