import { expect, it } from 'vitest';
import { Clock } from './clock.ts';

const start = Date.parse('2026-11-22T12:00:00Z');
const hour = 3_600_000;

it.each([
  ['no jump', 300_000, 0, null],
  ['a correction by a time server', 300_000, 800, null],
  ['an hour ahead', 300_000, hour, 3600],
  ['an hour back', 300_000, -hour, -3600],
])('%s', (_name, passed, jump, seconds) => {
  let [wall, steady] = [start, 0];
  const clock = new Clock(
    () => wall,
    () => steady,
  );
  expect(clock.look()).toBeNull();
  [wall, steady] = [wall + passed + jump, steady + passed];
  expect(clock.look()?.seconds ?? null).toBe(seconds);
  // It is told of for a day, also by looks that find no other.
  [wall, steady] = [wall + hour, steady + hour];
  expect(clock.look()?.seconds ?? null).toBe(seconds);
  [wall, steady] = [wall + 24 * hour, steady + 24 * hour];
  expect(clock.look()).toBeNull();
});

it('a clock that drifts slowly is none that jumps', () => {
  let [wall, steady] = [start, 0];
  const clock = new Clock(
    () => wall,
    () => steady,
  );
  for (let look = 0; look < 1000; look++) {
    [wall, steady] = [wall + 300_500, steady + 300_000];
    expect(clock.look()).toBeNull();
  }
});
