import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { AppContext, Caller } from '../context.ts';
import { Shares } from '../share.ts';
import { openLongList } from './long-list.ts';

const lines = Array.from({ length: 1200 }, (_, index) => ({ line: `${index}` }));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Opens a list whose heaviest row weighs so much; `fetched` are the sizes of its pieces. */
async function open(widest: number, caller: Caller = { role: 'anon', claims: {} }, session = async () => [{}]) {
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
    owner: { query: session },
    lists: { transaction },
    shares: { lists: new Shares({ running: 1, waiting: 0, longestWait: 1 }) },
  } as unknown as Pick<AppContext, 'lists' | 'owner' | 'shares'>;
  const statement = (text: string) => ({ text, values: [] });
  const form = { before: '[', row: '', between: ',', after: ']' };
  const plan = { size: statement('size'), rows: statement('rows'), form };
  const { body } = await openLongList(app, caller, plan);
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

it('breaks off within seconds when the session of its reader ends', async () => {
  let looked = 0;
  const { body, ended } = await open(4 * 1024 * 1024, { role: 'authenticated', claims: {} }, async () => {
    looked += 1;
    if (looked > 1) throw new Error('the session has ended');
    return [{}];
  });
  const reader = body.getReader();
  for (let piece = 0; piece < 20; piece += 1) await reader.read();
  expect(looked).toBe(0);
  await vi.advanceTimersByTimeAsync(5_000);
  for (let piece = 0; piece < 20; piece += 1) await reader.read();
  expect(looked).toBe(1);
  await vi.advanceTimersByTimeAsync(5_000);
  const readOn = async () => {
    while (!(await reader.read()).done);
  };
  await expect(readOn()).rejects.toThrow('the session has ended');
  await ended;
});
