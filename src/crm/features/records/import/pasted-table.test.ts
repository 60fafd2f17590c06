import { expect, it } from 'vitest';
import { pastedTable } from './pasted-table.ts';

const shown = ['Ad Soyad', 'PNR', 'Kart'];

it.each([
  [
    'with headings',
    [
      ['Yolcu', 'PNR'],
      ['Ali', 'KQ7XZ9'],
    ],
    ['Yolcu', 'PNR'],
  ],
  ['copied from the list', [['Ali', 'KQ7XZ9', '500']], shown],
  [
    'without headings',
    [
      ['Ali', 'KQ7XZ9'],
      ['Veli', 'KQ7XZ8'],
    ],
    ['1. sütun', '2. sütun'],
  ],
  ['of one column', [['Ad Soyad'], ['Ali']], ['Ad Soyad']],
])('names the columns of rows %s', (_, rows, headings) => expect(pastedTable(rows, shown).rows[0]).toEqual(headings));
