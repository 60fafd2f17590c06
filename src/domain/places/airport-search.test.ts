import { beforeAll, describe, expect, it } from 'vitest';
import { severalAirports } from './airport-names.ts';
import { airportCode, findAirports, isMeant, isNoAirport, isSeveralAirports } from './airport-search.ts';
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

  it('offers all airports of a city, the main one first, in Turkish, and marks none of them', () => {
    const found = findAirports('londra');
    expect(found.map(({ code }) => code)).toEqual(['LHR', 'LGW', 'LTN', 'LCY', 'SEN', 'STN']);
    expect(found.find(({ code }) => code === 'LHR')).toMatchObject({ city: 'Londra', name: 'Heathrow' });
    expect(findAirports('berlin')[0]).toMatchObject({ city: 'Berlin', name: 'Almanya' });
    expect(found.filter((airport) => isMeant(airport, 'londra'))).toEqual([]);
  });

  it.each(
    severalAirports
      .trim()
      .split('\n')
      .map((line) => line.replace(/^\S+ /, '').replace(/\|.*/, '')),
  )('names each airport of %s', (city) => {
    const found = findAirports(city).map((airport) => `${airport.city}, ${airport.name}`);
    expect(found.length).toBeGreaterThan(1);
    expect(new Set(found).size).toBe(found.length);
  });

  it.each(['linate', 'southend'])('finds %s by the name shown', (name) => {
    expect(findAirports(name)).toHaveLength(1);
  });

  it.each([
    ['lond', 'LHR'],
    ['Paris', 'CDG'],
    ['pari', 'CDG'],
    ['roma', 'FCO'],
    ['moskova', 'SVO'],
    ['NEW YORK', 'JFK'],
    ['milano', 'MXP'],
    ['tokyo', 'HND'],
    ['adana', 'COV'],
    ['istanbul', 'IST'],
  ])('offers the main airport of %s first: %s', (text, code) => {
    expect(findAirports(text)[0]?.code).toBe(code);
  });

  it.each([
    ['londra', true],
    ['NEW YORK', true],
    ['Paris', true],
    ['lond', false],
    ['berlin', false],
    ['nowhere', false],
    ['', false],
  ])('%s may mean several airports: %s', (text, expected) => {
    expect(isSeveralAirports(text)).toBe(expected);
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
