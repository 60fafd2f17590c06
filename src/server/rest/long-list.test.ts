import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { AppContext } from '../context.ts';
import { openLongList } from './long-list.ts';
import { Shares } from './share.ts';

const lines = Array.from({ length: 1200 }, (_, index) => ({ line: `${index}` }));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Opens a list whose heaviest row weighs so much; `fetched` are the sizes of its pieces. */
async function open(widest: number) {
  const fetched: number[] = [];
  let taken = 0;
  const query = async ({ text }: { text: string }) => {
    if (text.startsWith('size')) return [{ total: null, rows: lines.length, key: null, body: null, widest }];
    const [, count] = /^fetch (\d+) from/.exec(text) ?? [];
    if (count === undefined) return [];
    fetched.push(Number(count));
    taken += Number(count);
    return lines.slice(taken - Number(count), taken);
  };
  const ended = Promise.withResolvers<void>();
  const transaction = async (work: (transaction: object) => Promise<void>) => {
    await work({ query }).finally(ended.resolve);
  };
  const app = {
    lists: { transaction },
    shares: { lists: new Shares({ running: 1, waiting: 0, longestWait: 1 }) },
  } as unknown as Pick<AppContext, 'lists' | 'shares'>;
  const statement = (text: string) => ({ text, values: [] });
  const form = { before: '[', row: '', between: ',', after: ']' };
  const plan = { size: statement('size'), rows: statement('rows'), form };
  const { body } = await openLongList(app, { role: 'anon', claims: {} }, plan);
  return { body, fetched, ended: ended.promise };
}

it.each([
  [200, 500, 3],
  [8_000, 500, 3],
  [1024 * 1024, 4, 300],
  [100 * 1024 * 1024, 1, 1200],
])('takes pieces that weigh no more than may be in memory: rows of %i bytes by %i', async (widest, atOnce, pieces) => {
  const { body, fetched } = await open(widest);
  expect(JSON.parse(await new Response(body).text())).toEqual(lines.map((_, index) => index));
  expect(fetched).toEqual(Array.from({ length: pieces }, () => atOnce));
});

it('ends after its time though its reader still takes a little now and then', async () => {
  const { body, ended } = await open(4 * 1024 * 1024);
  const reader = body.getReader();
  await reader.read();
  await vi.advanceTimersByTimeAsync(290_000);
  await reader.read();
  await vi.advanceTimersByTimeAsync(10_000);
  const readOn = async () => {
    while (!(await reader.read()).done);
  };
  await expect(readOn()).rejects.toThrow('too long');
  await ended;
});
