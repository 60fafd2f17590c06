import { expect, it } from 'vitest';
import { directionBetween } from './direction.ts';
import { airports } from './suggested-airports.ts';

it.each([
  ['IST', 'ESB', 'YURT ICI'],
  ['COV', 'RZV', 'YURT ICI'],
  ['IST', 'FRA', 'YURT DISI'],
  ['STN', 'ADB', 'YURT DISI'],
  ['FRA', 'ZRH', 'YURT DISI'],
  ['IST', 'ECN', 'YURT DISI'],
  ['IST', 'GYD', 'YURT DISI'],
  ['IST', '', null],
  ['IST', 'iz', null],
  ['', '', null],
])('from "%s" to "%s" is %s', (depart, arrive, direction) => {
  expect(directionBetween(depart, arrive)).toBe(direction);
});

it('knows every suggested airport of Türkiye', () => {
  const abroad = airports.filter(({ code }) => directionBetween('IST', code) === 'YURT DISI');
  expect(abroad.map(({ code }) => code)).toEqual(['STN', 'FRA', 'ZRH']);
});
