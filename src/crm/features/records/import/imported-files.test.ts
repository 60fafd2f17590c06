import { writeXlsx } from 'hucre/xlsx';
import { expect, it, vi } from 'vitest';
import { columnsLeftOut } from '../../../../domain/import/left-out.ts';
import { readListedRow } from '../../../../domain/import/rows.ts';
import { listFinder } from '../../../../domain/import/values.ts';
import { referenceLists } from '../../../../domain/records/reference-lists.ts';
import { fromRow, type SalesRecordRow } from '../../../../domain/records/sales-record.ts';
import { csvWriter } from '../../export/csv-writer.ts';
import { xlsxWriter } from '../../export/xlsx-writer.ts';
import { lettersOf } from './letters.ts';
import { bodyOf, columnsOfList, headingsOf, mendList, type OpenedList, openList } from './opened-list.ts';
import { readTables } from './read-tables.ts';

vi.mock('../columns/cells.module.css', () => ({ default: {} }));
const { columns } = await import('../list/columns.tsx');
const { cellsUnder, sheetColumns } = await import('../export/list-sheet.ts');

const find = listFinder(referenceLists({ company: [], saleType: [], direction: [], shift: [] }));

function checked(list: OpenedList) {
  const { rows } = bodyOf(list);
  const leftOut = columnsLeftOut(
    rows.map(({ cells }) => cells),
    list.fields,
    headingsOf(list),
  );
  const rules = {
    columns: columnsOfList(list),
    leftOut,
    find,
    choices: new Map(),
    dayOrder: 'dayFirst' as const,
    refundSaleTypes: ['IPTAL/IADE'],
    closedDays: new Set<string>(),
    largeAmount: 250_000,
    today: '2026-11-22',
    isGarbled: lettersOf(list.tables[list.table]?.rows ?? []).isGarbled,
  };
  return rows.map((row) => readListedRow(row, rules));
}
const opened = async (bytes: Uint8Array, name: string) => openList(name, await readTables(bytes, name), null);

const merge = (startRow: number, startCol: number, endRow: number, endCol: number) => ({
  startRow,
  startCol,
  endRow,
  endCol,
});

it('gives every column its heading and every row its value if cells are merged', async () => {
  const file = await writeXlsx({
    sheets: [
      {
        name: 'Satış',
        rows: [
          ['2026 SATIŞ LİSTESİ', null, null, null, null, null],
          ['Ad Soyad', 'Tarih', 'PNR', 'Tutar', null, 'İade'],
          [null, null, null, 'Kart', 'Havale', 'Kart'],
          ['Ayşe Kaya', '05.11.2026', 'K7MN4P', 1250, null, null],
          ['Can Kaya', null, null, null, 300, null],
          ['Işıl Öz', '06.11.2026', 'T6YH8U', null, 900, 50],
        ],
        merges: [
          merge(0, 0, 0, 5),
          ...[0, 1, 2].map((column) => merge(1, column, 2, column)),
          merge(1, 3, 1, 4),
          ...[1, 2, 3].map((column) => merge(3, column, 4, column)),
        ],
      },
    ],
  });
  const list = await opened(file, 'a.xlsx');
  expect(headingsOf(list)).toEqual(['Ad Soyad', 'Tarih', 'PNR', 'Kart', 'Havale', 'İade Kart']);
  const rows = checked(list);
  expect(rows.map(({ input }) => [input?.fullName, input?.date, input?.pnr, input?.card, input?.transfer])).toEqual([
    ['Ayşe Kaya', '2026-11-05', 'K7MN4P', 1250, null],
    ['Can Kaya', '2026-11-05', 'K7MN4P', null, 300],
    ['Işıl Öz', '2026-11-06', 'T6YH8U', null, 900],
  ]);
  expect(rows.map(({ line, doubts, leftOut }) => [line, doubts, leftOut])).toEqual([
    [4, {}, []],
    [5, { card: 'merged' }, []],
    [6, {}, [5]],
  ]);
});

it('reads a name once if it is merged across two columns', async () => {
  const rows = [
    ['Ad', 'Soyad', 'Kart'],
    ['Ali Can', null, 5],
  ];
  const file = await writeXlsx({ sheets: [{ name: 'Satış', rows, merges: [merge(1, 0, 1, 1)] }] });
  expect(checked(await opened(file, 'a.xlsx'))[0]?.input).toMatchObject({ fullName: 'Ali Can', card: 5 });
});

