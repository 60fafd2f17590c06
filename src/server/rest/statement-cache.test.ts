import { expect, it } from 'vitest';
import { nameOfFrequent } from './statement-cache.ts';

it('names what comes often, never what is long, and only so many statements', () => {
  const name = 'kept_822ae07d4783158bc1912bb623e5107c';
  expect([1, 2, 3, 4].map(() => nameOfFrequent('select 1'))).toEqual([null, null, name, name]);
  const long = `select ${'1,'.repeat(3000)}1`;
  expect([1, 2, 3, 4].map(() => nameOfFrequent(long))).toEqual([null, null, null, null]);
  const named = Array.from({ length: 500 }, (_, index) => `select ${index + 100}`).flatMap((text) => {
    nameOfFrequent(text);
    nameOfFrequent(text);
    return nameOfFrequent(text) ?? [];
  });
  expect(new Set(named).size).toBe(99);
  expect(named).not.toContain(name);
  expect(nameOfFrequent('select 1')).toBe(name);
});
