import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { unlessCrowded } from './crowd.ts';

const refusal = { status: 429, headers: { 'Retry-After': '1' } };

/** Work of so many networks that lasts until it is told to end. */
async function crowd(networks: number, ofEach: number, prefix = '') {
  const { promise, resolve } = Promise.withResolvers<void>();
  let begun = 0;
  const works = Array.from({ length: networks * ofEach }, (_, index) =>
    unlessCrowded(`${prefix}${index % networks}`, () => {
      begun += 1;
      return promise;
    }),
  );
  const settled = Promise.allSettled(works);
  const disperse = async () => {
    resolve();
    return (await settled).filter(({ status }) => status === 'rejected').length;
  };
  await turn();
  return { begun: () => begun, disperse };
}
const nothing = async () => 'done';

it('a crowd is refused before its work begins, until it is gone', async () => {
  const people = await crowd(10, 15);
  expect(people.begun()).toBe(128);
  await expect(unlessCrowded('0', nothing)).rejects.toMatchObject(refusal);
  expect(await people.disperse()).toBe(22);
  await expect(unlessCrowded('0', () => Promise.reject(new Error('x')))).rejects.toThrow('x');
  await expect(unlessCrowded('0', nothing)).resolves.toBe('done');
});

it('of one network few are let in at once, many wait for them, and the places are for everybody else', async () => {
  const people = await crowd(1, 200);
  expect(people.begun()).toBe(16);
  await expect(unlessCrowded('0', nothing)).rejects.toMatchObject(refusal);
  await expect(unlessCrowded('1', nothing)).resolves.toBe('done');
  expect(await people.disperse()).toBe(84);
  expect(people.begun()).toBe(116);
});

it('where few networks have taken all places, there is one for each other, up to as many again', async () => {
  const people = await crowd(8, 16);
  const more = await crowd(130, 1, 'other ');
  expect([people.begun(), more.begun()]).toEqual([128, 128]);
  expect([await people.disperse(), await more.disperse()]).toEqual([0, 2]);
});
