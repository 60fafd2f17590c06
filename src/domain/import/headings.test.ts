import { expect, it } from 'vitest';
import { matchColumns } from './columns.ts';
import { findHeadings, readHeadings } from './headings.ts';

it.each([
  [
    'in the first row',
    [
      ['Ad Soyad', 'PNR'],
      ['Ali', 'ABC123'],
    ],
    0,
  ],
  ['below a title and an empty row', [['2025 satışlar'], [], ['Ad Soyad', 'PNR'], ['Ali', 'ABC123']], 2],
  [
    'in the first row with any text, if no heading is known',
    [
      ['', ' '],
      ['x', 'y'],
      ['Ali', '1'],
    ],
    1,
  ],
  ['an empty list', [], 0],
])('finds the headings: %s', (_, rows, at) => {
  expect(findHeadings(rows)).toBe(at);
});

const two = (...rows: string[][]) => {
  const last = findHeadings(rows);
  const { from, names } = readHeadings(rows, last);
  return { from, last, names };
};

it.each<[string, string[][], string[], Array<string | null>]>([
  [
    'amounts under one heading',
    [
      ['Ad Soyad', 'Tarih', 'Tutar', '', ''],
      ['', '', 'Kart', 'Havale', 'Cari'],
      ['Ali', '1.1.2026', '5', '', ''],
    ],
    ['Ad Soyad', 'Tarih', 'Kart', 'Havale', 'Cari'],
    ['fullName', 'date', 'card', 'transfer', 'currentAccountPayment'],
  ],
  [
    'every heading over two lines',
    [
      ['Yolcu', 'Yolcu', 'İşlem', 'Sanal', 'Kredi'],
      ['Adı', 'Soyadı', 'Tarihi', 'POS', 'Kartı'],
      ['Ali', 'Can', '1.1.2026', '5', ''],
    ],
    ['Yolcu Adı', 'Yolcu Soyadı', 'İşlem Tarihi', 'Sanal POS', 'Kredi Kartı'],
    ['fullName', 'fullName', 'date', 'virtualPos', 'card'],
  ],
  [
    'refunded amounts, and the day of a flight',
    [
      ['Ad Soyad', 'Satış', '', 'İade', '', 'Uçuş', ''],
      ['', 'Kart', 'Havale', 'Kart', 'Havale', 'Tarih', 'Kalkış'],
    ],
    ['Ad Soyad', 'Kart', 'Havale', 'İade Kart', 'İade Havale', 'Uçuş Tarih', 'Kalkış'],
    ['fullName', 'card', 'transfer', null, null, null, 'depart'],
  ],
  [
    'three lines below a title',
    [
      ['Satış listesi', '', '', ''],
      ['', 'Ödeme', '', ''],
      ['Ad Soyad', 'Kart', '', 'Diğer'],
      ['', 'Sanal POS', 'Kart', 'Kur'],
    ],
    ['Ad Soyad', 'Sanal POS', 'Kart', 'Diğer Kur'],
    ['fullName', 'virtualPos', 'card', null],
  ],
])('names the columns of headings in several lines: %s', (_, rows, names, fields) => {
  const found = two(...rows);
  expect(found.names).toEqual(names);
  expect(matchColumns(found.names)).toEqual(fields);
});

it.each([
  ['', ''],
  ['Tutar', 'Ad Soyad'],
])('takes names that divide a heading above them for headings, too (%s)', (second, name) => {
  const rows = [
    ['Ad Soyad', 'Tutar', second],
    [name, 'Ziraat', 'Garanti'],
    ['Ali', '5', ''],
  ];
  expect(two(...rows)).toMatchObject({
    last: 1,
    names: ['Ad Soyad', expect.stringContaining('Ziraat'), expect.stringContaining('Garanti')],
  });
  expect(two(['Ad Soyad', 'Not', 'Kart'], ['', 'devamı', ''])).toMatchObject({ last: 0 });
  expect(two(['Ad Soyad', 'Not', ''], ['Ali', 'cam', 'koridor'])).toMatchObject({ last: 0 });
});

it('does not take a title for a heading, even one about refunds', () => {
  const head = ['Ad Soyad', 'Kart'];
  expect(two(['İade listesi', ''], head)).toEqual({ from: 1, last: 1, names: head });
  expect(two(['İade listesi', 'İade listesi'], head)).toEqual({ from: 1, last: 1, names: head });
  expect(two(['', '', 'İade'], ['Ad Soyad', 'PNR', 'Kart']).names).toEqual(['Ad Soyad', 'PNR', 'İade Kart']);
  expect(two(['', '', 'Döviz'], ['Ad Soyad', 'PNR', 'Kart']).names).toEqual(['Ad Soyad', 'PNR', 'Döviz Kart']);
});

it('takes neither a row of the list nor a title for a heading', () => {
  const rows = [
    ['Satışlar', ''],
    ['Ad Soyad', 'Ödeme'],
    ['', 'Kart'],
    ['Ali', 'Kart'],
  ];
  expect(two(...rows.slice(0, 2), ['Ali', 'Kart'])).toEqual({ from: 1, last: 1, names: ['Ad Soyad', 'Ödeme'] });
  expect(two(['Kod', 'Kur'], ['x', 'y'])).toEqual({ from: 0, last: 0, names: ['Kod', 'Kur'] });
});

const names = ['S.No', 'Satış Tarihi', 'Yolcu', 'Kart', 'Havale'];
it.each([
  [['SATIŞ RAPORU', '', '01.11.2026 - 15.11.2026']],
  [['SATIŞLAR', '', '2.11.2026 - 15.11.2026']],
  [['SATIŞLAR', '', 'Kasım 2026']],
  [['Satış dökümü', '', '', 'Kurumsal müşteriler']],
  [['İADE RAPORU', '', 'Kasım 2026']],
  [['Şube: Merkez', '', 'Döviz kuru: 42,10']],
  [['Rapor 2', '', 'Kasım']],
  [['2026/2', '', 'Kasım']],
])('leaves a title with days or a rate out of the headings: %j', (title) => {
  expect(two(title, names)).toEqual({ from: 1, last: 1, names });
});

it.each([
  ['2. Yolcu', 'Telefon', '2. Yolcu Telefon'],
  ['Dönüş', 'PNR', 'Dönüş PNR'],
  ['Vadeli', 'Kart', 'Vadeli Kart'],
  ['İadeler', 'Kart', 'İadeler Kart'],
  ['Alış maliyeti', 'Kart', 'Alış maliyeti Kart'],
  ['İptal edilen', 'Kart', 'İptal edilen Kart'],
  ['Euro', 'Kart', 'Euro Kart'],
  ['Kurumsal', 'Kart', 'Kart'],
  ['Dönüşüm', 'PNR', 'PNR'],
])('“%s” above “%s” names the column “%s”: only whole words count', (above, below, name) => {
  expect(two(['', '', above, ''], ['Ad Soyad', 'Firma', below, 'Not']).names[2]).toBe(name);
});
