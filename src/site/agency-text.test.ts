import { expect, test } from 'vitest';
import agency from '../../agency.config.ts';
import { fillList } from './agency-text.ts';

const imprint = ['Numara: {tursabNumber}', '{tursabNumber?}Belge sorgulanabilir', 'İl: {city}'];

test('only what the agency has not filled in is said to be missing', () => {
  const says = (registration: typeof agency.registration) =>
    fillList(['Eksik: {missing}.'], { ...agency, registration });
  const whole = { ...agency.registration, legalName: 'A', mersisNumber: '1', streetAddress: 'B', tursabNumber: '2' };
  expect(says(whole)).toEqual([]);
  expect(says({ ...whole, mersisNumber: '', streetAddress: '' })).toEqual(['Eksik: MERSİS numarası, açık adres.']);
});

test.each([
  ['', ['İl: İstanbul, Türkiye']],
  ['1234', ['Numara: 1234', 'Belge sorgulanabilir', 'İl: İstanbul, Türkiye']],
])('with the TÜRSAB number “%s” the list is %j', (tursabNumber, expected) => {
  const registration = { ...agency.registration, tursabNumber };
  expect(fillList(imprint, { ...agency, registration })).toEqual(expected);
});
