import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Shares } from './share.ts';

const options = { running: 2, waiting: 1, longestWait: 2000 };
const refusal = { status: 429, code: 'too_many_requests', headers: { 'Retry-After': '1' } };

let shares: Shares;
let started: string[];
beforeEach(() => {
  vi.useFakeTimers();
  shares = new Shares(options);
  started = [];
});
afterEach(() => {
  vi.useRealTimers();
});

it('keeps a share taken for what comes after the work', async () => {
  const sent = Promise.withResolvers<void>();
  const held = () =>
    shares.run(
      'a',
      async () => 'answer',
      () => sent.promise,
    );
  expect(await Promise.all([held(), held()])).toEqual(['answer', 'answer']);
  work('a', '3');
  await settled();
  expect(started).toEqual([]);
  sent.resolve();
  await settled();
  expect(started).toEqual(['3']);
});

/** A work that runs until it is told to end. */
function work(caller: string, name: string) {
  const end = Promise.withResolvers<string>();
  const done = shares.run(caller, () => {
    started.push(name);
    return end.promise;
  });
  done.catch(() => {});
  return { done, finish: () => end.resolve(name), fail: () => end.reject(new Error(name)) };
}
const settled = () => vi.advanceTimersByTimeAsync(0);

it('runs the share of a caller and lets the rest wait its turn, also after a failure', async () => {
  const [first, second, third] = ['1', '2', '3'].map((name) => work('a', name));
  await settled();
  expect(started).toEqual(['1', '2']);
  first?.fail();
  await expect(first?.done).rejects.toThrow('1');
  await settled();
  expect(started).toEqual(['1', '2', '3']);
  third?.finish();
  expect(await third?.done).toBe('3');
  second?.finish();
  expect(await second?.done).toBe('2');
});

it('keeps no caller waiting for another', async () => {
  for (const name of ['1', '2', '3']) work('a', name);
  work('b', 'other');
  work('c', 'third');
  await settled();
  expect(started).toEqual(['1', '2', 'other', 'third']);
});

it('refuses after a second what is too much to wait, and takes more when there is room again', async () => {
  const works = ['1', '2', '3'].map((name) => work('a', name));
  const refused = vi.fn();
  work('a', '4').done.catch(refused);
  await vi.advanceTimersByTimeAsync(999);
  expect(refused).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(refused).toHaveBeenCalledWith(expect.objectContaining(refusal));
  works[0]?.finish();
  await settled();
  work('a', '5');
  works[1]?.finish();
  await settled();
  expect(started).toEqual(['1', '2', '3', '5']);
});

it('refuses what waited too long, and never runs it', async () => {
  const works = ['1', '2', '3'].map((name) => work('a', name));
  await vi.advanceTimersByTimeAsync(options.longestWait);
  await expect(works[2]?.done).rejects.toMatchObject(refusal);
  for (const one of works) one.finish();
  expect(await works[0]?.done).toBe('1');
  await settled();
  work('a', '4');
  await settled();
  expect(started).toEqual(['1', '2', '4']);
});
