import { expect, it } from 'vitest';
import { turkishSortKey } from './turkish-order.ts';

const { compare } = new Intl.Collator('tr', { numeric: true });
const names = [
  'Zeynep',
  'Şule',
  'Sıla',
  'İrem',
  'Irmak',
  'Ilgaz',
  'Çağrı',
  'Cem',
  'Özge',
  'Oya',
  'Ümit',
  'Umut',
  'Ğ',
  'Gül',
];

it('orders names as the Turkish collation does', () => {
  const byKey = [...names].sort((one, other) => (turkishSortKey(one) < turkishSortKey(other) ? -1 : 1));
  expect(byKey).toEqual([...names].sort(compare));
});

it.each([
  ['IŞIK', 'ışık'],
  ['İREM', 'irem'],
  ['Hâle', 'hale'],
])('%s and %s have the same key', (one, other) => {
  expect(turkishSortKey(one)).toBe(turkishSortKey(other));
});
