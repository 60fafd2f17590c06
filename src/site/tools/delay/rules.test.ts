import { describe, expect, test } from 'vitest';
import { airports } from '../../../domain/places/airports.ts';
import { greatCircle } from '../distance.ts';
import { places } from '../places.ts';
import { lawSources } from '../tables/law.ts';
import { cases, flightOf, place } from './cases.ts';
import { assess, type Outcome } from './rules.ts';

const words = ({ rules, verdict, why, amount, mayHalve, refund }: Outcome) =>
  [rules.join('+'), verdict, why, amount, mayHalve && 'half', refund && 'refund'].filter(Boolean).join(' ');

describe('what a passenger may ask for', () => {
  test.each(cases)('%s: %s → %s', (_, flight, outcome) => {
    expect(words(assess(flightOf(flight)))).toBe(outcome);
  });

  test('at least eighty cases, none twice, every source used', () => {
    expect(cases.length).toBeGreaterThanOrEqual(80);
    expect(new Set(cases.map(([, flight]) => flight)).size).toBe(cases.length);
    expect(new Set(cases.map(([source]) => source))).toEqual(new Set(Object.keys(lawSources)));
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

  test('says if a limit is so near that the airline may measure differently', () => {
    const near = assess(flightOf('turkey: IST-ARN, delay 4to5 technical'));
    expect(near.onEdge).toBe(false);
    const all = places
      .filter(({ region }) => region !== 'turkey')
      .map((to) => assess({ ...flightOf(cases[0]?.[1] ?? ''), to }));
    const edges = all.filter(({ onEdge }) => onEdge);
    expect(edges.length).toBeGreaterThan(0);
    for (const { kilometres } of edges)
      expect(Math.min(Math.abs(kilometres - 1500), Math.abs(kilometres - 3500))).toBeLessThanOrEqual(20);
  });
});

describe('the airports', () => {
  test('are unique, and on the globe', () => {
    expect(new Set(places.map(({ code }) => code)).size).toBe(places.length);
    expect(places.length).toBeGreaterThan(350);
    for (const { code, name, latitude, longitude } of places) {
      expect(code).toMatch(/^[A-Z]{3}$/);
      expect(name).toMatch(/^\p{L}/u);
      expect(Math.abs(latitude)).toBeLessThan(70);
      expect(Math.abs(longitude)).toBeLessThan(180);
    }
  });

  test('include every airport that the agency sells', () => {
    for (const { code, city } of airports) expect(place(code).name, code).toContain(code === 'BJV' ? 'Bodrum' : city);
  });
});
