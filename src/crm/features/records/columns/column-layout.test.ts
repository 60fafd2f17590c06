import { beforeEach, expect, it, vi } from 'vitest';

const store = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => store.get(key) ?? null,
  setItem: (key: string, value: string) => store.set(key, value),
});
vi.mock('../list/cells.module.css', () => ({ default: {} }));
const { columns } = await import('../list/columns.tsx');
const {
  firstLayout,
  moveColumn,
  placeColumn,
  placeColumns,
  readLayout,
  resetColumns,
  setColumnWidth,
  showColumn,
  shownColumns,
} = await import('./column-layout.ts');

const storedOrder = (): string[] => JSON.parse(store.get('crm.columnLayout') ?? '{}').order;
const storedVisible = (): string[] => JSON.parse(store.get('crm.visibleColumns') ?? '[]');

beforeEach(resetColumns);

it('has the specified columns with their names, in order', () => {
  const specified = [
    '#ID',
    'Ad Soyad',
    'Tarih',
    'PNR',
    'Sanal POS',
    'Komisyon',
    'Kart',
    'Havale',
    'Cari',
    'Bakiye Yükleme',
    'Kalkış / Varış',
    'Not',
    'Kullanıcı',
  ];
  expect(columns.map((column) => column.name).filter((name) => specified.includes(name))).toEqual(specified);
});

it('shows only the thirteen default columns at first', () => {
  expect(shownColumns(firstLayout)).toHaveLength(13);
  const others = columns.filter(({ id }) => !firstLayout.visible.includes(id)).map(({ name }) => name);
  expect(others).toEqual(['Telefon', 'TC Kimlik No', 'Firma', 'Satış Türü', 'Yön', 'Vardiya', 'Kayıt zamanı']);
});

it('stores the ids of the visible columns', () => {
  showColumn('pnr', false);
  expect(storedVisible()).toEqual(firstLayout.visible.filter((id) => id !== 'pnr'));
  showColumn('pnr', true);
  showColumn('company', true);
  expect(storedVisible()).toHaveLength(14);
});

it('moves a column over hidden ones', () => {
  showColumn('date', false);
  moveColumn('fullName', 1);
  expect(storedOrder().slice(0, 4)).toEqual(['id', 'date', 'pnr', 'fullName']);
});

it('does not move the first column further to the left', () => {
  moveColumn('id', -1);
  expect(storedOrder()[0]).toBe('id');
});

it('puts a column behind another', () => {
  placeColumn('id', 'user', true);
  expect(storedOrder().slice(-2)).toEqual(['id', 'createdAt']);
});

it.each([
  [10, 48],
  [100.4, 100],
  [9999, 640],
])('keeps the width %d as %d', (wanted, kept) => {
  setColumnWidth('note', wanted);
  expect(JSON.parse(store.get('crm.columnLayout') ?? '{}').widths).toEqual({ note: kept });
});

it('limits stored widths and ignores invalid ones', () => {
  const { widths } = readLayout({ widths: { id: 1e300, pnr: -5, date: 100, note: Number.NaN, other: 100 } });
  expect(widths).toEqual({ id: 640, pnr: 48, date: 100 });
});

it('makes room for the longest number', () => {
  const [id] = placeColumns(firstLayout, 300, { id: 91 });
  expect(id?.shownWidth).toBe(91);
});

it('gives left-over space to the columns that grow', () => {
  const sum = (space: number) => placeColumns(firstLayout, space).reduce((all, column) => all + column.shownWidth, 0);
  expect(sum(2000)).toBeGreaterThan(1990);
  expect(sum(2000)).toBeLessThanOrEqual(2000);
});

it('narrows only columns of amounts if not all columns fit', () => {
  for (const column of placeColumns(firstLayout, 300)) {
    expect(column.shownWidth).toBe(column.kind === 'money' ? Math.ceil(column.width * 0.88) : column.width);
  }
});
