import { expect, test } from 'vitest';
import { airlineIds } from '../../domain/airlines.ts';
import { factOf } from '../facts/index.ts';
import { atAirport } from './at-airport.ts';

test('the links to the steps at the airport tell what to do, not only for whom the steps are', () => {
  for (const { jump } of Object.values(atAirport)) if (jump) expect.soft(jump).toMatch(/\p{L}[ıiuü]n$/u);
});

test('only airlines that take a second cabin bag of its own weight are said to have one', () => {
  const { alsoByAirline = {} } = atAirport['bagaj-ekleme'] ?? {};
  const withOne = airlineIds.filter((id) =>
    /kişisel eşya alınmaz|2 parçadır ve toplam/.test(factOf(id, 'cabinBag').text),
  );
  expect(Object.keys(alsoByAirline).sort()).toEqual(withOne.sort());
  for (const lines of Object.values(alsoByAirline)) expect(lines.join(' ')).not.toContain('ikinci çanta');
});
