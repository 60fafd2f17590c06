import { describe, expect, it } from 'vitest';
import type { SalesRecord } from '../../../../domain/records/sales-record.ts';
import { findColumn } from '../list/columns.tsx';
import { copiedTable, readCopied } from './clipboard-table.ts';

describe('reads what a spreadsheet program has copied', () => {
  it.each([
    ['a', [['a']]],
    [
      'a\tb\r\nc\td\r\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['a\t\tb', [['a', '', 'b']]],
    ['"iki\nsatır"\tb\n', [['iki\nsatır', 'b']]],
    ['"5"" ekran"\tb', [['5" ekran', 'b']]],
    ['5" ekran\tb', [['5" ekran', 'b']]],
    ['"açık\tb', [['"açık', 'b']]],
    ["'+90 532\t'=1+1\t'tamam'", [['+90 532', '=1+1', "'tamam'"]]],
    ['a\n\nb', [['a'], [''], ['b']]],
    ['', [['']]],
  ])('%j', (text, rows) => expect(readCopied(text)).toEqual(rows));
});

const sale = {
  id: 7,
  fullName: 'Ali <Can>',
  phone: '+905321112233',
  date: '2026-11-21',
  card: 12500,
  saleType: 'IPTAL/IADE',
  note: 'iki\n"satır"',
  direction: null,
} as unknown as SalesRecord;
const columnsOf = (...ids: string[]) => ids.flatMap((id) => findColumn(id) ?? []);

describe('the copied table', () => {
  const columns = columnsOf('id', 'fullName', 'phone', 'date', 'card', 'note');

  it('has the columns as shown, and is read back unchanged', () => {
    const { text } = copiedTable(columns, [sale], true);
    expect(readCopied(text)).toEqual([
      ['#ID', 'Ad Soyad', 'Telefon', 'Tarih', 'Kart', 'Not'],
      ['7', 'Ali <Can>', '+905321112233', '21.11.2026', '-12500', 'iki\n"satır"'],
    ]);
  });

  it('contains no formulas', () => expect(copiedTable(columns, [sale], false).text).toContain("\t'+905321112233\t"));

  it('is also an HTML table with all texts escaped', () => {
    const { html } = copiedTable(columnsOf('fullName', 'card'), [sale], false);
    expect(html).toContain('Ali &#60;Can&#62;</td><td>-12500</td></tr></table>');
  });

  it('of one cell is just its text', () => {
    expect(copiedTable(columnsOf('note'), [sale], false).text).toBe('iki\n"satır"');
  });
});
