import { describe, expect, test } from 'vitest';
import { airports } from '../../../domain/places/suggested-airports.ts';
import { greatCircle, onEllipsoid } from '../distance.ts';
import { places } from '../places.ts';
import { lawSources } from '../tables/law-sources.ts';
import { cases, choicesOf, flightOf, place } from './cases.ts';
import { choices } from './choices.ts';
import { amountsOf, assess, type Outcome } from './rules.ts';

const words = (outcome: Outcome) => {
  const { rules, verdict, why, sums, connects, refund } = outcome;
  const half = sums.some(({ amount, full }) => amount < full);
  const marks = [amountsOf(outcome).join('/'), half && 'half', connects && 'open', refund && 'refund'];
  return [rules.join('+'), verdict, why, ...marks].filter(Boolean).join(' ');
};

describe('what a passenger may claim', () => {
  test.each(cases)('%s: %s → %s', (_, flight, outcome) => {
    expect(words(assess(flightOf(flight)))).toBe(outcome);
  });

  test('there are at least eighty different cases, and every source is used', () => {
    expect(cases.length).toBeGreaterThanOrEqual(80);
    expect(new Set(cases.map(([, flight]) => flight)).size).toBe(cases.length);
    expect(new Set(cases.map(([source]) => source))).toEqual(new Set(Object.keys(lawSources)));
  });
});

describe('the choices of the form', () => {
  const minutes = Array.from({ length: 400 }, (_, at) => `${Math.floor(at / 60)}:${String(at % 60).padStart(2, '0')}`);
  const days = Array.from({ length: 30 }, (_, at) => `${at}d`);
  test.each([
    ['late', minutes],
    ['notice', days],
    ['arrival', minutes],
    ['advance', minutes],
  ] as const)('%s: every length of time fits exactly one choice', (name, lengths) => {
    for (const length of lengths) expect(choicesOf(choices[name], length), length).toHaveLength(1);
  });

  test.each([
    ['late', '3:00', '3to4'],
    ['late', '4:00', '4to5'],
    ['late', '5:00', '5plus'],
    ['notice', '6d', 'under7'],
    ['notice', '7d', '7to13'],
    ['notice', '14d', 'over14'],
    ['arrival', '2:00', 'upTo2'],
    ['arrival', '3:00', 'upTo3'],
    ['arrival', '4:00', 'upTo4'],
    ['advance', '2:00', 'upTo2'],
  ] as const)('%s of exactly %s is %s', (name, length, choice) => {
    expect(choicesOf(choices[name], length)).toEqual([choice]);
  });
});

describe('distance', () => {
  test.each([
    ['IST', 'LHR', 2490],
    ['IST', 'JFK', 8000],
    ['SAW', 'BER', 1780],
    ['DXB', 'SAW', 2970],
    ['IST', 'ESB', 375],
    ['SYD', 'SCL', 11_350],
  ])('%s–%s is about %d km', (from, to, kilometres) => {
    const found = greatCircle(place(from), place(to));
    expect(Math.abs(found - kilometres)).toBeLessThan(kilometres / 50);
    expect(greatCircle(place(to), place(from))).toBeCloseTo(found, 6);
  });

  test.each([
    ['a degree of the equator', [0, 0], [0, 1], 111.32],
    ['a degree of latitude at the equator', [-0.5, 0], [0.5, 0], 110.574],
    ['a degree of latitude at 45°', [44.5, 9], [45.5, 9], 111.132],
    ['a degree of longitude at 60°', [60, 9], [60, 10], 55.8],
  ] as const)('%s has the published length on WGS84', (_, one, other, kilometres) => {
    const at = ([latitude, longitude]: readonly [number, number]) => ({ latitude, longitude });
    expect(onEllipsoid(at(one), at(other))).toBeCloseTo(kilometres, 2);
  });

  test('both bands are returned wherever a limit lies between the distances on a sphere and on WGS84', () => {
    const flight = flightOf('turkey: IST-ATH, delay 3:00 technical');
    const international = places.filter(({ region }) => region !== 'turkey');
    const wrong = places
      .filter(({ region }) => region === 'turkey')
      .flatMap((from) => international.map((to) => ({ from, to })))
      .filter(({ from, to }) => {
        const [sphere, ellipsoid] = [greatCircle(from, to), onEllipsoid(from, to)];
        const between = [1500, 3500].some((limit) => sphere <= limit !== ellipsoid <= limit);
        const beside = [1500, 3500].some((limit) => Math.abs(sphere - limit) < 14);
        const { bands } = assess({ ...flight, from, to });
        return between ? bands.length !== 2 : !beside && bands.length !== 1;
      });
    expect(wrong).toEqual([]);
  });
});

describe('the airports', () => {
  test('have unique codes and valid coordinates', () => {
    expect(new Set(places.map(({ code }) => code)).size).toBe(places.length);
    expect(places.length).toBeGreaterThan(350);
    for (const { code, name, latitude, longitude } of places) {
      expect(code).toMatch(/^[A-Z]{3}$/);
      expect(name).toMatch(/^\p{L}/u);
      expect(Math.abs(latitude)).toBeLessThan(70);
      expect(Math.abs(longitude)).toBeLessThan(180);
    }
  });

  test('include every airport to which the agency sells tickets', () => {
    for (const { code, city } of airports) expect(place(code).name, code).toContain(code === 'BJV' ? 'Bodrum' : city);
  });
});
