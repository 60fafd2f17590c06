import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keptForASecond } from './health.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('shares one check among all calls within a second, then checks again', async () => {
  const ask = vi.fn(async () => ask.mock.calls.length === 1);
  const health = keptForASecond(ask);
  expect(await Promise.all(Array.from({ length: 300 }, health))).toEqual(Array(300).fill(true));
  vi.advanceTimersByTime(999);
  expect(await health()).toBe(true);
  vi.advanceTimersByTime(1);
  expect(await health()).toBe(false);
  expect(ask).toHaveBeenCalledTimes(2);
});

it('the second begins when the check is answered', async () => {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const ask = vi.fn(() => promise);
  const health = keptForASecond(ask);
  const first = health();
  vi.advanceTimersByTime(1_900);
  const second = health();
  resolve(true);
  expect(await Promise.all([first, second])).toEqual([true, true]);
  expect(ask).toHaveBeenCalledTimes(1);
});
