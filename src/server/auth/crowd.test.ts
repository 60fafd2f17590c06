import { expect, it } from 'vitest';
import { unlessCrowded } from './crowd.ts';

const refusal = { status: 429, headers: { 'Retry-After': '1' } };

/** Work of so many networks that lasts until it is told to end. */
function crowd(networks: number, ofEach: number, prefix = '') {
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
  return { begun: () => begun, disperse };
}
const nothing = async () => 'done';

it('a crowd is refused before its work begins, until it is gone', async () => {
  const people = crowd(10, 15);
  expect(people.begun()).toBe(128);
  await expect(unlessCrowded('0', nothing)).rejects.toMatchObject(refusal);
  expect(await people.disperse()).toBe(22);
  await expect(unlessCrowded('0', () => Promise.reject(new Error('x')))).rejects.toThrow('x');
  await expect(unlessCrowded('0', nothing)).resolves.toBe('done');
});

it('one network takes a few places, and the others are for everybody else', async () => {
  const people = crowd(1, 200);
  expect(people.begun()).toBe(16);
  await expect(unlessCrowded('0', nothing)).rejects.toMatchObject(refusal);
  await expect(unlessCrowded('1', nothing)).resolves.toBe('done');
  expect(await people.disperse()).toBe(184);
});

it('where few networks have taken all places, there is one for each other, up to as many again', async () => {
  const people = crowd(8, 16);
  const more = crowd(130, 1, 'other ');
  expect([people.begun(), more.begun()]).toEqual([128, 128]);
  expect([await people.disperse(), await more.disperse()]).toEqual([0, 2]);
});
