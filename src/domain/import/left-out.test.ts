import { expect, it } from 'vitest';
import type { ColumnFields } from './columns.ts';
import { amountsLeftOut } from './left-out.ts';

/** A list with a name, a card amount and one more column. */
function leftOut(heading: string, cells: readonly string[], card: readonly string[] = ['7', '7', '7']) {
  const fields: ColumnFields = ['fullName', 'card', null];
  const rows = cells.map((cell, at) => ['Yolcu', card[at] ?? '', cell]);
  return amountsLeftOut(rows, fields, ['Ad Soyad', 'Kart', heading]).map(({ total }) => total);
}

it.each([
  ['POS', ['1.200', '300', ''], 1500],
  ['Nakit', ['₺1.200', '300 TL', '-'], 1500],
  ['Tutar', ['1200.5', '1.345.700,00', ''], 1_346_900.5],
  ['Döviz', ['1.310,75', '1.314,25', ''], 2625],
  ['Kur farkı', ['0,1', '0,2', '-0,05'], 0.25],
  ['Vergi', ['101', '102', '103'], 306],
  ['İade tutarı', ['-500', '(250)', ''], -750],
  ['', ['100', '90', ''], 190],
])('%s with %j leaves %d behind', (heading, cells, total) => {
  expect(leftOut(heading, cells)).toEqual([total]);
});

it.each([
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
])('%s with %j leaves nothing behind', (heading, cells) => {
  expect(leftOut(heading, cells)).toEqual([]);
});
