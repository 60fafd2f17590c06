import { expect, it } from 'vitest';
import { isFrequent } from './statement-cache.ts';

it('prepares what comes often, never what is long, and only so many statements', () => {
  expect([1, 2, 3, 4].map(() => isFrequent('select 1'))).toEqual([false, false, true, true]);
  const long = `select ${'1,'.repeat(3000)}1`;
  expect([1, 2, 3, 4].some(() => isFrequent(long))).toBe(false);
  const prepared = Array.from({ length: 500 }, (_, index) => `select ${index + 100}`).filter((text) => {
    isFrequent(text);
    isFrequent(text);
    return isFrequent(text);
  });
  expect(prepared).toHaveLength(199);
  expect(isFrequent('select 1')).toBe(true);
});
