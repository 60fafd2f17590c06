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
  ['check-in', 'Genellikle kalkıştan 24–36 saat önce açılır; Qatar Airways ve Emirates 48, Pegasus 72 saat önce açar.'],
  [
    'bagaj-ekleme',
    'Kayıtlı bagaj genellikle 15–40 kg’dır, en ucuz pakette çoğu kez yoktur; kabin bagajı pakete göre 3–10 kg’dır.',
  ],
  ['refakatsiz-cocuk', 'Hizmet genellikle 5 ile 15 yaş arasındaki çocuğa verilir; her havayolunun aralığı ayrıdır.'],
  ['evcil-hayvan', 'Qatar Airways, Emirates ve flydubai kabine genellikle hayvan almaz.'],
  ['sinif-yukseltme', 'Pegasus, SunExpress, AJet ve Air Arabia yalnızca Economy kabiniyle uçar.'],
  ['isim-degisikligi', 'THY, Pegasus, Qatar Airways, Emirates ve flydubai bileti genellikle başkasına devretmez.'],
] as const)('%s: %s', (service, sentence) => {
  expect(spanSentence(service)?.replaceAll('\u00a0', ' ')).toBe(sentence);
});
