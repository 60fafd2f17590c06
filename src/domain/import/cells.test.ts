import { expect, it } from 'vitest';
import { emptyDraft } from '../records/record-entry.ts';
import { amountsGivenBack, cellText, isShortened, isTotalsRow, readListedDay, splitRoute } from './cells.ts';

it.each([
  [' a ', 'a'],
  ['-', ''],
  ['—', ''],
  [undefined, ''],
  ['-5', '-5'],
])('cell %j has the text %j', (cell, text) => {
  expect(cellText(cell)).toBe(text);
});

it.each([
  ['', { day: '' }],
  ['21.11.2025', { day: '2025-11-21' }],
  ['5.1.24', { day: '2024-01-05' }],
  ['21/11/2025', { day: '2025-11-21' }],
  ['2025-11-21', { day: '2025-11-21' }],
  ['2025-11-21 14:30:00', { day: '2025-11-21' }],
  ['21.11.2025 09:05', { day: '2025-11-21' }],
  ['21 Kasım 2025', { day: '2025-11-21' }],
  ['21.11', { fault: 'year' }],
  ['21', { fault: 'year' }],
  ['dün', { fault: 'year' }],
  ['iki gün önce', { fault: 'year' }],
  ['dünkü sabah', { fault: 'year' }],
  ['geçen hafta', { fault: 'date' }],
  ['21.11.2025 akşam', { day: '2025-11-21' }],
  ['21/11/2025 9:05 PM', { day: '2025-11-21' }],
  ['11/21/2025', { fault: 'date' }],
  ['2025-11-21T21:30:00Z', { day: '2025-11-22' }],
  ['29 Mart 2026, 14:02', { day: '2026-03-29' }],
  ['30.03.2026, 09:15', { day: '2026-03-30' }],
  ['2026-03-30, 09:15:07', { day: '2026-03-30' }],
  ['20260329', { day: '2026-03-29' }],
  ['salı', { fault: 'year' }],
  ['+3', { fault: 'year' }],
  ['45982', { fault: 'date' }],
  ['Kasım', { fault: 'date' }],
])('“%s” is the day %j', (text, read) => {
  expect(readListedDay(text, 'dayFirst')).toEqual(read);
});

it.each([
  ['05/06/2026', 'monthFirst', { day: '2026-05-06' }],
  ['11/25/2026 12:00 AM', 'monthFirst', { day: '2026-11-25' }],
  ['25/11/2026', 'monthFirst', { fault: 'date' }],
  ['05/06/2026', 'mixed', { fault: 'dayOrder' }],
  ['25/11/2026', 'mixed', { day: '2026-11-25' }],
] as const)('“%s” in a column of the order %s is %j', (text, order, read) => {
  expect(readListedDay(text, order)).toEqual(read);
});

it.each([
  ['IST – AYT', ['IST', 'AYT', '']],
  ['IST-AYT', ['IST', 'AYT', '']],
  ['ist/ayt', ['ist', 'ayt', '']],
  ['IST AYT', ['IST', 'AYT', '']],
  ['İstanbul → Antalya', ['İstanbul', 'Antalya', '']],
  ['', ['', '', '']],
  ['IST – ···', ['IST', '', '']],
  ['··· – AYT', ['', 'AYT', '']],
  ['··· – ···', null],
  ['··· – ZRH – IST', ['', 'ZRH', 'IST']],
  ['IST', null],
  ['IST – AYT – SAW', ['IST', 'AYT', 'SAW']],
  ['IST-AYT-IST', ['IST', 'AYT', 'IST']],
  ['IST-AYT-ESB-IST', null],
])('the route “%s” has the ends %j', (text, ends) => {
  expect(splitRoute(text)).toEqual(ends);
});

it.each([
  [['', 'TOPLAM', '1'], '', true],
  [['Genel Toplam'], 'Genel Toplam', true],
  [['Ara toplam:'], '', true],
  [['Ali', 'toplam 3 kişi'], 'Ali', false],
  [['Toplamacı Ali'], 'Toplamacı Ali', false],
  [['', '5'], '', false],
])('the row %j with the name %j is a totals row: %s', (cells, name, isTotal) => {
  expect(isTotalsRow(cells, name)).toBe(isTotal);
});

it.each([
  [{ card: '-3500' }, { card: '3500' }],
  [
    { card: '−3.500', commission: '(100)' },
    { card: '3.500', commission: '100' },
  ],
  [{ card: '3500-', transfer: '0' }, { card: '3500' }],
  [{ card: '3500' }, {}],
  [{ card: '-3500', commission: '100' }, null],
  [{ card: '-1,50' }, { card: '1,50' }],
])('a refund with the amounts %j is stored as %j', (amounts, given) => {
  expect(amountsGivenBack({ ...emptyDraft(''), ...amounts })).toEqual(given);
});

it.each([
  ['9,05321E+11', true],
  ['5.32E9', true],
  ['1,23457E+10', true],
  ['905320142786,0', true],
  ['12345678901.00', true],
  ['#######', true],
  ['#N/A', true],
  ['#SAYI/0!', true],
  ['0532 014 27 86', false],
  ['905.320.142.786', false],
  ['12345678901', false],
  ['', false],
])('“%s” is a number that a spreadsheet shortened: %s', (text, isShort) => {
  expect(isShortened(text, false)).toBe(isShort);
});

it.each([
  ['12E456', false],
  ['1E5678', false],
  ['1,2E+57', true],
  ['123456,0', true],
  ['ABC123', false],
])('“%s” is a shortened PNR: %s', (text, isShort) => {
  expect(isShortened(text, true)).toBe(isShort);
});
