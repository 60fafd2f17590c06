import { strFromU8, unzipSync } from 'fflate';
import { readXlsx } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';
import { csvWriter } from './csv-writer.ts';
import type { Cell, Sheet, SheetWriter } from './sheet.ts';
import { xlsxWriter } from './xlsx-writer.ts';

const sheet: Sheet = {
  name: 'Kayıtlar',
  columns: [
    { name: '#ID', kind: 'number', width: 8 },
    { name: 'Ad; Soyad', kind: 'text', width: 30 },
    { name: 'Tarih', kind: 'day', width: 12 },
    { name: 'Kart', kind: 'money', width: 14 },
  ],
  isAdded: true,
};
const dangerous = ['=1+1', '+90 555', '-5', '@SUM(A1)', '\t=1', '\r=1', ' =1', '＝1+1', '="a";"b"'];
const texts = [
  'İĞŞ ışık',
  'a;b',
  'dedi: "evet"',
  'iki\nsatır',
  '<b>&amp;',
  '_x0041_',
  ' boşluk ',
  '😀',
  '00123',
  '1.250',
  '1/2',
];

async function written(writer: SheetWriter, portions: Cell[][][]): Promise<Uint8Array> {
  for (const rows of portions) writer.add(rows);
  return new Uint8Array(await writer.close().arrayBuffer());
}

async function opened(portions: Cell[][][]) {
  const { sheets } = await readXlsx(await written(xlsxWriter(sheet), portions), { readStyles: true });
  const [first] = sheets;
  if (!first) throw new Error('no sheet');
  return first;
}

describe('the Excel file', () => {
  it('has numbers as numbers, days as days and empty cells empty', async () => {
    const { name, rows, cells } = await opened([
      [[7, 'Ali', '2026-11-22', 1250]],
      [
        [8, 'Ece', null, -300],
        [9, null, '2024-02-29', null],
      ],
    ]);
    expect(name).toBe('Kayıtlar');
    const day = (text: string) => new Date(`${text}T00:00:00Z`);
    expect(rows.slice(0, 4)).toEqual([
      ['#ID', 'Ad; Soyad', 'Tarih', 'Kart'],
      [7, 'Ali', day('2026-11-22'), 1250],
      [8, 'Ece', null, -300],
      [9, null, day('2024-02-29'), null],
    ]);
    expect(cells?.get('1,2')?.style?.numFmt).toBe('dd\\.mm\\.yyyy');
    expect(cells?.get('1,3')?.style?.numFmt).toBe('#,##0;[Red]\\-#,##0');
  });

  it('sums the amounts with formulas that carry their values', async () => {
    const { rows, cells } = await opened([
      [
        [7, 'Ali', null, 1250],
        [8, 'İade', null, -300],
      ],
    ]);
    expect(cells?.get('3,3')).toMatchObject({ formula: 'SUM(D2:D3)', formulaResult: 950 });
    expect(rows[3]?.[0]).toBe('Toplam');
  });

  it('freezes its heading and sets widths', async () => {
    const { freezePane, columns } = await opened([[[7, 'Ali', null, 1]]]);
    expect(freezePane).toMatchObject({ rows: 1 });
    expect(columns?.map(({ width }) => width)).toEqual([8, 30, 12, 14]);
  });

  it.each([...dangerous, ...texts])('keeps %j as text', async (text) => {
    const { rows, cells } = await opened([[[1, text, null, null]]]);
    expect(rows[1]?.[1]).toBe(text);
    expect(cells?.get('1,1')?.formula).toBeUndefined();
  });

  it('asks Excel to keep spaces at the ends of a text', async () => {
    const file = await written(xlsxWriter(sheet), [
      [
        [1, ' boşluk', '2026-11-22', 1],
        [2, 'iki kelime', null, 1],
      ],
    ]);
    const xml = strFromU8(unzipSync(file)['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
    expect(xml).toContain('<t xml:space="preserve"> boşluk</t>');
    expect(xml).toContain('<t>iki kelime</t>');
  });

  it('drops characters that XML cannot contain, and writes days before Excel’s calendar as text', async () => {
    const { rows } = await opened([[[1, 'a\0b\u001fc\uffff', '0026-11-22', 1]]]);
    expect(rows[1]).toEqual([1, 'abc', '22.11.0026', 1]);
  });

  it('names columns beyond Z', async () => {
    const many = Array.from({ length: 30 }, (_, at) => ({ name: `S${at}`, kind: 'money' as const, width: 14 }));
    const bytes = await written(xlsxWriter({ name: 'A', isAdded: true, columns: many }), [[many.map((_, at) => at)]]);
    const { sheets } = await readXlsx(bytes, { readStyles: true });
    expect(sheets[0]?.cells?.get('2,29')).toMatchObject({ formula: 'SUM(AD2:AD2)', formulaResult: 29 });
  });
});

describe('the CSV file', () => {
  const lines = async (rows: Cell[][]) => {
    const bytes = await written(csvWriter(sheet), [rows]);
    return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  };

  it('opens in a Turkish Excel: UTF-8 mark, semicolons, Turkish dates, plain numbers', async () => {
    expect(
      await lines([
        [7, 'Işık', '2026-11-22', -1250],
        [8, null, null, null],
      ]),
    ).toBe('\uFEFF#ID;"Ad; Soyad";Tarih;Kart\r\n7;Işık;22.11.2026;-1250\r\n8;;;\r\n');
  });

  it.each(dangerous)('marks %j as text', async (text) => {
    const [, row] = (await lines([[1, text, null, null]])).split(/\r\n(?=1;)/);
    expect(row?.slice(2).replace(/^"/, '').startsWith("'")).toBe(true);
  });

  it.each([
    ['a;b', '"a;b"'],
    ['Ali,=1+1', '"Ali,=1+1"'],
    ['Ali\t=1+1', '"Ali\t=1+1"'],
    ['dedi: "evet"', '"dedi: ""evet"""'],
    ['iki\nsatır', '"iki\nsatır"'],
    ['="a";"b"', '"\'=""a"";""b"""'],
  ])('quotes %j', async (text, field) => {
    expect(await lines([[1, text, null, null]])).toContain(`\r\n1;${field};;\r\n`);
  });
});
