import type { Logger } from 'pino';
import { expect, it, vi } from 'vitest';
import { backgroundDone, inBackground } from './background.ts';

it('backgroundDone waits for all work, and a failure is logged', async () => {
  const log = { error: vi.fn() };
  const done: string[] = [];
  const gate = Promise.withResolvers<void>();
  inBackground(log as unknown as Logger, 'first', () => gate.promise.then(() => done.push('first')));
  inBackground(log as unknown as Logger, 'second', () => Promise.reject(new Error('x')));
  const all = backgroundDone(60_000).then(() => done.push('all'));
  gate.resolve();
  await all;
  expect(done).toEqual(['first', 'all']);
  expect(log.error).toHaveBeenCalledExactlyOnceWith({ err: expect.any(Error) }, 'second failed');
});
