import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { isUnavailable } from '../../src/server/database/failure.ts';
import { Lanes } from '../../src/server/database/lanes.ts';
import { startServer, type TestServer } from '../support/server.ts';

const longestWait = 1000;
const statementTimeout = 1000;

let server: TestServer;
let lanes: Lanes;
beforeAll(async () => {
  server = await startServer();
});
beforeEach(() => {
  lanes = new Lanes(server.database, { max: 1, name: 'lanes', statementTimeout }, longestWait);
});
afterEach(() => lanes.end(1));
afterAll(() => server.stop());

it.each([
  ['a row that cannot be', (n: string) => `1 / (4 - ${n})`, '22012'],
  ['its time', (n: string) => `case when ${n} = 4 then pg_sleep(60) end`, '57014'],
])(
  'a statement that fails after its first rows, on %s, leaves no trace in the next answer',
  async (_, column, code) => {
    const broken = lanes.sql.unsafe(`select ${column('n')} from generate_series(1, 4) n`);
    await expect(broken).rejects.toMatchObject({ code });
    expect(await lanes.sql`select 'own' as answer`).toEqual([{ answer: 'own' }]);
  },
);

it('a transaction that fails is undone, and the next one begins anew', async () => {
  const work = lanes.transaction(async (sql) => {
    await sql`create table app.never_kept ()`;
    await sql`select 1 / (4 - n) from generate_series(1, 4) n`;
  });
  await expect(work).rejects.toMatchObject({ code: '22012' });
  const found = await lanes.transaction((sql) => sql`select to_regclass('app.never_kept') as name`);
  expect(found).toEqual([{ name: null }]);
});

it('work that finds no free connection in time is told so, and takes none later', async () => {
  const held = Promise.withResolvers<void>();
  const first = lanes.lend(() => held.promise);
  const late = await lanes.sql`select 1`.catch((error: unknown) => error);
  expect(late).toMatchObject({ code: 'CONNECTION_WAIT' });
  expect(isUnavailable(late)).toBe(true);
  expect(lanes.use()).toEqual({ busy: 1, idle: 0, waiting: 0 });
  const next = lanes.sql`select 'next' as answer`;
  held.resolve();
  await first;
  expect(await next).toEqual([{ answer: 'next' }]);
  expect(lanes.use()).toEqual({ busy: 0, idle: 1, waiting: 0 });
});
