import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Caller } from '../../src/server/context.ts';
import { readConnection } from '../../src/server/database/embedded/embedded.ts';
import { Lanes } from '../../src/server/database/lanes.ts';
import { ensureRequestLogin, type Login } from '../../src/server/database/roles.ts';
import { runAs } from '../../src/server/rest/transaction.ts';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let lanes: Lanes;
let login: Login;
beforeAll(async () => {
  server = await startServer();
  login = await ensureRequestLogin(server.ownerSql);
  lanes = new Lanes(readConnection(server.dataDir) ?? '', { max: 1, name: 'test-lane', login });
});
afterAll(async () => {
  await lanes.end(1);
  await server.stop();
});

const staff: Caller = {
  role: 'authenticated',
  claims: { sub: '00000000-0000-0000-0000-000000000001', role: 'authenticated' },
};
const whoami = `select current_user::text as name, auth.jwt() ->> 'sub' as sub, current_setting('statement_timeout') as timeout`;
const run = (text: string, options: { readOnly?: boolean; inspect?: () => 'commit' | 'rollback' } = {}) =>
  runAs<Record<string, unknown>>(lanes, staff, { text, values: [] }, { readOnly: false, ...options });

/** What the one connection is when nobody uses it. */
async function expectNobody() {
  await lanes.lend(async ({ sql }) => {
    const [row] = await sql`
      select current_user::text as name, coalesce(current_setting('request.jwt.claims', true), '') as claims,
        current_setting('statement_timeout') as timeout, pg_current_xact_id_if_assigned() as transaction`;
    expect(row).toEqual({ name: login.username, claims: '', timeout: '0', transaction: null });
    await expect(sql`select from public.crm_records`).rejects.toMatchObject({ code: '42501' });
  });
}

it('is the caller for exactly one transaction', async () => {
  expect(await run(whoami)).toEqual({ name: 'authenticated', sub: staff.claims.sub, timeout: '8s' });
  await expectNobody();
});

it.each<[string, Parameters<typeof run>]>([
  ['a failing statement', ['select 1 / 0']],
  ['a syntax error', ['selec']],
  [
    'a write in a reading transaction',
    ['insert into public.crm_records (fullname) values (1) returning 1', { readOnly: true }],
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
  ['a statement without a row', ['select 1 where false']],
])('is nobody after %s', async (_name, call) => {
  // Repeated until the statement is prepared and everything goes out in one write.
  for (let times = 0; times < 5; times += 1) {
    await expect(run(...call)).rejects.toThrow();
    await expectNobody();
  }
});

it('is nobody after a rollback, and nothing was written', async () => {
  const insert = `insert into public.crm_records (fullname) values ('Geri alınan') returning id`;
  for (let times = 0; times < 5; times += 1) {
    expect(await run(insert, { inspect: () => 'rollback' })).toHaveProperty('id');
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
