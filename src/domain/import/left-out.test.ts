import { expect, it } from 'vitest';
import type { ColumnFields } from './columns.ts';
import { addsUp, amountsLeftOut, columnsLeftOut, isWorthKeeping, linksLeftOut } from './left-out.ts';

function leftOut(heading: string, cells: readonly string[], card: readonly string[] = ['7', '7', '7']) {
  const fields: ColumnFields = ['fullName', 'card', null];
  const rows = cells.map((cell, at) => ['Yolcu', card[at] ?? '', cell]);
  return amountsLeftOut(rows, fields, ['Ad Soyad', 'Kart', heading]).map(({ total }) => total);
}

it.each([
  ['POS', ['1.200', '300', ''], 1500],
  ['Nakit', ['₺1.200', '300 TL', '-'], 1500],
  ['Ödenen', ['TRY 1.200', '300 Lira', ''], 1500],
  ['Tutar', ['1200.5', '1.345.700,00', ''], 1_346_900.5],
  ['Döviz', ['1.310,75', '1.314,25', ''], 2625],
  ['Kur farkı', ['0,1', '0,2', '-0,05'], 0.25],
  ['Vergi', ['101', '102', '103'], 306],
  ['İade tutarı', ['-500', '(250)', ''], -750],
  ['', ['100', '90', ''], 190],
])('a column %s with %j would lose %d lira', (heading, cells, total) => {
  expect(leftOut(heading, cells)).toEqual([total]);
});

it.each([
  ['İade edilen kayıt', ['101', '', '104']],
  ['İlk yolcunun kaydı', ['7', '9', '9']],
  ['Sıra', ['10', '20', '40']],
  ['#', ['41', '43', '42']],
  ['', ['1', '2', '3']],
  ['Satır', ['0', '1', '2']],
  ['No', ['101', '102', '103']],
  ['Bilet No', ['500', '900', '']],
  ['Bilet', ['2352400518936', '2352400518937', '']],
  ['Telefon 2', ['05320142786', '', '']],
  ['Durum', ['Tamam', '5', 'Bekliyor']],
  ['Uçuş tarihi', ['21.11.2026', '', '']],
  ['Boş', ['', '', '']],
  ['Sıfır', ['0', '0', '']],
  ['Toplam', ['7', '7', '7']],
])('a column %s with %j would lose nothing', (heading, cells) => {
  expect(leftOut(heading, cells)).toEqual([]);
});

it.each([
  ['Uçuş Tarihi', ['21.11.2026', '', ''], true],
  ['Bilet No', ['2352400518936', '', ''], true],
  ['Telefon 2', ['05320142786', '', ''], true],
  ['Tutar', ['1200', '5', ''], true],
  ['', ['100', '90', ''], true],
  ['', ['1', '2', '3'], false],
  ['Sıra No', ['4', '9', '2'], false],
  ['#ID', ['411', '412', '470'], false],
  ['Kayıt zamanı', ['22.11.2026 14:30', '', ''], false],
  ['Toplam', ['7', '7', '7'], false],
])('a column %s with %j without a field is reported: %s', (heading, cells, isTold) => {
  const fields: ColumnFields = ['fullName', 'card', null];
  const rows = cells.map((cell) => ['Yolcu', '7', cell]);
  expect(columnsLeftOut(rows, fields, ['Ad Soyad', 'Kart', heading])).toEqual(isTold ? [2] : []);
});

it.each([
  ['1.250,00 TL', true],
  ['05.11.2026', true],
  ['29 Mart 2026', true],
  ['0532 014 27 86', true],
  ['Mehmet Demir', true],
  ['MEHMET DEMİR', true],
  ['Tamam', false],
  ['evet', false],
  ['0', false],
  ['-', false],
  ['cam kenarı', false],
  ['USD 340.00', true],
  ['$340', true],
  ['US$ 340', true],
  ['-$340', true],
  ['410,00 €', true],
  ['€ 410,00', true],
  ['TRY 1.250', true],
  ['TL 1.250', true],
  ['1.250 Lira', true],
  ['₺1.250', true],
  ['340 dolar', true],
  ['1.250 Lira 50 Kuruş', true],
  ['0,00 TL', false],
  ['TL', false],
  ['koltuk 12', false],
  ['ORY', true],
  ['Paris', true],
  ['İzmir', true],
  ['IST-AYT', true],
  ['İzmir / Antalya', true],
  ['ADT', false],
  ['Var', false],
  ['VAR', false],
  ['KL4WQ2', true],
  ['TK1821', false],
  ['HAVALE', false],
  ['YILMAZ/AHMET MR', true],
])('“%s” is worth keeping: %s', (text, isOne) => {
  expect(isWorthKeeping(text)).toBe(isOne);
});

it.each([
  [['', '30', '7'], true],
  [['', '30', ''], true],
  [['', '31', '7'], false],
  [['Ali', '30', '7'], false],
  [['', '', ''], false],
])('%j is recognised as the total of the rows above: %s', (cells, isSum) => {
  const above = [
    ['Ali', '10', '7'],
    ['Can', '20', ''],
  ];
  expect(addsUp(cells, above)).toBe(isSum);
});

it.each([
  ['#ID', '7', false, []],
  ['#ID', '7', true, ['refundOf']],
  ['İlk yolcunun kaydı', '7', false, ['groupOf']],
  ['ILK YOLCUNUN KAYDI', '7', true, ['refundOf', 'groupOf']],
  ['İlk yolcunun kaydı', ' ', false, []],
])('a column %s with %j, with refunds %j, loses the links %j', (heading, cell, hasRefunds, links) => {
  expect(linksLeftOut([['Yolcu', cell]], ['Ad Soyad', heading], hasRefunds)).toEqual(links);
});
