import { expect, it } from 'vitest';
import { everyAmount } from '../../../tests/support/amounts.ts';
import { doubtsOf } from './record-doubts.ts';
import { emptyDraft } from './record-entry.ts';
import { isOverRefunded, isRefundType, refundable } from './refunds.ts';

it.each([
  ['IPTAL/IADE', true],
  ['iptal/iade', true],
  ['İptal/İade', true],
  ['YENI BILET', false],
  ['', false],
])('"%s" is a refund: %s', (saleType, expected) => {
  expect(isRefundType(saleType, ['IPTAL/IADE'])).toBe(expected);
});

const none = everyAmount(null);
/** A family whose money is on its first record. */
const family = [{ ...none, card: 3000, transfer: 1000, commission: 200 }, none];

it.each([
  ['everything, but by another way of payment', [], { virtualPos: '4.000', commission: '200' }, []],
  ['one lira too much', [], { virtualPos: '4.001' }, ['virtualPos']],
  ['one lira too much over two ways of payment', [], { virtualPos: '3.001', card: '1.000' }, ['virtualPos', 'card']],
  ['what is left', [{ ...none, card: 1500 }], { transfer: '2.500' }, []],
  [
    'more than is left',
    [
      { ...none, card: 1500 },
      { ...none, card: 2500 },
    ],
    { transfer: '1' },
    ['transfer'],
  ],
  ['more commission than was taken', [], { card: '3.000', commission: '300' }, ['commission']],
  ['a balance load that was never made', [], { bdload: '5' }, ['bdload']],
  ['nothing', [{ ...none, card: 9000 }], {}, []],
] as const)('doubts amounts above what was paid, on giving back %s', (_, refunds, typed, doubtful) => {
  const doubts = doubtsOf({ ...emptyDraft(''), ...typed }, refundable(family, refunds));
  expect(Object.entries(doubts)).toEqual(doubtful.map((field) => [field, 'moreThanPaid']));
});

it.each([
  [[{ ...none, transfer: 4000 }], false],
  [
    [
      { ...none, transfer: 2500 },
      { ...none, card: 1501 },
    ],
    true,
  ],
  [[{ ...none, bdload: 1 }], true],
  [[], false],
])('a family that paid 4.000 and was refunded %j was over-refunded: %s', (refunds, expected) => {
  expect(isOverRefunded(family, refunds)).toBe(expected);
});
