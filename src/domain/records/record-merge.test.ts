import { expect, it } from 'vitest';
import { everyAmount } from '../../../tests/support/amounts.ts';
import { emptyDraft, readDraft } from './record-entry.ts';
import { mergeSales } from './record-merge.ts';
import type { SalesRecordInput } from './sales-record.ts';

function sale(fields: Partial<SalesRecordInput>): SalesRecordInput {
  const result = readDraft({ ...emptyDraft('2026-11-21'), fullName: 'Ayşe Yılmaz' });
  if (!('input' in result)) throw new Error('not a sale');
  return { ...result.input, ...fields };
}
const isRefund = ({ saleType }: SalesRecordInput) => saleType === 'IPTAL/IADE';
const merge = (
  read: Partial<SalesRecordInput>,
  mine: Partial<SalesRecordInput>,
  theirs: Partial<SalesRecordInput>,
  left: number | null = null,
) => {
  const rules = { isRefund, left: left === null ? null : { ...everyAmount(0), card: left } };
  const base = sale(read);
  return mergeSales(base, { ...base, ...mine }, { ...base, ...theirs }, rules);
};

it.each<[string, Parameters<typeof merge>, Partial<SalesRecordInput>, string[]]>([
  ['nobody changed anything', [{ card: 1 }, {}, {}], { card: 1 }, []],
  ['only mine changed', [{ card: 1 }, { card: 2 }, {}], { card: 2 }, []],
  ['only theirs changed', [{ card: 1 }, {}, { card: 2 }], { card: 2 }, ['card']],
  [
    'each changed a different field',
    [{}, { card: 900 }, { transfer: 5, note: 'n' }],
    { card: 900, transfer: 5, note: 'n' },
    ['transfer', 'note'],
  ],
  ['both made the same change', [{ card: 1 }, { card: 2 }, { card: 2 }], { card: 2 }, []],
  ['they emptied a field', [{ note: 'n' }, { card: 2 }, { note: null }], { card: 2, note: null }, ['note']],
  ['I emptied a field', [{ note: 'n' }, { note: null }, { card: 2 }], { card: 2, note: null }, ['card']],
  ['zero differs from empty', [{ card: null }, {}, { card: 0 }], { card: 0 }, ['card']],
  [
    'one changed each airport',
    [{}, { depart: 'IST' }, { arrive: 'AYT' }],
    { depart: 'IST', arrive: 'AYT' },
    ['arrive'],
  ],
  [
    'a commission as large as the payment',
    [{}, { commission: 100 }, { card: 100 }],
    { commission: 100, card: 100 },
    ['card'],
  ],
  [
    'a new type that is no refund either',
    [{ saleType: 'BİLET' }, { saleType: 'EK' }, { card: 3 }],
    { saleType: 'EK', card: 3 },
    ['card'],
  ],
  [
    'I made it a refund while they changed only a note',
    [{ card: 3 }, { saleType: 'IPTAL/IADE' }, { note: 'n' }],
    { note: 'n' },
    ['note'],
  ],
  [
    'a rule that only mine breaks',
    [{}, { commission: 9, card: 1 }, { bdload: 2 }],
    { commission: 9, card: 1, bdload: 2 },
    ['bdload'],
  ],
])('merges without asking: %s', (_, given, values, kept) => {
  const { merged, asked, kept: found } = merge(...given);
  expect(asked).toEqual([]);
  expect(merged).toMatchObject(values);
  expect(found).toEqual(kept);
});

it.each<[string, Parameters<typeof merge>, Record<string, string>, string[]]>([
  ['both changed the same field', [{ card: 1 }, { card: 2 }, { card: 3 }], { card: 'both' }, []],
  ['one emptied what the other changed', [{ note: 'n' }, { note: null }, { note: 'm' }], { note: 'both' }, []],
  ['one of several fields', [{}, { card: 2, pnr: 'AAAAA' }, { card: 3, note: 'm' }], { card: 'both' }, ['note']],
  [
    'departure and arrival became the same',
    [{ depart: 'IST', arrive: 'ESB' }, { depart: 'AYT' }, { arrive: 'AYT' }],
    { depart: 'sameAirport', arrive: 'sameAirport' },
    [],
  ],
  [
    'more commission than payment',
    [{ card: 100 }, { commission: 80 }, { card: 50 }],
    { commission: 'commission', card: 'commission' },
    [],
  ],
  [
    'a commission without its balance load',
    [{ bdload: 9, commission: 5 }, { bdload: null, card: 10 }, { commission: 20 }],
    { card: 'commission', commission: 'commission', bdload: 'commission' },
    [],
  ],
  [
    'I made a refund of what they changed',
    [{ card: 3 }, { saleType: 'IPTAL/IADE' }, { card: 4 }],
    { saleType: 'turned', card: 'turned' },
    [],
  ],
  [
    'they made a refund of what I changed',
    [{ card: 3 }, { card: 4 }, { saleType: 'IPTAL/IADE' }],
    { saleType: 'turned', card: 'turned' },
    [],
  ],
  [
    'I made it a normal sale again',
    [{ card: 3, saleType: 'IPTAL/IADE' }, { saleType: 'BİLET' }, { transfer: 4, note: 'n' }],
    { saleType: 'turned', transfer: 'turned' },
    ['note'],
  ],
])('asks the user: %s', (_, given, asked, kept) => {
  const found = merge(...given);
  expect(Object.fromEntries(found.asked.map(({ field, why }) => [field, why]))).toEqual(asked);
  expect(found.kept).toEqual(kept);
  for (const field of Object.keys(asked)) {
    expect(found.merged).toHaveProperty(field, { ...sale(given[0]), ...given[1] }[field as 'card']);
  }
});

it('asks if both together refund more than was paid', () => {
  const refund = { saleType: 'IPTAL/IADE', card: 100 };
  const both = merge(refund, { card: 500 }, { transfer: 400 }, 600);
  expect(both.asked).toEqual([
    { field: 'card', why: 'moreThanPaid' },
    { field: 'transfer', why: 'moreThanPaid' },
  ]);
  expect(merge(refund, { card: 500 }, { note: 'n' }, 600).asked).toEqual([]);
});
