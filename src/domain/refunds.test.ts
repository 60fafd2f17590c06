import { expect, it } from 'vitest';
import { isRefundType } from './refunds.ts';

it.each([
  ['IPTAL/IADE', true],
  ['iptal/iade', true],
  ['İptal/İade', true],
  ['YENI BILET', false],
  ['', false],
])('"%s" gives money back: %s', (saleType, expected) => {
  expect(isRefundType(saleType, ['IPTAL/IADE'])).toBe(expected);
});
