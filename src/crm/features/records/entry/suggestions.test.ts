import { expect, it } from 'vitest';
import { companies, saleTypes } from '../../../../domain/reference-lists.ts';
import { asListed, suggestAirports, suggestFrom } from './suggestions.ts';

it.each([
  ['', companies.length],
  ['THY', companies.length],
  ['peg', 1],
  ['air', 1],
  ['arabia', 1],
  ['Ä', 4],
  ['corendon', 0],
])('company "%s" offers %d', (text, count) => {
  expect(suggestFrom(companies)(text)).toHaveLength(count);
});

it.each(['pegasus', 'PEGASUS', 'Air Arabia', 'thy'])('what is typed whole comes first: %s', (text) => {
  expect(suggestFrom(companies)(text)[0]).toEqual({ value: asListed(companies, text) });
});

it.each([
  ['yeni bilet', 'YENI BILET'],
  ['Değişim', 'DEGISIM'],
  ['iptal/iade', 'IPTAL/IADE'],
  ['başka', 'başka'],
  ['', ''],
])('sale type "%s" is entered as "%s"', (text, entered) => {
  expect(asListed(saleTypes, text)).toBe(entered);
});

it('says the city beside an airport', () => {
  expect(suggestAirports('izm')).toEqual([{ value: 'ADB', detail: 'İzmir, Adnan Menderes' }]);
  expect(suggestAirports('dlm')).toEqual([{ value: 'DLM', detail: 'Dalaman' }]);
});
