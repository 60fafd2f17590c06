import sql, { raw } from 'sql-template-tag';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { isUnavailable } from '../../src/server/database/failure.ts';
import { Connections } from '../../src/server/database/pool.ts';
import { testServer } from '../support/test-server.ts';

const longestWait = 1000;
const settings = { statement_timeout: 1000 };

let connections: Connections;
/** Connections that give up a statement before PostgreSQL itself cancels it. */
let hasty: Connections;
const server = await testServer();
beforeEach(() => {
  connections = new Connections(server.database, { max: 1, name: 'test', settings, longestWait });
  hasty = new Connections(server.database, { max: 1, name: 'hasty', longestStatement: 3000 });
});
afterEach(async () => {
  await Promise.all([connections.end(1), hasty.end(1)]);
});

it.each([
  ['a row that cannot be computed', (n: string) => `1 / (4 - ${n})`, '22012'],
  ['its timeout', (n: string) => `case when ${n} = 4 then pg_sleep(60) end`, '57014'],
])(
  'a statement that fails after its first rows, because of %s, leaves no trace in the next answer',
  async (_, column, code) => {
    const broken = connections.query(raw(`select ${column('n')} from generate_series(1, 4) n`));
    await expect(broken).rejects.toMatchObject({ code });
    expect(await connections.query(sql`select 'own' as answer`)).toEqual([{ answer: 'own' }]);
  },
);

it('replaces a connection when its time is up, and PostgreSQL keeps nothing of it', async () => {
  const brief = new Connections(server.database, { max: 1, name: 'brief', longestLife: 1 });
  const backend = async () => (await brief.query<{ pid: number }>(sql`select pg_backend_pid() as pid`))[0]?.pid;
  const first = await backend();
  await expect.poll(backend, { timeout: 30_000 }).not.toBe(first);
  await brief.end(1);
});

it.each([
  ['the first', [sql`select 1 / 0`, sql`create table app.never_kept ()`, sql`select 1`]],
  ['the last', [sql`create table app.never_kept ()`, sql`select ${1}::int`, sql`select 1 / 0`]],
])('keeps nothing of several statements sent together if %s fails', async (_, statements) => {
  await expect(connections.batch(statements)).rejects.toMatchObject({ code: '22012' });
  expect(await connections.query(sql`select to_regclass('app.never_kept') as name`)).toEqual([{ name: null }]);
});

it('rolls a failed transaction back, and the next one starts clean', async () => {
  const work = connections.transaction(async (transaction) => {
    await transaction.query(sql`create table app.never_kept ()`);
    await transaction.query(sql`select 1 / (4 - n) from generate_series(1, 4) n`);
  });
  await expect(work).rejects.toMatchObject({ code: '22012' });
  const found = await connections.transaction((transaction) =>
    transaction.query(sql`select to_regclass('app.never_kept') as name`),
  );
  expect(found).toEqual([{ name: null }]);
});

it('fails a transaction if one of its statements failed, even if the error was caught', async () => {
  const work = connections.transaction(async (transaction) => {
    await transaction.query(sql`create table app.never_kept ()`);
    await transaction.query(sql`select 1 / 0`).catch(() => {});
  });
  await expect(work).rejects.toThrow('it was undone');
  expect(await connections.query(sql`select to_regclass('app.never_kept') as name`)).toEqual([{ name: null }]);
});

it('no setting outlives its transaction', async () => {
  const current = sql`
    select current_setting('statement_timeout') as timeout, current_setting('app.test', true) as own,
      (select count(*) from pg_prepared_statements) as statements`;
  await connections.transaction((transaction) => transaction.query(sql`select set_config('app.test', 'x', true)`));
  expect(await connections.query(current)).toEqual([{ timeout: '1s', own: '', statements: 0 }]);
  const plain = new Connections(server.database, { max: 1, name: 'test' });
  expect(await plain.query(current)).toMatchObject([{ timeout: '0' }]);
  await plain.end(1);
});

