import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Caller } from '../../src/server/context.ts';
import { Lanes } from '../../src/server/database/lanes.ts';
import { ensureRequestLogin, type Login } from '../../src/server/database/roles.ts';
import { runAs, type TransactionOptions } from '../../src/server/rest/transaction.ts';
import { newPerson } from '../support/people.ts';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let lanes: Lanes;
let login: Login;
let staff: Caller;
beforeAll(async () => {
  server = await startServer();
  const { accessToken } = await newPerson(server);
  const payload = Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString();
  staff = { role: 'authenticated', claims: JSON.parse(payload) };
  login = await ensureRequestLogin(server.ownerSql);
  lanes = new Lanes(server.database, { max: 1, name: 'test-lane', login, statementTimeout: 8000 });
});
afterAll(async () => {
  await lanes.end(1);
  await server.stop();
});

const whoami = `select null, '1', null, json_build_object('name', current_user, 'sub', auth.jwt() ->> 'sub',
  'timeout', current_setting('statement_timeout'))::text`;
const run = (text: string, options: Partial<TransactionOptions> = {}) =>
  runAs(lanes, staff, { text, values: [] }, { readOnly: false, ...options });

/** What the one connection is when nobody uses it. */
async function expectNobody() {
  await lanes.lend(async ({ sql }) => {
    const [row] = await sql`
      select current_user::text as name, coalesce(current_setting('request.jwt.claims', true), '') as claims,
        current_setting('statement_timeout') as timeout, pg_current_xact_id_if_assigned() as transaction`;
    expect(row).toEqual({ name: login.username, claims: '', timeout: '8s', transaction: null });
    await expect(sql`select from public.crm_records`).rejects.toMatchObject({ code: '42501' });
  });
}

it('is the caller for exactly one transaction', async () => {
  expect(JSON.parse(String((await run(whoami)).body))).toEqual({
    name: 'authenticated',
    sub: staff.claims.sub,
    timeout: '8s',
  });
  await expectNobody();
});

it.each<[string, Parameters<typeof run>]>([
  ['a failing statement', ['select null, (1 / 0)::text, null, null']],
  ['a syntax error', ['selec']],
  [
    'a write in a reading transaction',
    ['insert into public.crm_records (fullname) values (1) returning null, id::text, null, null', { readOnly: true }],
  ],
  [
    'a number of rows out of bounds',
    [whoami, { bounds: { least: 2, most: 3, refuse: (rows) => new Error(`refused ${rows}`) } }],
  ],
  ['a statement without a row', ['select null, null, null, null where false']],
])('is nobody after %s', async (_name, call) => {
  for (let times = 0; times < 5; times += 1) {
    await expect(run(...call)).rejects.toThrow();
    await expectNobody();
  }
});

it('is nobody after a rollback, and nothing was written', async () => {
  const insert = `insert into public.crm_records (fullname) values ('Geri alınan') returning null, id::text, null, null`;
  for (let times = 0; times < 5; times += 1) {
    expect(await run(insert, { isTrial: true })).toHaveProperty('rows');
    await expectNobody();
  }
  expect(await server.ownerSql`select from public.crm_records`).toHaveLength(0);
});

it('undoes a change of too few or too many rows', async () => {
  const insert = `with changed as (insert into public.crm_records (fullname) values ('Bir'), ('İki') returning id)
    select null, count(*)::text, null, null from changed`;
  const within = (least: number, most: number) =>
    run(insert, { bounds: { least, most, refuse: (rows) => new Error(`not ${rows}`) } });
  await expect(within(0, 1)).rejects.toThrow('not 2');
  await expect(within(3, 4)).rejects.toThrow('not 2');
  expect(await server.ownerSql`select from public.crm_records`).toHaveLength(0);
  expect(await within(2, 2)).toMatchObject({ rows: '2' });
  await server.ownerSql`delete from public.crm_records`;
});

