import { expect, test } from 'vitest';
import agency from '../../agency.config.ts';
import { fillList } from './agency-text.ts';

const imprint = ['Numara: {tursabNumber}', '{tursabNumber?}Belge sorgulanabilir: {tursabNumber}'];

test.each([
  ['', ['Numara: (henüz eklenmedi)']],
  ['1234', ['Numara: 1234', 'Belge sorgulanabilir: 1234']],
])('with the TÜRSAB number “%s” the list is %j', (tursabNumber, expected) => {
  const registration = { ...agency.registration, tursabNumber };
  expect(fillList(imprint, { ...agency, registration })).toEqual(expected);
});
