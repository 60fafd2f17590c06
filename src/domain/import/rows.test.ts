import { describe, expect, it } from 'vitest';
import { referenceLists } from '../records/reference-lists.ts';
import { columnsOf, matchColumns } from './columns.ts';
import { findRepeated } from './duplicates.ts';
import { hasLostLetters } from './garbled.ts';
import type { ImportRules, RowEdit } from './imported-row.ts';
import { readListedRow } from './rows.ts';
import { type Choice, choiceKey, type ListName, listFinder, unlistedValues } from './values.ts';

const headings = ['Ad Soyad', 'Tarih', 'PNR', 'Güzergah', 'Firma', 'Satış Türü', 'Kart', 'Komisyon', 'Telefon', 'Not'];
const sale = {
  'Ad Soyad': 'Ayşe Işık',
  Tarih: '05.02.2025',
  PNR: 'abc123',
  Güzergah: 'İzmir - AYT',
  Firma: 'türk hava yolları',
  'Satış Türü': 'yeni bilet',
  Kart: '1.250,00 TL',
  Komisyon: '100',
  Telefon: '0555 111 22 33',
  Not: '-',
};
const columns = columnsOf(matchColumns(headings), headings);
const rules: ImportRules = {
  columns,
  find: listFinder(referenceLists({ company: [], saleType: [], direction: [], shift: [] })),
  choices: new Map(),
  dayOrder: 'dayFirst',
  refundSaleTypes: ['IPTAL/IADE'],
  closedDays: new Set(['2025-03-01']),
  largeAmount: 250_000,
  today: '2026-11-22',
  leftOut: [],
  isGarbled: hasLostLetters,
};
const cellsOf = (change: Partial<typeof sale>) => Object.values({ ...sale, ...change });
const read = (change: Partial<typeof sale>, more: Partial<ImportRules> = {}) =>
  readListedRow({ cells: cellsOf(change), line: 7 }, { ...rules, ...more });

it('reads a row by the same rules as the form', () => {
  expect(read({})).toMatchObject({ line: 7, faults: {}, doubts: {} });
  expect(read({}).input).toMatchObject({
    fullName: 'Ayşe Işık',
    date: '2025-02-05',
    pnr: 'ABC123',
    depart: 'ADB',
    arrive: 'AYT',
    company: 'THY',
    saleType: 'YENI BILET',
    card: 1250,
    commission: 100,
    note: null,
    shift: null,
  });
});

it.each<[Partial<typeof sale>, object]>([
  [{ 'Ad Soyad': ' ' }, { fullName: 'required' }],
  [{ 'Ad Soyad': 'x'.repeat(201) }, { fullName: 'tooLong' }],
  [{ Tarih: '21.11' }, { date: 'year' }],
  [{ Tarih: '31.02.2025' }, { date: 'date' }],
  [{ Tarih: '01.03.2025' }, { date: 'closedDay' }],
  [{ Güzergah: 'IST-AYT-ESB-IST' }, { depart: 'route' }],
  [{ Güzergah: 'Karşıyaka - IST' }, { depart: 'unlisted' }],
  [{ Firma: 'CORENDON' }, { company: 'unlisted' }],
  [{ Kart: '1250,50' }, { card: 'decimal' }],
  [{ Kart: '-1250' }, { card: 'negative' }],
  [{ Kart: '#N/A' }, { card: 'notANumber' }],
  [{ Kart: '410,00 €' }, { card: 'notANumber' }],
  [{ Kart: '$340' }, { card: 'notANumber' }],
  [{ Kart: 'USD 340.00' }, { card: 'notANumber' }],
  [{ Kart: '9999999999999' }, { card: 'tooLarge' }],
  [{ Telefon: '9,05321E+11' }, { phone: 'shortened' }],
  [{ Telefon: '905320142786,0' }, { phone: 'shortened' }],
  [{ PNR: '1,2E+57' }, { pnr: 'shortened' }],
  [
    { 'Satış Türü': 'iptal/iade', Kart: '-1250', Komisyon: '100' },
    { card: 'mixedSigns', commission: 'mixedSigns' },
  ],
])('%j has the faults %j and yields no sale', (change, faults) => {
  const row = read(change);
  expect(row.faults).toEqual(faults);
  expect(row.input).toBeNull();
});

