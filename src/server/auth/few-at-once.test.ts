import { expect, it } from 'vitest';
import { fewAtOnce } from './few-at-once.ts';

it('runs two at once, in order, and goes on after a failure', async () => {
  const run = fewAtOnce(2);
  const log: string[] = [];
  const gates = Array.from({ length: 4 }, () => Promise.withResolvers<void>());
  const results = gates.map(({ promise }, index) =>
    run(async () => {
      log.push(`start ${index}`);
      await promise;
      log.push(`end ${index}`);
      return index;
    }).catch((error: Error) => error.message),
  );
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  await settle();
  expect(log).toEqual(['start 0', 'start 1']);
  gates[1]?.reject(new Error('failed'));
  await settle();
  expect(log).toEqual(['start 0', 'start 1', 'start 2']);
  for (const gate of gates) gate.resolve();
  expect(await Promise.all(results)).toEqual([0, 'failed', 2, 3]);
  expect(await run(async () => 'later')).toBe('later');
});
