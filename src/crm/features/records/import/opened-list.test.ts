import { expect, it } from 'vitest';
import { bodyOf, columnsOfList, headingsOf, openList, otherSheets, turnTo } from './opened-list.ts';

const head = ['Tarih', 'Ad Soyad', 'Kod'];
const sheet = (name: string, ...rows: string[][]) => ({ name, rows });
const cover = sheet('Kapak', ['2025'], ['Hazırlayan', 'Ece']);
const sales = sheet(
  'Satış',
  ['Liste'],
  head,
  ['1.1.2025', 'Ali', 'A'],
  [],
  head,
  ['', '-', ' '],
  ['2.1.2025', 'Veli', 'B', 'fazla'],
  ['', 'Toplam', '2'],
);

it('opens the sheet that looks most like sales', () => {
  const list = openList('a.xlsx', [cover, sales], null);
  expect([list.table, list.head, list.fields]).toEqual([1, 1, ['date', 'fullName', null, null]]);
  expect(headingsOf(list)).toEqual([...head, '']);
  expect(openList('a.xlsx', [cover], null)).toMatchObject({ table: 0, head: 0 });
});

it('names the other sheets that look like sales, too', () => {
  const [october, november] = [sheet('Ekim', head, ['1.10.2025', 'Ali']), sheet('Kasım', head, ['1.11.2025', 'Veli'])];
  const list = openList('a.xlsx', [cover, sales, october, november], null);
  expect([list.table, otherSheets(list)]).toEqual([1, ['Ekim', 'Kasım']]);
  expect(otherSheets(turnTo(list, 3, list))).toEqual(['Satış', 'Ekim']);
  expect(otherSheets(openList('a.xlsx', [cover, sales], null))).toEqual([]);
});

it('takes the rows below the headings, with their lines; skips empty rows, repeated headings and sums', () => {
  const { rows, totals } = bodyOf(openList('a.xlsx', [sales], null));
  expect(rows.map(({ line, cells }) => [line, cells[1]])).toEqual([
    [3, 'Ali'],
    [7, 'Veli'],
  ]);
  expect(totals).toBe(1);
});

it('keeps the chosen columns for a file with the same headings, and all choices of values', () => {
  const choices = new Map([['company corendon', 'empty' as const]]);
  const before = { ...openList('a.xlsx', [sales], null), fields: ['date', 'fullName', 'pnr', null] as const, choices };
  expect(openList('b.xlsx', [sales], before)).toMatchObject({ fields: before.fields, choices });
  const other = openList('c.xlsx', [sheet('S', ['Yolcu', 'PNR'], ['Ali', 'A'])], before);
  expect([other.fields, other.choices]).toEqual([['fullName', 'pnr'], choices]);
});

it('switches to another sheet and to other headings', () => {
  const list = turnTo(openList('a.xlsx', [cover, sales], null), 1, null, 0);
  expect([list.head, list.fields[0], columnsOfList(list).size]).toEqual([0, null, 0]);
});
