import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import writeExcelFile from 'write-excel-file/node';
import { oddWorkbook } from '../../../../../tests/support/odd-workbook.ts';
import { windows1254 } from '../../../../../tests/support/windows-1254.ts';
import { csvWriter } from '../../export/csv-writer.ts';
import type { Cell, Sheet } from '../../export/sheet.ts';
import { xlsxWriter } from '../../export/xlsx-writer.ts';
import { readTables } from './read-tables.ts';
import { fileLimits } from './table.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);
const rowsOf = async (bytes: Uint8Array, name = 'liste.csv') => (await readTables(bytes, name))[0]?.rows;

describe('a CSV file', () => {
  const list = [
    ['Ad Soyad', 'Tutar', 'Not'],
    ['Işıl Ğüşçö', '1.250,00', 'iki; üç'],
  ];
  const text = (sign: string, end = '\r\n') =>
    list.map((row) => row.map((cell) => (cell.includes(sign) ? `"${cell}"` : cell)).join(sign)).join(end);

  it.each([
    ['UTF-8 with a byte order mark', utf8(`\uFEFF${text(';')}`)],
    ['UTF-8 without a byte order mark', utf8(text(';'))],
    ['Turkish Windows', windows1254(text(';'))],
    ['Turkish Windows, commas', windows1254(text(','))],
    ['tabs', utf8(text('\t'))],
    ['Excel’s Unicode text', Uint8Array.from(Buffer.from(`\uFEFF${text('\t')}`, 'utf16le'))],
    ['line breaks of an old Mac', utf8(text(';', '\r'))],
    ['a first line that names the separator', utf8(`sep=;\r\n${text(';')}`)],
  ])('is read: %s', async (_, bytes) => {
    expect(await rowsOf(bytes)).toEqual(list);
  });

  it('keeps empty rows, so that line numbers are right, and drops those at the end', async () => {
    expect(await rowsOf(utf8('a;b\n\n1;2\n;\n\n'))).toEqual([['a', 'b'], [''], ['1', '2']]);
  });

  it('keeps lines and quotation marks inside cells', async () => {
    expect(await rowsOf(utf8('a;b\n"iki\nsatır";"dedi: ""evet"""'))).toEqual([
      ['a', 'b'],
      ['iki\nsatır', 'dedi: "evet"'],
    ]);
  });
});

const ours: Sheet = {
  name: 'Kayıtlar',
  isAdded: true,
  columns: [
    { name: 'Ad Soyad', kind: 'text', width: 9 },
    { name: 'Tarih', kind: 'day', width: 9 },
    { name: 'Kart', kind: 'money', width: 9 },
  ],
};
const sales: Cell[][] = [
  ['=Tehlikeli', '2025-02-05', 1250],
  ['İade', null, -300],
];

it.each([
  ['csv', csvWriter],
  ['xlsx', xlsxWriter],
])('our own export as %s is read back unchanged', async (kind, writer) => {
  const file = writer(ours);
  file.add(sales);
  const rows = await rowsOf(new Uint8Array(await file.close().arrayBuffer()), `a.${kind}`);
  expect(rows?.slice(0, 3)).toEqual([
    ['Ad Soyad', 'Tarih', 'Kart'],
    ['=Tehlikeli', '05.02.2025', '1250'],
    ['İade', '', '-300'],
  ]);
});