it('keeps a frequent statement with the connection, and prepares it again where it is gone', async () => {
  const text = `select null, '1', null, (($1)[1]::int + 1)::text || current_user`;
  const ask = async (value: string) => {
    const { body } = await runAs(lanes, staff, { text, values: [value] }, { readOnly: true });
    return String(body);
  };
  const kept = () =>
    lanes.lend(
      ({ sql }) => sql<{ name: string }[]>`
      select name from pg_prepared_statements where name like 'kept_%' and strpos(statement, ${text}) > 0`,
    );
  expect([await ask('1'), await ask('2')]).toEqual(['2authenticated', '3authenticated']);
  expect(await kept()).toHaveLength(0);
  expect([await ask('3'), await ask('4')]).toEqual(['4authenticated', '5authenticated']);
  const [only, ...others] = await kept();
  expect(others).toEqual([]);
  await lanes.lend(({ sql }) => sql.unsafe(`deallocate ${only?.name}`));
  expect([await ask('5'), await ask('6')]).toEqual(['6authenticated', '7authenticated']);
  await expect(ask(`1'); drop table public.crm_records; --`)).rejects.toMatchObject({ code: '22P02' });
  await expectNobody();
});

it('plans what it keeps anew for each role: nobody sees the rows of the one before', async () => {
  await server.ownerSql.unsafe(`
    create table public.plan_cases (n int);
    insert into public.plan_cases values (1);
    alter table public.plan_cases enable row level security;
    create policy server on public.plan_cases to service_role using (true);
    grant select on public.plan_cases to authenticated, service_role`);
  const service: Caller = { role: 'service_role', claims: { role: 'service_role' } };
  const seenBy = async (caller: Caller, times: number) => {
    const statement = { text: 'select null, count(*)::text, null, null from public.plan_cases', values: [] };
    const ask = () => runAs(lanes, caller, statement, { readOnly: true, isSteady: true });
    const answers: string[] = [];
    for (let time = 0; time < times; time += 1) answers.push((await ask()).rows);
    return [...new Set(answers)];
  };
  // After five uses PostgreSQL may keep the plan as well.
  expect(await seenBy(service, 12)).toEqual(['1']);
  expect(await seenBy(staff, 12)).toEqual(['0']);
  expect(await seenBy(service, 2)).toEqual(['1']);
  await server.ownerSql`drop table public.plan_cases`;
});

it('keeps nothing for callers without a sign-in, who could fill the list of what is kept', async () => {
  const text = `select null, '1', null, current_user::text || ' not kept'`;
  const anyone: Caller = { role: 'anon', claims: { role: 'anon' } };
  for (let times = 0; times < 5; times += 1) {
    const { body } = await runAs(lanes, anyone, { text, values: [] }, { readOnly: true });
    expect(String(body)).toBe('anon not kept');
  }
  const kept = await lanes.lend(
    ({ sql }) => sql`
    select name from pg_prepared_statements where name like 'kept_%' and strpos(statement, ${text}) > 0`,
  );
  expect(kept).toEqual([]);
});

it('undoes a transaction of several queries as a whole', async () => {
  const owner = new Lanes(server.database, { max: 1, name: 'test-lane' });
  const insert = (name: string, fails: boolean) =>
    owner.transaction(async (sql) => {
      await sql`insert into public.crm_records (fullname) values (${name})`;
      if (fails) throw new Error('no');
      return name;
    });
  await expect(insert('bir', true)).rejects.toThrow('no');
  expect(await insert('iki', false)).toBe('iki');
  expect(await server.ownerSql`select fullname from public.crm_records`).toEqual([{ fullname: 'iki' }]);
  await owner.end(1);
});

it('refuses a session that has ended within the transaction itself, and tells its roles nothing about sessions', async () => {
  const ended = { ...staff, claims: { ...staff.claims, session_id: randomUUID() } };
  const insert = `insert into public.crm_records (fullname) values ('Kapalı') returning null, id::text, null, null`;
  for (let times = 0; times < 5; times += 1) {
    const work = runAs(lanes, ended, { text: insert, values: [] }, { readOnly: false });
    await expect(work).rejects.toMatchObject({ code: 'AU001' });
    await expectNobody();
    await expect(run(`select null, null, null, app.current_claims('{}')::text`)).rejects.toMatchObject({
      code: '42501',
    });
  }
  expect(await server.ownerSql`select from public.crm_records where fullname = 'Kapalı'`).toHaveLength(0);
});
