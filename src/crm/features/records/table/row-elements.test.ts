import { expect, it } from 'vitest';
import { nextElements, noElements } from './row-elements.ts';

const keysAfter = (...windows: number[][]) => {
  const last = windows.reduce(nextElements, noElements);
  return { keys: [...last.keys], leaps: last.leaps };
};

it('a row that stays visible keeps its element, whichever way it moves', () => {
  expect(keysAfter([9, 8, 7], [8, 7, 6]).keys).toEqual([
    [8, 1],
    [7, 2],
    [6, 3],
  ]);
  expect(keysAfter([9, 8, 7], [10, 9, 8]).keys).toEqual([
    [10, 3],
    [9, 0],
    [8, 1],
  ]);
});

it('after a jump, all elements are reused in their order', () => {
  expect(keysAfter([9, 8, 7], [3, 2, 1])).toEqual({
    keys: [
      [3, 0],
      [2, 1],
      [1, 2],
    ],
    leaps: 1,
  });
});

it('creates only the elements that a longer range lacks', () => {
  expect(keysAfter([9, 8], [3, 2, 1]).keys.map(([, key]) => key)).toEqual([0, 1, 2]);
});

it('never gives one element two rows', () => {
  const { keys } = keysAfter([9, 8, 7], [3], [5, 4, 3], [1]);
  expect(new Set(keys.map(([, key]) => key)).size).toBe(keys.length);
});

it('the first rows do not count as a jump', () => {
  expect(keysAfter([1, 2]).leaps).toBe(0);
});
