import { expect, test } from 'vitest';
import agency from '../../agency.config.ts';
import { fillList } from './agency-text.ts';

const imprint = ['Numara: {tursabNumber}', '{tursabNumber?}Belge sorgulanabilir', 'İl: {city}'];

test.each([
  ['', ['İl: İstanbul, Türkiye']],
  ['1234', ['Numara: 1234', 'Belge sorgulanabilir', 'İl: İstanbul, Türkiye']],
])('with the TÜRSAB number “%s” the list is %j', (tursabNumber, expected) => {
  const registration = { ...agency.registration, tursabNumber };
  expect(fillList(imprint, { ...agency, registration })).toEqual(expected);
});
