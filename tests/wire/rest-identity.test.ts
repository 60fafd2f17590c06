import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Caller } from '../../src/server/context.ts';
import { readConnection } from '../../src/server/database/embedded/embedded.ts';
import { Lanes } from '../../src/server/database/lanes.ts';
import { ensureRequestLogin, type Login } from '../../src/server/database/roles.ts';
import { runAs } from '../../src/server/rest/transaction.ts';
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
  lanes = new Lanes(readConnection(server.dataDir) ?? '', { max: 1, name: 'test-lane', login, statementTimeout: 8000 });
});
afterAll(async () => {
  await lanes.end(1);
  await server.stop();
});

const whoami = `select null, '1', null, json_build_object('name', current_user, 'sub', auth.jwt() ->> 'sub',
  'timeout', current_setting('statement_timeout'))::text`;
const run = (text: string, options: { readOnly?: boolean; inspect?: () => 'commit' | 'rollback' } = {}) =>
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
  expect(JSON.parse((await run(whoami)).body ?? '')).toEqual({
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
    'a refusal before the commit',
    [
      whoami,
      {
        inspect: () => {
          throw new Error('refused');
        },
      },
    ],
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
    expect(await run(insert, { inspect: () => 'rollback' })).toHaveProperty('rows');
    await expectNobody();
  }
  expect(await server.ownerSql`select from public.crm_records`).toHaveLength(0);
});

it('undoes a transaction of several queries as a whole', async () => {
  const owner = new Lanes(readConnection(server.dataDir) ?? '', { max: 1, name: 'test-lane' });
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