it('refuses work that gets no free connection in time, and gives it none later', async () => {
  const held = Promise.withResolvers<void>();
  const first = connections.transaction(() => held.promise);
  const late = await connections.query(sql`select 1`).catch((error: unknown) => error);
  expect(late).toMatchObject({ code: 'CONNECTION_WAIT' });
  expect(isUnavailable(late)).toBe(true);
  expect(connections.use()).toEqual({ busy: 1, idle: 0, waiting: 0 });
  const next = connections.query(sql`select 'next' as answer`);
  held.resolve();
  await first;
  expect(await next).toEqual([{ answer: 'next' }]);
  expect(connections.use()).toEqual({ busy: 0, idle: 1, waiting: 0 });
});

it.each([
  ['alone', () => hasty.query(sql`select pg_sleep(60)`)],
  ['in a transaction', () => hasty.transaction((transaction) => transaction.query(sql`select pg_sleep(60)`))],
])('gives up a statement that takes longer than its pool allows, and its connection too, %s', async (_, work) => {
  await expect(work()).rejects.toMatchObject({ code: 'STATEMENT_OVERDUE' });
  expect(hasty.use()).toEqual({ busy: 0, idle: 0, waiting: 0 });
  expect(await hasty.query(sql`select 'next' as answer`)).toEqual([{ answer: 'next' }]);
  expect(hasty.overdue()).toBe(1);
  // End the abandoned statements, which are still running in PostgreSQL.
  await server.ownerSql`select pg_terminate_backend(pid, 10000) from pg_stat_activity where application_name = 'hasty'`;
});

async function cut(): Promise<void> {
  const owner = new Connections(server.database, { max: 1, name: 'cutter' });
  const name = sql`application_name = 'test' and datname = current_database()`;
  await owner.query(sql`select pg_terminate_backend(pid, 10000) from pg_stat_activity where ${name}`);
  await owner.end(1);
}

const lost = { code: expect.stringMatching(/^(CONNECTION_CLOSED|57P01|ECONNRESET|EPIPE)$/) };

it('replaces a connection that is lost while idle', async () => {
  await connections.query(sql`select 1`);
  await cut();
  const [first] = await Promise.allSettled([connections.query(sql`select 'again' as answer`)]);
  // This query may fail, because the pool may not have noticed the loss yet.
  if (first?.status === 'rejected') expect(isUnavailable(first.reason)).toBe(true);
  expect(await connections.query(sql`select 'again' as answer`)).toEqual([{ answer: 'again' }]);
});

it('fails a statement whose connection is lost, and runs the next on another', async () => {
  const slow = connections.query(sql`select pg_sleep(60)`);
  const refused = expect(slow).rejects.toMatchObject(lost);
  await expect.poll(() => server.ownerSql`select from pg_stat_activity where wait_event = 'PgSleep'`).toHaveLength(1);
  await cut();
  await refused;
  expect(await connections.query(sql`select 'next' as answer`)).toEqual([{ answer: 'next' }]);
});

it('fails the next statement of a transaction whose connection is lost, and runs it nowhere else', async () => {
  const work = connections.transaction(async (transaction) => {
    await transaction.query(sql`create table app.never_kept ()`);
    await cut();
    await transaction.query(sql`create table app.never_kept ()`);
  });
  await expect(work).rejects.toMatchObject(lost);
  expect(await connections.query(sql`select to_regclass('app.never_kept') as name`)).toEqual([{ name: null }]);
});

it('fails a transaction whose connection is lost while the transaction waits for something else', async () => {
  const began = Promise.withResolvers<void>();
  const work = connections.transaction(async (transaction) => {
    await transaction.query(sql`select 1`);
    began.resolve();
    await new Promise(() => {});
  });
  const refused = expect(work).rejects.toMatchObject(lost);
  await began.promise;
  await cut();
  await refused;
  expect(connections.use()).toEqual({ busy: 0, idle: 0, waiting: 0 });
});
