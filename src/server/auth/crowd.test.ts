import { expect, it } from 'vitest';
import { unlessCrowded } from './crowd.ts';

it('a crowd is refused before its work begins, until it is gone', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  let begun = 0;
  const work = () => {
    begun += 1;
    return promise;
  };
  const crowd = Array.from({ length: 150 }, () => unlessCrowded(work));
  const settled = Promise.allSettled(crowd);
  expect(begun).toBe(128);
  await expect(unlessCrowded(work)).rejects.toMatchObject({ status: 429, headers: { 'Retry-After': '1' } });
  resolve();
  expect((await settled).filter(({ status }) => status === 'rejected')).toHaveLength(22);
  await expect(unlessCrowded(() => Promise.reject(new Error('x')))).rejects.toThrow('x');
  await expect(unlessCrowded(async () => 'done')).resolves.toBe('done');
});