const head = 'Ad Soyad;Tarih;PNR;Kart;Satan;';
const full = 'Ali Can;20.11.2026;VB3N4M;2480;Ece';
it.each([
  ['a cut amount', `${head}\n${full}\nVeli Can;20.11.2026;CX5Z6A;13`, { card: 'cut' }],
  ['a cut name', `${head}\r\n${full}\r\nVeli`, { fullName: 'cut', date: 'noDay' }],
  [
    'a cut in a column that is no field',
    'Ad Soyad;Kod;Tarih\nAli;A1;1.1.2026\nVeli;A',
    { fullName: 'cut', date: 'noDay' },
  ],
  ['a short row with its end', `${head}\n${full}\nVeli Can;20.11.2026;CX5Z6A;13\n`, {}],
  ['as many cells as headings', `${head}\n${full}\n${full}`, {}],
  ['rows that end early', `${head}\nAli;20.11.2026\nVeli;20.11.2026\n`, {}],
  ['each line in one quotation', '"Ad Soyad,Kart,Not"\r\n"Ali,5"\r\n', { date: 'noDay' }],
])('doubts a text file’s last row only if the file seems to be cut in it: %s', async (_, text, doubts) => {
  const rows = checked(await opened(new TextEncoder().encode(text), 'a.csv'));
  expect(rows.at(-1)?.doubts).toEqual(doubts);
  expect(rows.slice(0, -1).flatMap((row) => Object.values(row.doubts))).not.toContain('cut');
});

it('mends headings and cells, and keeps choices for headings that do not change', async () => {
  const garbled = new TextDecoder('windows-1252').decode(
    new TextEncoder().encode('Adı Soyadı;Kalkış;Kart\nAyşe Işık;İzmir;5'),
  );
  const list = await opened(new TextEncoder().encode(garbled), 'a.csv');
  expect(list.fields).toEqual([null, null, 'card']);
  const { garbling } = lettersOf(list.tables[0]?.rows ?? []);
  const mended = mendList(list, garbling?.mend ?? String);
  expect(checked(mended)[0]?.input).toMatchObject({ fullName: 'Ayşe Işık', depart: 'ADB', card: 5 });
  expect(mended.tables[0]?.csv?.text).toBe('Adı Soyadı;Kalkış;Kart\nAyşe Işık;İzmir;5');
  expect(lettersOf(mended.tables[0]?.rows ?? [])).toMatchObject({ garbling: null, lost: null });
});

const sale = (id: number, more: Partial<SalesRecordRow>) =>
  fromRow({
    id,
    fullname: 'Ece Şu',
    date: '2026-11-21',
    userid: 'u',
    createdat: '2026-11-21T10:00:00Z',
    ...more,
  } as SalesRecordRow);
const stored = [
  sale(7, {
    pnr: 'ABC123',
    depart: 'IST',
    arrive: 'AYT',
    direction: 'YURT ICI',
    saletype: 'YENI BILET',
    card: 900,
    commission: 50,
  }),
  sale(8, {
    pnr: 'ABC123',
    depart: 'IST',
    arrive: 'AYT',
    saletype: 'IPTAL/IADE',
    card: 900,
    transfer: 0,
    note: 'iptal · etti',
  }),
  sale(9, {
    fullname: '=Gül',
    date: null,
    depart: 'IST',
    direction: 'YURT DISI',
    note: '"tırnak"; ve\nsatır',
    bdload: 500,
  }),
  sale(10, {
    fullname: 'Işıl',
    phone: '0532 014 27 86',
    citizenid: '10000000146',
    arrive: 'ZRH',
    returnto: 'ZRH',
    shift: 'GECE',
  }),
];
const common = [
  'fullName',
  'date',
  'pnr',
  'card',
  'transfer',
  'commission',
  'bdload',
  'depart',
  'arrive',
  'direction',
] as const;

it.each([
  ['csv', 'all'],
  ['xlsx', 'all'],
  ['csv', 'usual'],
  ['xlsx', 'usual'],
])('imports our own export (%s) again, refunds too, with %s columns', async (kind, which) => {
  const writer = kind === 'csv' ? csvWriter : xlsxWriter;
  const shown = columns.filter(({ optional }) => which === 'all' || !optional);
  const cellsOf = cellsUnder(shown);
  const file = writer({ name: 'Kayıtlar', columns: sheetColumns(shown, stored, cellsOf), isAdded: true });
  file.add(stored.map(cellsOf));
  const list = await opened(new Uint8Array(await file.close().arrayBuffer()), `a.${kind}`);
  const rows = checked(list);
  expect(rows.map(({ faults, leftOut }) => [faults, leftOut])).toEqual(stored.map(() => [{}, []]));
  const inputs = rows.map(({ input }) => common.map((field) => input?.[field]));
  const told = (direction: string | null, depart: string | null, arrive: string | null) =>
    direction ?? (depart && arrive ? 'YURT ICI' : null);
  expect(inputs).toEqual(
    stored.map((record) =>
      common.map((field) =>
        field === 'direction'
          ? told(record.direction, record.depart, record.arrive)
          : record[field] === 0
            ? 0
            : record[field],
      ),
    ),
  );
  expect(rows.map(({ input }) => input?.saleType)).toEqual(
    which === 'all' ? stored.map(({ saleType }) => saleType) : [null, 'IPTAL/IADE', null, null],
  );
  expect(rows.map(({ input }) => input?.note?.replace(/(?: · )?Satan: u$/, '') || null)).toEqual(
    stored.map(({ note }) => note),
  );
});
