import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { roomOf } from './disk.ts';

it('measures the free space for a folder that does not exist yet', async () => {
  const there = await roomOf(tmpdir());
  expect(there?.total).toBeGreaterThan(0);
  expect((await roomOf(join(tmpdir(), 'not', 'there', 'yet')))?.total).toBe(there?.total);
});
