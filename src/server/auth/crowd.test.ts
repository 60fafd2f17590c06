import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { unlessCrowded } from './crowd.ts';

const refusal = { status: 429, headers: { 'Retry-After': '1' } };
/** Milliseconds that one waits for a place at most. */
const longestWait = 10_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Work of so many networks that lasts until it is told to end. */
async function crowd(networks: number, ofEach: number, prefix = '') {
  const ends: (() => void)[] = [];
  let begun = 0;
  let isOver = false;
  const works = Array.from({ length: networks * ofEach }, (_, index) =>
    unlessCrowded(`${prefix}${index % networks}`, async () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      ends.push(resolve);
      begun += 1;
      if (!isOver) await promise;
    }),
  );
  const settled = Promise.allSettled(works);
  const disperse = async () => {
    isOver = true;
    for (const end of ends) end();
    return (await settled).filter(({ status }) => status === 'rejected').length;
  };
  await turn();
  return { begun: () => begun, endOne: () => ends.shift()?.(), disperse };
}
const nothing = async () => 'done';

it('who finds no place waits for one, and is refused before the work begins when there is none in time', async () => {
  const people = await crowd(10, 15);
  expect(people.begun()).toBe(128);
  const late = expect(unlessCrowded('0', nothing)).rejects.toMatchObject(refusal);
  await turn();
  await vi.advanceTimersByTimeAsync(longestWait);
  await late;
  expect(await people.disperse()).toBe(22);
  await expect(unlessCrowded('0', () => Promise.reject(new Error('x')))).rejects.toThrow('x');
  await expect(unlessCrowded('0', nothing)).resolves.toBe('done');
});

it('of one network few are let in at once, many wait for them, and the places are for everybody else', async () => {
  const people = await crowd(1, 200);
  expect(people.begun()).toBe(16);
  const refused = expect(unlessCrowded('0', nothing)).rejects.toMatchObject(refusal);
  await vi.advanceTimersByTimeAsync(1_000);
  await refused;
  await expect(unlessCrowded('1', nothing)).resolves.toBe('done');
  expect(await people.disperse()).toBe(84);
  expect(people.begun()).toBe(116);
});

it('where few networks have taken all places, an office of many is let in nevertheless', async () => {
  const flood = await crowd(8, 40, 'flood ');
  const office = await crowd(1, 30, 'office ');
  expect([flood.begun(), office.begun()]).toEqual([128, 14]);
  expect([await office.disperse(), office.begun()]).toEqual([0, 30]);
  expect(await flood.disperse()).toBe(0);
});

it('where many networks have taken all places, there is one for each other, in rounds', async () => {
  const flood = await crowd(128, 2, 'flood ');
  const more = await crowd(130, 2, 'other ');
  const last = await crowd(2, 1, 'last ');
  expect([flood.begun(), more.begun(), last.begun()]).toEqual([128, 128, 0]);
  // Each of the others has one more that waits, and came before.
  for (let count = 0; count < 132; count += 1) {
    more.endOne();
    await turn();
  }
  expect([flood.begun(), last.begun()]).toEqual([128, 2]);
  expect([await last.disperse(), await more.disperse(), await flood.disperse()]).toEqual([0, 0, 0]);
});
