import { expect, it } from 'vitest';
import { formLimit } from './body.ts';
import { oneAtATime } from './one-at-a-time.ts';

const large = 'x'.repeat(formLimit + 1);

it('gives others a turn between two large texts, and lets small ones pass', async () => {
  const order: string[] = [];
  const first = oneAtATime('a', large, () => {
    order.push('first');
    setImmediate(() => order.push('another caller'));
  });
  const second = oneAtATime('a', large, () => order.push('second'));
  await oneAtATime('a', 'small', () => order.push('small'));
  await Promise.all([first, second]);
  expect(order).toEqual(['small', 'first', 'another caller', 'second']);
});

it('goes on after one that fails', async () => {
  const failing = oneAtATime('a', large, () => {
    throw new Error('no JSON');
  });
  await expect(failing).rejects.toThrow('no JSON');
  expect(await oneAtATime('a', large, () => 'read')).toBe('read');
});

it('lets nobody wait for more than one text of another caller', async () => {
  const order: string[] = [];
  const all = ['a', 'a', 'a', 'b'].map((caller) => oneAtATime(caller, large, () => order.push(caller)));
  await Promise.all(all);
  expect(order.indexOf('b')).toBe(1);
});