it.each<[Partial<typeof sale>, object]>([
  [{ Tarih: '' }, { date: 'noDay' }],
  [{ Tarih: '01.01.2027' }, { date: 'dayAhead' }],
  [{ PNR: 'X' }, { pnr: 'pnr' }],
  [{ Telefon: '12' }, { phone: 'phone' }],
  [{ Güzergah: 'IST-IST' }, { arrive: 'sameAirport' }],
  [{ Komisyon: '2000' }, { commission: 'commission' }],
  [{ Kart: '1.250.050' }, { card: 'largeAmount' }],
  [{ 'Ad Soyad': 'Ay?e Kaya' }, { fullName: 'garbled' }],
  [{ 'Ad Soyad': 'Ayşe Kaya?' }, { fullName: 'garbled' }],
  [{ Not: 'cam kenar\ufffd' }, { note: 'garbled' }],
  [{ 'Satış Türü': '', Kart: '-1250', Komisyon: '' }, { saleType: 'takenForRefund' }],
])('%j is doubtful: %j', (change, doubts) => {
  const row = read(change);
  expect(row.doubts).toEqual(doubts);
  expect(row.input).not.toBeNull();
});

it.each([
  [{ Güzergah: 'IST-AYT' }, 'YURT ICI'],
  [{ Güzergah: 'IST-ZRH' }, 'YURT DISI'],
  [{ Güzergah: '' }, null],
])('%j in a list without directions is %s', (change, direction) => {
  expect(read(change).input?.direction).toBe(direction);
});

it.each(['-1250', '1250', '(1.250)'])('a refund is stored without its minus sign: %s', (amount) => {
  const row = read({ 'Satış Türü': 'IPTAL/IADE', Kart: amount, Komisyon: '' });
  expect(row.input).toMatchObject({ saleType: 'IPTAL/IADE', card: 1250 });
});

describe('unlisted values', () => {
  it('are counted, whatever their spelling', () => {
    const rows = [
      cellsOf({ Firma: 'Corendon' }),
      cellsOf({ Firma: 'CORENDON', Güzergah: 'Karşıyaka/Karşıyaka' }),
      cellsOf({}),
    ];
    expect(unlistedValues(rows, columns, rules.find)).toEqual([
      { list: 'company', text: 'Corendon', rows: 2 },
      { list: 'airport', text: 'Karşıyaka', rows: 2 },
    ]);
  });

  it.each<[ListName, string, Choice, object]>([
    ['company', 'CORENDON', { listed: 'SUNEXPRESS' }, { company: 'SUNEXPRESS', note: null }],
    ['company', 'corendon', 'empty', { company: null, note: null }],
    ['company', 'Corendon', 'note', { company: null, note: 'Firma: corendon' }],
    ['airport', 'karşıyaka', { listed: 'ECN' }, { depart: 'ECN' }],
  ])('%s “%s” becomes %j', (list, text, choice, input) => {
    const change = list === 'company' ? { Firma: 'corendon' } : { Güzergah: 'Karşıyaka-IST' };
    expect(read(change, { choices: new Map([[choiceKey(list, text), choice]]) }).input).toMatchObject(input);
  });
});

const isRefund = ({ saleType }: { saleType: string | null }) => saleType === 'IPTAL/IADE';

it('treats a sale, its refund and a bag of one passenger and day as three sales', () => {
  const rows = ['yeni bilet', 'iade', 'bagaj', 'IPTAL/IADE'].map((type, at) =>
    readListedRow({ cells: cellsOf({ 'Satış Türü': type, Komisyon: '' }), line: at + 2 }, rules),
  );
  expect([...findRepeated(rows, new Map(), isRefund)]).toEqual([[5, { line: 3 }]]);
});

it.each([
  ['YURT ICI · cam kenarı', '', 'YURT ICI', 'cam kenarı'],
  ['YURT DISI', 'IST-AYT', 'YURT DISI', null],
  ['iç hat · koridor', '', null, 'iç hat · koridor'],
  ['cam · koridor', 'IST-AYT', 'YURT ICI', 'cam · koridor'],
])('splits the note “%s” of our own export into direction and note', (text, route, direction, note) => {
  expect(read({ Not: text, Güzergah: route }).input).toMatchObject({ direction, note });
});

it('keeps the seller in the note', () => {
  const names = ['Ad Soyad', 'Not', 'Satan'];
  const sold = { ...rules, columns: columnsOf(matchColumns(names), names) };
  const noteOf = (...cells: string[]) => readListedRow({ cells, line: 2 }, sold).input?.note;
  expect([
    noteOf('Ali', 'cam', 'Ayşe'),
    noteOf('Ali', '', 'Ayşe'),
    noteOf('Ali', '', '-'),
    noteOf('Ali', 'Satan: Gül', 'Ayşe'),
  ]).toEqual(['cam · Satan: Ayşe', 'Satan: Ayşe', null, 'Satan: Gül']);
});

it('keeps an amount merged over several rows only in the first of them', () => {
  const merged = readListedRow({ cells: cellsOf({ Komisyon: '' }), line: 7, below: [0, 1, 6] }, rules);
  expect(merged.input).toMatchObject({ fullName: 'Ayşe Işık', date: '2025-02-05', card: null });
  expect(merged.doubts).toEqual({ card: 'merged' });
});

