import { describe, expect, it } from 'vitest';
import agency from '../../agency.config.ts';
import { airlineList, airlines, logoAddress, phoneFor } from './airlines.ts';
import { contrast } from './contrast.ts';

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

describe('airlines', () => {
  it('include the ten airlines of the specification, with their logo codes', () => {
    expect(Object.fromEntries(airlineList.map((airline) => [airline.id, airline.iata]))).toMatchObject(iata);
  });

  it.each(airlineList)('$name keeps AA contrast on its own colours', (airline) => {
    expect(contrast(airline.textColor, airline.primaryColor)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(airline.textColor, airline.hoverColor)).toBeGreaterThanOrEqual(4.5);
    expect(contrast('#0e2a3b', airline.bgColor)).toBeGreaterThanOrEqual(7);
  });

  it('gives THY its own number and all others the shared one', () => {
    expect(phoneFor(airlines.thy, agency)).toBe(agency.phones.thy);
    expect(phoneFor(airlines.azal, agency)).toBe(agency.phones.support);
    expect(phoneFor(null, agency)).toBe(agency.phones.support);
  });

  it('builds a logo address from the base and the logo code', () => {
    expect(logoAddress(airlines.qatar, { logoBase: 'https://img.example/' })).toBe('https://img.example/QR.svg');
  });
});
