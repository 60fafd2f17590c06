import { describe, expect, test } from 'vitest';
import { airlineIds } from '../../domain/airlines.ts';
import { amountsOf, sortKey } from './amounts.ts';
import { airlineFacts, cellOf } from './index.ts';
import type { Fact } from './types.ts';

describe('the sort key of a comparison cell', () => {
  test.each([
    ['1\u00a0×\u00a023\u00a0kg', 23],
    ['2\u00a0×\u00a032\u00a0kg', 64],
    ['15–30\u00a0kg', 15],
    ['15 / 20\u00a0kg', 15],
    ['Light’ta 3\u00a0kg, üstünde 8\u00a0kg', 3],
    ['Dış hat BASIC 4\u00a0kg, üst paketler 8\u00a0kg', 4],
    ['BASIC’te yok', 0],
    ['Yok', 0],
    ['Çok sayıda tür', null],
    ['Tarifeye göre', null],
    ['90 dk', 90],
    ['1 saat', 60],
    ['2 / 48 saat', 120],
    ['3 iş günü', 3],
    ['30 gün', 43_200],
    ['55\u00a0×\u00a040\u00a0×\u00a020\u00a0cm', 44_000],
  ])('%s: %s', (cell, key) => {
    expect(sortKey(cell)).toBe(key);
  });

  test('an allowance of one piece sorts by its weight', () => {
    expect(amountsOf('1\u00a0×\u00a023\u00a0kg')).toEqual([23]);
    const heavy = ['azal', 'aeroflot'] as const;
    for (const id of heavy) expect(sortKey(cellOf(id, 'checked')?.value ?? '')).toBe(23);
  });
});

test('two figures separated by a slash are for domestic and international flights', () => {
  for (const id of airlineIds)
    for (const [key, fact] of Object.entries(airlineFacts[id].facts) as [string, Fact][])
      if (Object.values(fact.cells ?? {}).some((cell) => cell.includes(' / ')))
        expect.soft(fact.text, `${id} ${key}`).toMatch(/iç hatta?.*dış hatta?|dış hatta?.*iç hatta?/i);
});
