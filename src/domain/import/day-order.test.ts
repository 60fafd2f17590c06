import { expect, it } from 'vitest';
import { dayFirst, orderOfDays } from './day-order.ts';

it.each([
  [['05/06/2026', '11/25/2026'], 'monthFirst'],
  [['5/6/26', '11/25/26 3:45 PM'], 'monthFirst'],
  [['05-06-2026', '11-25-2026'], 'monthFirst'],
  [['05/06/2026', '25/11/2026'], 'dayFirst'],
  [['05/06/2026', '01/12/2026'], 'open'],
  [['25/11/2026', '11/25/2026'], 'mixed'],
  [['25/11/2026', '11/25/2026', '05/06/2026'], 'mixed'],
  [['25/11/2026', ''], null],
  [['05/05/2026'], null],
  [['05.06.2026', '21.11.2026'], null],
  [['11.25.2026', '05.06.2026'], null],
  [['2026-11-25', '2026-06-05', '2026/06/05'], null],
  [['21 Kasım 2026', 'dün', '05/06'], null],
  [[], null],
])('%j has the order %j', (column, order) => {
  expect(orderOfDays(column)).toBe(order);
});

it.each([
  ['05/06/2026', 'monthFirst', '06/05/2026'],
  ['11/25/2026 15:45', 'monthFirst', '25/11/2026 15:45'],
  ['25/11/2026', 'monthFirst', '11/25/2026'],
  ['05.06.2026', 'monthFirst', '05.06.2026'],
  ['2026-06-05', 'monthFirst', '2026-06-05'],
  ['05/06/2026', 'dayFirst', '05/06/2026'],
  ['05/06/2026', 'mixed', null],
  ['11/25/2026', 'mixed', null],
  ['25/11/2026', 'mixed', '25/11/2026'],
  ['05/05/2026', 'mixed', '05/05/2026'],
  ['', 'mixed', ''],
] as const)('“%s” in the order %s becomes %j with its day first', (text, order, expected) => {
  expect(dayFirst(text, order)).toBe(expected);
});
