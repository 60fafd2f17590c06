import { expect, it } from 'vitest';
import { differencesOf, mergeRows } from './merge-rows.ts';

/** `9 7b` means rows 9 and 7, row 7 in version `b`. */
const rows = (text: string) =>
  text.split(' ').flatMap((part) => {
    const [, id, version = ''] = /^(\d+)(\w?)$/.exec(part) ?? [];
    return id ? [{ id: Number(id), updatedAt: version }] : [];
  });
const written = (list: ReturnType<typeof rows>) => list.map(({ id, updatedAt }) => `${id}${updatedAt}`).join(' ');

it.each([
  ['nothing', '9 7 5', [], '', '9 7 5'],
  ['a change', '9 7 5', [7], '7b', '9 7b 5'],
  ['an unchanged row', '9 7 5', [7], '7', '9 7 5'],
  ['a deletion', '9 7 5', [7], '', '9 5'],
  ['a deleted row that was not in the list', '9 7 5', [8], '', '9 7 5'],
  ['new rows on top, in any order', '9 7', [11, 12], '11 12', '12 11 9 7'],
  ['a row that arrives late, between others', '9 7 5', [8], '8', '9 8 7 5'],
  ['a row older than all others', '9 7', [1], '1', '9 7 1'],
  ['the first row of an empty list', '', [3], '3', '3'],
  ['the deletion of the only row', '3', [3], '', ''],
  ['all at once', '9 7 5 3', [10, 9, 8, 5, 3, 1], '1 10 8 9b 3', '10 9b 8 7 3 1'],
])('merges %s', (_, before, ids, found, after) => {
  expect(written(mergeRows(rows(before), ids, rows(found)))).toBe(after);
});

it('keeps the same object for each unchanged row', () => {
  const before = rows('9 7 5');
  const after = mergeRows(before, [9, 7], rows('9 7b'));
  expect(after[0]).toBe(before[0]);
  expect(after[2]).toBe(before[2]);
});

it('lists the differences', () => {
  expect(differencesOf(rows('9 7 5 3'), rows('10 9b 7 3'))).toEqual({ added: [10], changed: [9], removed: [5] });
});

it('merges into a hundred thousand rows', () => {
  const many = Array.from({ length: 100_000 }, (_, at) => ({ id: 200_000 - 2 * at, updatedAt: '' }));
  const found = Array.from({ length: 200 }, (_, at) => ({ id: 200_001 - 1000 * at, updatedAt: '' }));
  const after = mergeRows(
    many,
    found.map(({ id }) => id),
    found,
  );
  expect(after).toHaveLength(100_200);
  expect(after.every(({ id }, at) => at === 0 || id < (after[at - 1]?.id ?? 0))).toBe(true);
});
