import { expect, it } from 'vitest';
import { facets } from '../../../domain/reports/facets.ts';
import { staffNames } from '../../../domain/reports/staff-names.ts';
import { rowsOf } from './report-sheet.ts';
import type { DayReport, Figures } from './requests.ts';

const figures: Figures = {
  ...{ records: 3, refunds: 1, virtualpos: 0, card: 70, transfer: 5, currentaccountpayment: 20 },
  ...{ commission: 4, bdload: 500, collected: 75, sold: 95 },
};
const none = { virtualpos: null, card: null, transfer: null, currentaccountpayment: null };
const report = {
  totals: figures,
  ...Object.fromEntries(facets.map((facet) => [facet, [{ ...figures, name: facet === 'channel' ? 'card' : null }]])),
  days: [{ ...figures, name: '2026-11-20' }],
} as unknown as DayReport;
const day = { start: '2026-11-20', end: '2026-11-20', shift: null };
const nameOf = staffNames([{ id: '1', email: 'ayse@a.example', name: 'Ayşe Yılmaz' }]);
const cells = [3, 1, 0, 70, 5, 20, 4, 500, 75, 95];

it('has the total and each part in the order of the screen', () => {
  expect(rowsOf(report, day, none, nameOf)).toEqual([
    ['Toplam', '20.11.2026', ...cells],
    ['Kanal', 'Kart', ...cells],
    ...['Firma', 'Satış Türü', 'Yön', 'Vardiya', 'Kullanıcı'].map((part) => [part, 'Belirtilmemiş', ...cells]),
  ]);
});

it('lists the days of a range and names the shift', () => {
  const rows = rowsOf(report, { start: '2026-11-01', end: '2026-11-20', shift: 'GECE' }, none, nameOf);
  expect(rows[0]?.slice(0, 2)).toEqual(['Toplam', '01.11.2026 – 20.11.2026 · GECE']);
  expect(rows.at(-1)).toEqual(['Gün', '20.11.2026', ...cells]);
});

it('has the count and its difference if anything was counted', () => {
  const rows = rowsOf(report, day, { ...none, card: 50, transfer: 5 }, nameOf);
  expect(rows.slice(-2)).toEqual([
    ['Sayım', 'Sayılan', null, null, null, 50, 5, null, null, null, null, null],
    ['Sayım', 'Fark', null, null, null, -20, 0, null, null, null, null, null],
  ]);
});

it('shows users by name, or by e-mail if they have none', () => {
  const user = ['ayse@a.example', 'can@a.example'].map((name) => ({ ...figures, name }));
  const rows = rowsOf({ ...report, user }, day, none, nameOf);
  expect(rows.filter(([part]) => part === 'Kullanıcı').map(([, name]) => name)).toEqual([
    'Ayşe Yılmaz',
    'can@a.example',
  ]);
});
