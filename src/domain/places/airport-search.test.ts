import { expect, it } from 'vitest';
import { airportCode, findAirports } from './airport-search.ts';

it.each([
  ['ist', ['IST', 'SAW']],
  ['İST', ['IST', 'SAW']],
  ['izmir', ['ADB']],
  ['IZMIR', ['ADB']],
  ['sabiha', ['SAW']],
  ['gökçen', ['SAW']],
  ['bodrum', ['BJV']],
  ['ad', ['ADB', 'ADA']],
  ['xyz', []],
])('%s finds %j', (text, codes) => {
  expect(findAirports(text).map((airport) => airport.code)).toEqual(codes);
});

it('offers all 24 for an empty text', () => {
  expect(new Set(findAirports(' ').map((airport) => airport.code)).size).toBe(24);
});

it.each([
  ['ist', 'IST'],
  ['ıst', 'IST'],
  [' esb ', 'ESB'],
  ['jfk', 'JFK'],
  ['ankara', 'ESB'],
  ['londra', 'LONDRA'],
  ['lond', 'LOND'],
  ['stansted', 'STN'],
  ['nowhere', 'NOWHERE'],
  ['', ''],
])('%s is entered as %s', (text, code) => {
  expect(airportCode(text)).toBe(code);
});
