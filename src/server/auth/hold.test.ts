import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { HttpError } from '../http/errors.ts';
import { hold } from './hold.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(async () => {
  await vi.runAllTimersAsync();
  vi.useRealTimers();
});

const tooMany = (seconds: number) => new HttpError(429, 'full', String(seconds));
const refusal = { status: 429, message: '30' };
const most = 3;
/** One more answer that is held back: it has no place when it is refused. */
const one = (account: string, network: string, fullness = 1) => {
  const done = hold({ fullness, account, most, network, tooMany });
  done.catch(() => {});
  return done;
};

it.each([
  [0, 0],
  [0.5, 0],
  [0.75, 15_000],
  [1, 30_000],
])('a limit that is full by %d holds back for %d ms', async (fullness, milliseconds) => {
  const began = Date.now();
  const done = one('a', '1', fullness).then(() => Date.now() - began);
  await vi.runAllTimersAsync();
  expect(await done).toBe(milliseconds);
});

it('one network has one place of an account, and the account a few', async () => {
  const first = one('a', '1');
  await expect(one('a', '1')).rejects.toMatchObject(refusal);
  one('a', '2');
  one('a', '3');
  await expect(one('a', '4')).rejects.toMatchObject(refusal);
  one('b', '1');
  await vi.advanceTimersByTimeAsync(30_000);
  await first;
  const again = one('a', '4');
  await vi.advanceTimersByTimeAsync(30_000);
  await again;
});

it('where accounts under attack have taken all places, there is one for each other, up to as many again', async () => {
  for (let place = 0; place < 64; place += 1) one(`attacked ${Math.floor(place / 2)}`, `${place % 2}`);
  await expect(one('attacked 0', 'owner')).rejects.toMatchObject(refusal);
  for (let place = 0; place < 64; place += 1) one(`other ${place}`, 'x');
  await expect(one('one too many', 'x')).rejects.toMatchObject(refusal);
});
