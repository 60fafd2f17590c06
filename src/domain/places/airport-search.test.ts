import { beforeAll, describe, expect, it } from 'vitest';
import { airportCode, findAirports, isMeant, isNoAirport } from './airport-search.ts';
import { directionBetween } from './direction.ts';
import { airports } from './suggested-airports.ts';
import { knownWorld } from './world-lookup.ts';

it.each([
  ['ist', ['IST', 'SAW']],
  ['İST', ['IST', 'SAW']],
  ['izmir', ['ADB']],
  ['IZMIR', ['ADB']],
  ['sabiha', ['SAW']],
  ['gökçen', ['SAW']],
  ['bodrum', ['BJV']],
  ['ad', ['ADB', 'ADA']],
  ['şakir', ['ADA']],
  ['xyz', []],
])('%s finds %j', (text, codes) => {
  const own = new Set(airports.map(({ code }) => code));
  expect(findAirports(text).flatMap(({ code }) => (own.has(code) ? [code] : []))).toEqual(codes);
});

it('offers all 24 airports of the form for an empty text', () => {
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
  ['adana', 'COV'],
  ['adan', 'COV'],
  ['ada', 'ADA'],
  ['şakirpaşa', 'ADA'],
  ['nowhere', 'NOWHERE'],
  ['', ''],
])('%s is entered as %s', (text, code) => {
  expect(airportCode(text)).toBe(code);
});

describe('with the airports of the world', () => {
  beforeAll(async () => {
    await import('./world.ts');
  });

  it.each([
    ['berlin', 'BER'],
    ['Bakü', 'GYD'],
    ['baku', 'GYD'],
    ['ercan', 'ECN'],
    ['MÜNİH', 'MUC'],
    ['munich', 'MUC'],
    ['viyana', 'VIE'],
    ['taşkent', 'TAS'],
    ['dubai', 'DXB'],
    ['ankara', 'ESB'],
    ['londra', 'LONDRA'],
    ['paris', 'PARIS'],
    ['roma', 'ROMA'],
    ['rom', 'ROM'],
    ['berl', 'BERL'],
    ['antep', 'GZT'],
    ['G.Antep', 'GZT'],
    ['urfa', 'GNY'],
    ['Ş.Urfa', 'GNY'],
    ['ş. urfa', 'GNY'],
    ['maraş', 'KCM'],
    ['K.MARAŞ', 'KCM'],
    ['diyarbekir', 'DIYARBEKIR'],
    ['d.bakır', 'DIY'],
    ['afyon', 'KZR'],
    ['antakya', 'HTY'],
    ['izmit', 'KCO'],
    ['sabiha', 'SAW'],
    ['s.gökçen', 'SAW'],
    ['adana', 'COV'],
    ['london', 'LONDON'],
  ])('%s is entered as %s', (text, code) => {
    expect(airportCode(text)).toBe(code);
  });

  it('offers all airports of a city, in Turkish, and marks none of them', () => {
    const found = findAirports('londra');
    expect(found.map(({ code }) => code)).toEqual(['STN', 'LCY', 'LGW', 'LHR', 'LTN', 'SEN']);
    expect(found.find(({ code }) => code === 'LHR')).toMatchObject({ city: 'Londra', name: 'Birleşik Krallık' });
    expect(found.filter((airport) => isMeant(airport, 'londra'))).toEqual([]);
  });

  it('offers an airport of the form by the short name of its city, even half typed', () => {
    expect(findAirports('ante')[0]).toMatchObject({ code: 'GZT', city: 'Gaziantep' });
    expect(findAirports('adana').map(({ code }) => code)).toEqual(['COV', 'ADA']);
    expect(findAirports('adana').filter((airport) => isMeant(airport, 'adana'))).toHaveLength(1);
  });

  it('offers at most eight airports besides the form’s own, from three letters on', () => {
    expect(findAirports('san').length).toBeLessThanOrEqual(8);
    expect(findAirports('be')).toEqual([]);
  });

  it.each([
    ['XYZ', true],
    ['IST', false],
    ['LHR', false],
    ['ISL', false],
    ['LONDRA', false],
    ['', false],
  ])('%s is no airport: %s', (code, expected) => {
    expect(isNoAirport(code)).toBe(expected);
  });

  it('agrees with the direction on which airports are in Türkiye', () => {
    for (const { code, country } of knownWorld()?.airports.values() ?? []) {
      expect(directionBetween('IST', code), code).toBe(country === 'Türkiye' ? 'YURT ICI' : 'YURT DISI');
    }
  });
});
