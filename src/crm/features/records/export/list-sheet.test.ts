import { expect, it, vi } from 'vitest';
import { recordFields } from '../../../../domain/records/record-fields.ts';
import { fromRow, type SalesRecordRow } from '../../../../domain/records/sales-record.ts';
import { staffNames } from '../../../../domain/reports/staff-names.ts';

vi.mock('../list/cells.module.css', () => ({ default: {} }));
const { columns } = await import('../list/columns.tsx');
const { cellsUnder, sheetColumns } = await import('./list-sheet.ts');
const { fileColumns, named: namedBy } = await import('./export-columns.ts');

const sale = (more: Partial<SalesRecordRow>) =>
  fromRow({
    id: 7,
    fullname: 'Ece Su',
    date: '2026-11-22',
    userid: 'u',
    useremail: 'e@a.example',
    ...more,
  } as SalesRecordRow);
const cellsOf = cellsUnder(columns);
const named = (record: ReturnType<typeof sale>) =>
  Object.fromEntries(cellsOf(record).map((cell, at) => [columns[at]?.name, cell]));

it('gives the same text as each cell of the list', () => {
  const record = sale({ pnr: 'ABC123', depart: 'IST', direction: 'YURT ICI', note: 'cam kenarı', card: 900 });
  expect(named(record)).toMatchObject({
    '#ID': 7,
    'Ad Soyad': 'Ece Su',
    Tarih: '2026-11-22',
    PNR: 'ABC123',
    Kart: 900,
    Havale: null,
    'Kalkış / Varış': 'IST – ···',
    Not: 'YURT ICI · cam kenarı',
    Kullanıcı: 'e@a.example',
  });
});

it('offers every field, names users, preselects the list’s columns, and keeps the direction out of the note', () => {
  const shown = ['note', 'fullName', 'route'].flatMap((id) => columns.find((column) => column.id === id) ?? []);
  const offered = fileColumns(shown);
  expect(offered.filter(({ isOn }) => isOn).map(({ id }) => id)).toEqual(['direction', 'note', 'fullName', 'route']);
  const ids = offered.map(({ id }) => (id === 'user' ? 'userEmail' : id));
  expect(ids.filter((id) => id !== 'route').toSorted()).toEqual(Object.keys(recordFields).toSorted());
  const record = sale({ direction: 'YURT ICI', note: 'cam kenarı', refundof: 3, updatedat: '2026-11-22T11:00:00Z' });
  const nameOf = staffNames([{ id: 'u', email: null, name: 'Ece Işık' }]);
  const cells = cellsUnder(offered.map(namedBy(nameOf)))(record);
  expect(Object.fromEntries(cells.map((cell, at) => [offered[at]?.name, cell]))).toMatchObject({
    Yön: 'YURT ICI',
    Kullanıcı: 'Ece Işık',
    Not: 'cam kenarı',
    'İade edilen kayıt': 3,
    'Son değişiklik': '22.11.2026 14:00',
  });
});

it.each([
  ['IPTAL/IADE', -900],
  ['iptal/iade', -900],
  ['YENI BILET', 900],
  [null, 900],
])('has the amount of a sale of type %j as %d', (saletype, amount) => {
  expect(named(sale({ saletype, card: 900, transfer: 0 }))).toMatchObject({ Kart: amount, Havale: 0 });
});

it('has the given columns, wide enough and of the right kind', () => {
  const record = sale({ note: 'x'.repeat(500) });
  const sheet = sheetColumns(columns, [record], cellsOf);
  expect(Object.fromEntries(sheet.map(({ name, kind, width }) => [name, [kind, width]]))).toMatchObject({
    '#ID': ['number', 8],
    Tarih: ['day', 12],
    Kart: ['money', 14],
    Not: ['text', 60],
    Kullanıcı: ['text', 13],
  });
});
