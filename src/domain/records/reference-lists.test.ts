import { expect, it } from 'vitest';
import { airlineOf, asListed, findListed, type ReferenceLists, referenceLists } from './reference-lists.ts';

const none: ReferenceLists = { company: [], saleType: [], direction: [], shift: [] };
const lists = referenceLists(none);
const all = lists.company.length;

it.each([
  ['', all],
  ['THY', all],
  ['peg', 1],
  ['air', 2],
  ['arabia', 1],
  ['türk hava', 1],
  ['Ä', 5],
  ['corendon', 0],
])('company "%s" offers %d entries', (text, count) => {
  expect(findListed(lists.company, text)).toHaveLength(count);
});

it.each([
  ['air', 'AIR ARABIA'],
  ['e', 'EMIRATES'],
  ['türk', 'THY'],
])('for "%s", an entry whose name starts with it comes first: %s', (text, first) => {
  expect(findListed(lists.company, text)[0]).toBe(first);
});

it.each(['pegasus', 'PEGASUS', 'Air Arabia', 'thy', 'tk'])('a complete entry comes first: %s', (text) => {
  expect(findListed(lists.company, text)[0]).toBe(asListed(lists.company, text));
});

it.each([
  ['saleType', 'yeni bilet', 'YENI BILET'],
  ['saleType', 'Değişim', 'DEGISIM'],
  ['saleType', 'iptal/iade', 'IPTAL/IADE'],
  ['saleType', 'İade', 'IPTAL/IADE'],
  ['saleType', 'başka', null],
  ['saleType', '', null],
  ['direction', 'yd', 'YURT DISI'],
  ['direction', 'yi', 'YURT ICI'],
  ['direction', 'Yİ', 'YURT ICI'],
  ['direction', 'yurtdışı', 'YURT DISI'],
  ['company', 'thy', 'THY'],
  ['company', 'türk hava yolları', 'THY'],
  ['company', 'pgs', 'PEGASUS'],
  ['company', 'SXS', 'SUNEXPRESS'],
  ['company', 'TKJ', 'AJET'],
  ['company', 'AHY', 'AZAL'],
  ['company', 'QTR', 'QATAR'],
  ['company', 'AFL', 'AEROFLOT'],
  ['company', 'UAE', 'EMIRATES'],
  ['company', 'ABY', 'AIR ARABIA'],
  ['company', 'FDB', 'FLYDUBAI'],
  ['company', 'Qatar Airways', 'QATAR'],
  ['company', 'Pegasus Hava Yolları', 'PEGASUS'],
  ['company', 'EMIRATES AIRLINES', 'EMIRATES'],
  ['company', 'Azerbaijan Airlines', 'AZAL'],
  ['company', 'Fly Dubai', 'FLYDUBAI'],
] as const)('%s "%s" is entered as %s', (field, text, entered) => {
  expect(asListed(lists[field], text)).toBe(entered);
});

it('includes what an agency adds', () => {
  const added = {
    ...none,
    company: [
      { name: 'CORENDON', aliases: ['XC'] },
      { name: 'THY', aliases: ['milli'] },
    ],
  };
  const { company } = referenceLists(added);
  expect(company).toHaveLength(all + 1);
  expect([asListed(company, 'xc'), asListed(company, 'milli'), asListed(company, 'tk')]).toEqual([
    'CORENDON',
    'THY',
    'THY',
  ]);
});

it.each([
  ['THY', 'thy'],
  ['air arabia', 'airarabia'],
  ['VF', 'ajet'],
  ['CORENDON', null],
  ['', null],
])('company "%s" is the airline %s', (company, airline) => {
  expect(airlineOf(company)).toBe(airline);
});

it('offers each refund type once', () => {
  const { saleType } = referenceLists(none, ['Iptal/Iade', 'KISMI IADE']);
  expect(saleType.map(({ name }) => name)).toEqual([...lists.saleType.map(({ name }) => name), 'KISMI IADE']);
});

it('an agency’s entry may have the name of an alias of ours', () => {
  const { saleType } = referenceLists(none, ['IADE']);
  expect(asListed(saleType, 'iade')).toBe('IADE');
  expect(asListed(saleType, 'iptal')).toBe('IPTAL/IADE');
});
