import { expect, it } from 'vitest';
import { oneAtATime } from './one-at-a-time.ts';

it('starts each piece of work after the one before, also after a failure', async () => {
  const run = oneAtATime();
  const seen: string[] = [];
  const gate = Promise.withResolvers<void>();
  const first = run(async () => {
    seen.push('first starts');
    await gate.promise;
    seen.push('first fails');
    throw new Error('first');
  });
  const second = run(async () => {
    seen.push('second');
    return 2;
  });
  gate.resolve();
  await expect(first).rejects.toThrow('first');
  expect(await second).toBe(2);
  expect(seen).toEqual(['first starts', 'first fails', 'second']);
});
