import { describe, expect, it } from 'vitest';
import agency from '../../agency.config.ts';
import { airlineIds, airlineList, airlines, findAirline, inCase, logoAddress, phoneFor } from './airlines.ts';

const iata = {
  thy: 'TK',
  sunexpress: 'XQ',
  pegasus: 'PC',
  ajet: 'VF',
  azal: 'J2',
  qatar: 'QR',
  aeroflot: 'SU',
  emirates: 'EK',
  airarabia: 'G9',
  flydubai: 'FZ',
};

function luminance(hex: string): number {
  const channels = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  const [red = 0, green = 0, blue = 0] = channels;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

describe('airlines', () => {
  it('are the ten of the specification under their logo codes', () => {
    expect(Object.fromEntries(airlineList.map((airline) => [airline.id, airline.iata]))).toEqual(iata);
    expect(airlineIds).toHaveLength(10);
  });

  it.each(airlineList)('$name keeps AA contrast on its own colours', (airline) => {
    expect(contrast(airline.textColor, airline.primaryColor)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(airline.textColor, airline.hoverColor)).toBeGreaterThanOrEqual(4.5);
    expect(contrast('#0e2a3b', airline.bgColor)).toBeGreaterThanOrEqual(7);
  });

  it.each([
    ['thy', true],
    ['flydubai', true],
    ['vf', false],
    ['THY', false],
    ['constructor', false],
    ['', false],
  ])('findAirline(%s) finds one: %s', (id, found) => {
    expect(findAirline(id) !== null).toBe(found);
  });

  it.each([
    [inCase(airlines.thy, 'ablative'), 'THY’den'],
    [inCase(airlines.pegasus, 'dative'), 'Pegasus’a'],
    [inCase(airlines.ajet, 'locative'), 'AJet’te'],
    [inCase(airlines.azal, 'genitive'), 'AZAL’ın'],
    [inCase(airlines.aeroflot, 'instrumental'), 'Aeroflot’la'],
    [inCase(airlines.airarabia, 'accusative'), 'Air Arabia’yı'],
    [inCase(airlines.flydubai, 'dative'), 'flydubai’ye'],
  ])('%s is %s', (actual, expected) => {
    expect(actual).toBe(expected);
  });

  it('gives THY its own number and everyone else the shared one', () => {
    expect(phoneFor(airlines.thy, agency)).toBe(agency.phones.thy);
    expect(phoneFor(airlines.azal, agency)).toBe(agency.phones.support);
    expect(phoneFor(null, agency)).toBe(agency.phones.support);
  });

  it('builds a logo address from the base and the logo code', () => {
    expect(logoAddress(airlines.qatar, { logoBase: 'https://img.example/' })).toBe('https://img.example/QR.svg');
  });
});