describe('an Excel file', () => {
  it('of another program is read with its types', async () => {
    const day = new Date(Date.UTC(2025, 1, 5));
    const file = await writeExcelFile(
      [
        [{ value: 'Ad' }, { value: 'Gün' }, { value: 'Tutar' }],
        [{ value: 'Işık' }, { value: day, format: 'dd.mm.yyyy' }, { value: 1250.5 }],
        [{ value: 'Ece' }, { value: day, format: 'dd.mm.yyyy' }, { value: 12345678901 }],
      ],
      {},
    ).toBuffer();
    expect(await rowsOf(file, 'a.xlsx')).toEqual([
      ['Ad', 'Gün', 'Tutar'],
      ['Işık', '05.02.2025', '1250,5'],
      ['Ece', '05.02.2025', '12345678901'],
    ]);
  });

  it.each([
    ['a shared text', '<c t="s"><v>0</v></c>', 'Düz'],
    ['a rich text', '<c t="s"><v>1</v></c>', 'Kalın Işık'],
    ['an inline text', '<c t="inlineStr"><is><r><t>in</t></r><r><t>line</t></r></is></c>', 'inline'],
    ['a day in the system’s format', '<c s="1"><v>45678</v></c>', '21.01.2025'],
    ['a day in a custom format', '<c s="2"><v>45678</v></c>', '21.01.2025'],
    ['a day in Turkish words', '<c s="3"><v>45678</v></c>', '21.01.2025'],
    ['a day with a time', '<c s="2"><v>45678.99</v></c>', '21.01.2025'],
    ['an amount with its currency', '<c s="4"><v>1250.5</v></c>', '1250,5'],
    ['a calculated amount', '<c><f>1+1</f><v>1250.0000000000002</v></c>', '1250'],
    ['a calculated text', '<c t="str"><f>"a"</f><v>a</v></c>', 'a'],
    ['a formula without a stored value', '<c><f>1+1</f></c>', '=1+1'],
    ['an error value', '<c t="e"><v>#N/A</v></c>', '#N/A'],
    ['a large number', '<c><v>1.5E3</v></c>', '1500'],
    ['yes', '<c t="b"><v>1</v></c>', 'DOĞRU'],
    ['a date out of range', '<c s="1"><v>99999999999</v></c>', '#TARİH'],
  ])('is read with %s', async (_, cell, text) => {
    const tables = await readTables(oddWorkbook([cell]), 'a.xlsx');
    expect(tables).toEqual([{ name: 'Satış', rows: [[text]] }]);
  });

  it('of a Mac counts its days from 1904', async () => {
    expect(await rowsOf(oddWorkbook(['<c s="2"><v>44216</v></c>'], { is1904: true }))).toEqual([['21.01.2025']]);
  });
});

const zip = (parts: Record<string, string>) =>
  zipSync(Object.fromEntries(Object.entries(parts).map(([path, text]) => [path, strToU8(text)])));
const compound = Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1);

it.each([
  ['nothing in it', new Uint8Array(), 'a.csv', 'empty'],
  ['empty rows', utf8('\n\n;;\n'), 'a.csv', 'empty'],
  ['a picture', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 1, 2), 'a.xlsx', 'unknown'],
  ['an Excel 2003 file', compound, 'a.xls', 'oldExcel'],
  ['an Excel file with a password', compound, 'a.xlsx', 'locked'],
  [
    'an ODS file',
    zip({ mimetype: 'application/vnd.oasis.opendocument.spreadsheet', 'content.xml': '' }),
    'a.ods',
    'document',
  ],
  ['a Word file', zip({ '[Content_Types].xml': '', 'word/document.xml': '' }), 'a.docx', 'document'],
  ['slides', zip({ '[Content_Types].xml': '', 'ppt/presentation.xml': '' }), 'a.pptx', 'document'],
  ['a Numbers file', zip({ 'Index/Document.iwa': '' }), 'a.numbers', 'document'],
  ['a binary Excel file', zip({ '[Content_Types].xml': '', 'xl/workbook.bin': '' }), 'a.xlsb', 'document'],
  ['another zip file', zip({ 'a.txt': 'a' }), 'a.xlsx', 'broken'],
  ['a truncated zip file', oddWorkbook(['<c><v>1</v></c>']).slice(0, 900), 'a.xlsx', 'broken'],
  ['a zip bomb', zip({ 'a.xml': ' '.repeat(fileLimits.unpacked + 1) }), 'a.xlsx', 'tooLarge'],
  ['more rows than are read', oddWorkbook(Array(fileLimits.read + 1).fill('<c><v>1</v></c>')), 'a.xlsx', 'tooManyRows'],
  ['more columns than are read', utf8(`a${';b'.repeat(fileLimits.columns)}`), 'a.csv', 'tooManyColumns'],
  ['an open quotation', utf8('a;b\n"açık;1\n2;3'), 'a.csv', 'quotes'],
])('a file with %s is refused', async (_, bytes, name, fault) => {
  await expect(readTables(bytes, name)).rejects.toMatchObject({ fault });
});
