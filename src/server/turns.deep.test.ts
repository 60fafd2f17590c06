import { Hono } from 'hono';
import { expect, it, vi } from 'vitest';
import type { AppContext } from './context.ts';
import { inCallersTurn, oneCallersShare } from './turns.ts';

vi.mock('@hono/node-server/conninfo', () => ({ getConnInfo: () => ({ remote: { address: '192.0.2.1' } }) }));

const session = '00000000-0000-4000-8000-000000000000';
const ctx = {
  settings: { trustProxy: 1 },
  keys: {
    verify: async (token: string) => {
      if (token === 'forged') throw new Error('forged');
      if (token === 'anon') return { role: 'anon' };
      return { role: 'authenticated', sub: token, session_id: session };
    },
  },
} as unknown as Pick<AppContext, 'keys' | 'settings'>;

const ada = '00000000-0000-4000-8000-00000000000a';
const eve = '00000000-0000-4000-8000-00000000000e';

/** Requests whose work lasts until it is told to end. */
function server() {
  const begun: string[] = [];
  const end = Promise.withResolvers<void>();
  const app = new Hono();
  app.use(oneCallersShare(ctx));
  app.get('/', async (c) => {
    await inCallersTurn(async () => {
      begun.push(c.req.query('name') ?? '');
      await end.promise;
    });
    return c.text('done');
  });
  app.onError((error, c) => c.text(error.message, 'status' in error ? (Number(error.status) as 429) : 500));
  const ask = async (name: string, token: string | null, address = '198.51.100.1') => {
    const headers = { 'X-Forwarded-For': address, ...(token === null ? {} : { Authorization: `Bearer ${token}` }) };
    return (await app.request(`/?name=${name}`, { headers })).status;
  };
  return { begun, end: end.resolve, ask };
}

it('lets two works of a caller run at once, and those of others beside them', async () => {
  const { begun, end, ask } = server();
  const asked = [
    ...['1', '2', '3'].map((name) => ask(name, eve)),
    ...['4', '5', '6'].map((name) => ask(name, null)),
    ask('forged: the same address', 'forged'),
    ask('anon: the same address', 'anon'),
    ask('a user there', ada),
    ask('another address', null, '198.51.100.2'),
    ask('the same user there', eve, '198.51.100.2'),
  ];
  await expect.poll(() => begun.toSorted()).toEqual(['1', '2', '4', '5', 'a user there', 'another address']);
  end();
  expect(await Promise.all(asked)).toEqual(asked.map(() => 200));
  expect(begun).toHaveLength(asked.length);
});

it('refuses what is more than a caller may have under way, before anything is done', async () => {
  const { begun, end, ask } = server();
  const asked = Array.from({ length: 256 }, () => ask('one', eve));
  await expect.poll(() => begun).toHaveLength(2);
  expect(await ask('one too many', eve)).toBe(429);
  const other = ask('other', ada);
  await expect.poll(() => begun).toEqual(['one', 'one', 'other']);
  end();
  expect(await Promise.all([...asked, other])).toEqual(Array(257).fill(200));
  expect(await ask('again', eve)).toBe(200);
});

it('lets work that is for no request go at once', async () => {
  const { promise } = Promise.withResolvers<void>();
  let begun = 0;
  for (let count = 0; count < 5; count += 1) {
    void inCallersTurn(() => {
      begun += 1;
      return promise;
    });
  }
  expect(begun).toBe(5);
});
