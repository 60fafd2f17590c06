import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { isLow, roomOf } from './disk.ts';

it.each([
  [9, 100, true],
  [10, 100, false],
  [0, 0, false],
])('%d of %d free: low is %s', (free, total, low) => {
  expect(isLow({ free, total })).toBe(low);
});

it('tells the room of a folder that is not there yet', async () => {
  const there = await roomOf(tmpdir());
  expect(there?.total).toBeGreaterThan(0);
  expect((await roomOf(join(tmpdir(), 'not', 'there', 'yet')))?.total).toBe(there?.total);
});