it('lists the columns of a row that would not be stored', () => {
  const row = { cells: [...cellsOf({}), '05.12.2026', 'Tamam'], line: 7 };
  expect(readListedRow(row, { ...rules, leftOut: [10, 11] }).leftOut).toEqual([10]);
});

it.each<[Partial<typeof sale>, RowEdit, object]>([
  [{ Tarih: '21.11' }, { date: '21.11.2025' }, { date: '2025-11-21' }],
  [{ Güzergah: 'IST-AYT-ESB-IST' }, { depart: 'ist', arrive: 'Antalya' }, { depart: 'IST', arrive: 'AYT' }],
  [{ Firma: 'CORENDON' }, { company: 'thy' }, { company: 'THY' }],
  [{ Kart: '1250,50' }, { card: '1250' }, { card: 1250 }],
  [{ 'Ad Soyad': 'Ay?e' }, { fullName: 'Ayşe' }, { fullName: 'Ayşe' }],
  [{ Telefon: '9,05321E+11' }, { phone: '0532 100 00 00' }, { phone: '0532 100 00 00' }],
])('%j is corrected by typing %j', (change, edit, input) => {
  const row = readListedRow({ cells: cellsOf(change), line: 7 }, rules, edit);
  expect([row.input, row.faults, row.doubts]).toEqual([expect.objectContaining(input), {}, {}]);
});

it('finds rows already stored and rows repeated in the file', () => {
  const rows = [{}, { 'Ad Soyad': 'AYŞE IŞIK' }, { PNR: 'XYZ987' }, { PNR: 'ABC999' }, { 'Ad Soyad': '' }].map(
    (change, at) => readListedRow({ cells: cellsOf(change), line: at + 2 }, rules),
  );
  const stored = new Map([['xyz987|ayse isik|2025-02-05|', 41]]);
  expect([...findRepeated(rows, stored, isRefund)]).toEqual([
    [3, { line: 2 }],
    [4, { id: 41 }],
  ]);
});

it.each([
  ['dayFirst', '2026-06-05'],
  ['monthFirst', '2026-05-06'],
] as const)('reads the days of a column in the order of that column: %s', (dayOrder, date) => {
  expect(read({ Tarih: '05/06/2026' }, { dayOrder }).input?.date).toBe(date);
});

it('refuses an ambiguous day if its column has both orders', () => {
  expect(read({ Tarih: '05/06/2026' }, { dayOrder: 'mixed' }).faults).toEqual({ date: 'dayOrder' });
});

it.each(['İade', 'iptal', 'İPTAL / İADE', 'IPTAL/IADE'])('“%s” is recognised as a refund without asking', (type) => {
  expect(read({ 'Satış Türü': type, Komisyon: '' }).input?.saleType).toBe('IPTAL/IADE');
});

it.each([
  ['Evet', '', 'IPTAL/IADE'],
  ['x', 'yeni bilet', 'IPTAL/IADE'],
  ['İade', 'bilinmeyen', 'IPTAL/IADE'],
  ['', 'yeni bilet', 'YENI BILET'],
  ['hayır', '', null],
  ['0', '', null],
])('a column “İade” with “%s” next to the type “%s” gives the type %s', (mark, type, saleType) => {
  const names = ['Ad Soyad', 'İade', 'Satış Türü', 'Kart'];
  const marked = { ...rules, columns: columnsOf(matchColumns(names), names) };
  expect(readListedRow({ cells: ['Ali', mark, type, '5'], line: 2 }, marked).input?.saleType).toBe(saleType);
});

it('refuses an amount in a yes-or-no column', () => {
  const names = ['Ad Soyad', 'İade'];
  const marked = { ...rules, columns: columnsOf(matchColumns(names), names) };
  expect(readListedRow({ cells: ['Ali', '1.500'], line: 2 }, marked).faults).toEqual({ saleType: 'refundMark' });
});

it('puts given names first, and marks a name that may be several people until it is typed', () => {
  const row = read({ 'Ad Soyad': 'YILMAZ/AHMET MR' });
  expect([row.input?.fullName, row.doubts]).toEqual(['AHMET YILMAZ', {}]);
  const several = 'AHMET YILMAZ/AYŞE YILMAZ';
  expect(read({ 'Ad Soyad': several }).doubts).toEqual({ fullName: 'nameOrder' });
  const typed = readListedRow({ cells: cellsOf({}), line: 7 }, rules, { fullName: several });
  expect([typed.input?.fullName, typed.doubts]).toEqual([several, {}]);
});
