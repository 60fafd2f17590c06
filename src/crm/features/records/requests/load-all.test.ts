import { expect, it, vi } from 'vitest';
import type { Range } from './list-range.ts';
import { loadAll } from './load-all.ts';

/** A server with rows 1…count that returns at most `cap` of them per request. */
function server(count: number, cap = 1_000_000) {
  const ids = Array.from({ length: count }, (_, at) => at + 1);
  const fetchRange = async ({ from, to, newestId }: Range) => {
    await Promise.resolve();
    const found = ids.filter((id) => newestId === undefined || id <= newestId).reverse();
    return { rows: found.slice(from, Math.min(to, from + cap)).map((id) => ({ id })), total: found.length };
  };
  return { ids, fetchRange: vi.fn(fetchRange) };
}

const newestFirst = (count: number) => Array.from({ length: count }, (_, at) => ({ id: count - at }));
const sizes = { firstSize: 10, rangeSize: 25, parallel: 3 };

it.each([
  ['nothing', 0, 1000],
  ['less than the first range', 7, 1000],
  ['exactly the first range', 10, 1000],
  ['many ranges', 1234, 1000],
  ['ranges from a server that shortens every answer', 1234, 8],
  ['ranges from a server that shortens even the first answer', 30, 1],
])('loads %s completely and in order', async (_, count, cap) => {
  const { fetchRange } = server(count, cap);
  const { rows, total, complete } = await loadAll({ fetchRange, ...sizes });
  expect(rows).toEqual(newestFirst(count));
  expect([total, complete]).toEqual([count, true]);
});

it('shows the first rows before the rest has arrived', async () => {
  const { fetchRange } = server(100);
  const seen: number[] = [];
  await loadAll({ fetchRange, ...sizes, onProgress: (state) => seen.push(state.loaded) });
  expect(seen[0]).toBe(10);
  expect(seen.at(-1)).toBe(100);
});

it('is not affected by rows that are added meanwhile', async () => {
  const { ids, fetchRange } = server(100);
  const { rows } = await loadAll({ fetchRange, ...sizes, onProgress: () => ids.push(ids.length + 1) });
  expect(rows).toEqual(newestFirst(100));
});

it('starts again if a row is deleted meanwhile', async () => {
  const { ids, fetchRange } = server(100);
  let deleted = false;
  const onProgress = () => {
    if (!deleted) ids.splice(ids.indexOf(95), 1);
    deleted = true;
  };
  const { rows } = await loadAll({ fetchRange, ...sizes, onProgress });
  expect(rows).toEqual(newestFirst(100).filter(({ id }) => id !== 95));
});

it('fails if the rows do not match the count', async () => {
  const { fetchRange } = server(100);
  const lying = async (range: Range) => ({ ...(await fetchRange(range)), total: 101 });
  await expect(loadAll({ fetchRange: lying, ...sizes })).rejects.toMatchObject({ code: 'incomplete' });
});
