import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '../../src/server/context.ts';
import { Connections, type Login } from '../../src/server/database/pool.ts';
import { ensureRequestLogin } from '../../src/server/database/roles.ts';
import { type RequestOptions, runAs } from '../../src/server/rest/transaction.ts';
import { newPerson } from '../support/people.ts';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let requests: Connections;
let app: Parameters<typeof runAs>[0];
let login: Login;
let staff: Caller;
beforeAll(async () => {
  server = await startServer();
  const owner = new Connections(server.database, { max: 1, name: 'test' });
  login = await ensureRequestLogin(owner, { statement_timeout: 8000 });
  await owner.end(1);
  requests = new Connections(server.database, { max: 1, name: 'test', login, settings: {} });
  app = { requests };
  staff = await newCaller();
});
afterAll(async () => {
  await requests.end(1);
  await server.stop();
});

async function newCaller(): Promise<Caller> {
  const { accessToken } = await newPerson(server);
  const payload = Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString();
  return { role: 'authenticated', claims: JSON.parse(payload) };
}

const answer = (body: string, rows = '1') => `select null as total, ${rows} as rows, null as key, ${body} as body`;
const whoami = answer(`json_build_object('name', current_user, 'sub', auth.jwt() ->> 'sub',
  'timeout', current_setting('statement_timeout'))::text`);
const run = (text: string, options: Partial<RequestOptions> = {}) =>
  runAs(app, staff, { text, values: [] }, { readOnly: false, ...options });

/** Checks that an idle connection has no caller's identity. */
async function expectNobody() {
  const [row] = await requests.query(sql`
    select current_user::text as name, coalesce(current_setting('request.jwt.claims', true), '') as claims,
      pg_current_xact_id_if_assigned() as transaction, (select count(*) from pg_prepared_statements) as statements`);
  expect(row).toEqual({ name: login.user, claims: '', transaction: null, statements: 0 });
  await expect(requests.query(sql`select from public.crm_records`)).rejects.toMatchObject({ code: '42501' });
}

it('a connection has the caller’s identity for exactly one transaction', async () => {
  expect(JSON.parse(String((await run(whoami)).body))).toEqual({
    name: 'authenticated',
    sub: staff.claims.sub,
    timeout: '8s',
  });
  await expectNobody();
});

const insert = (name: string) =>
  `with changed as (insert into public.crm_records (fullname) values ${name} returning id)
  ${answer('null', '(select count(*) from changed)')}`;

it.each<[string, Parameters<typeof run>]>([
  ['a failing statement', [answer('(1 / 0)::text')]],
  ['a syntax error', ['selec']],
  ['a write in a read-only transaction', [insert("('Yazılmayan')"), { readOnly: true }]],
  ['a result that is refused', [whoami, { check: ({ rows }) => new Error(`refused ${rows}`) }]],
  ['a statement without a row', [`${whoami} where false`]],
])('a connection has no identity after %s', async (_name, call) => {
  for (let times = 0; times < 5; times += 1) {
    await expect(run(...call)).rejects.toThrow();
    await expectNobody();
  }
});

it('rolls back a change whose result is refused', async () => {
  const within = (most: number) =>
    run(insert("('Bir'), ('İki')"), { check: ({ rows }) => (rows > most ? new Error(`not ${rows}`) : null) });
  await expect(within(1)).rejects.toThrow('not 2');
  await expectNobody();
  expect(await server.ownerSql`select from public.crm_records`).toHaveLength(0);
  expect(await within(2)).toMatchObject({ rows: 2 });
  await server.ownerSql`delete from public.crm_records`;
});

it('treats a value only as a value', async () => {
  const text = answer(`($1::int + 1)::text || current_user`);
  const ask = (value: string) => runAs(app, staff, { text, values: [value] }, { readOnly: true });
  expect((await ask('1')).body).toBe('2authenticated');
  await expect(ask(`1'); drop table public.crm_records; --`)).rejects.toMatchObject({ code: '22P02' });
  await expectNobody();
});

it('shows no role the rows of the previous role on the same connection', async () => {
  await server.ownerSql.unsafe(`
    create table public.plan_cases (n int);
    insert into public.plan_cases values (1);
    alter table public.plan_cases enable row level security;
    create policy server on public.plan_cases to service_role using (true);
    grant select on public.plan_cases to authenticated, service_role`);
  const service: Caller = { role: 'service_role', claims: { role: 'service_role' } };
  const statement = { text: answer('null', '(select count(*) from public.plan_cases)'), values: [] };
  for (let times = 0; times < 12; times += 1) {
    expect((await runAs(app, service, statement, { readOnly: true })).rows).toBe(1);
    expect((await runAs(app, staff, statement, { readOnly: true })).rows).toBe(0);
  }
  await server.ownerSql`drop table public.plan_cases`;
});

it('refuses an ended session within the same transaction, and shows the request roles nothing about sessions', async () => {
  const ended = { ...staff, claims: { ...staff.claims, session_id: randomUUID() } };
  for (let times = 0; times < 5; times += 1) {
    const work = runAs(app, ended, { text: insert("('Kapalı')"), values: [] }, { readOnly: false });
    await expect(work).rejects.toMatchObject({ code: 'AU001' });
    await expectNobody();
    await expect(run(answer(`app.current_claims('{}')::text`))).rejects.toMatchObject({ code: '42501' });
  }
  expect(await server.ownerSql`select from public.crm_records where fullname = 'Kapalı'`).toHaveLength(0);
});

async function claimsOf(caller: Caller): Promise<Record<string, unknown>> {
  const { body } = await runAs(app, caller, { text: answer('auth.jwt()::text'), values: [] }, { readOnly: true });
  return JSON.parse(String(body));
}

const ofUser = (change: string) => (caller: Caller) =>
  server.ownerSql.unsafe(`update auth.users set ${change} where id = $1`, [String(caller.claims.sub)]);
const ofSession = (change: string) => (caller: Caller) =>
  server.ownerSql.unsafe(`${change} where id = $1`, [String(caller.claims.session_id)]);

describe('the next request knows what changed since the last one', () => {
  it.each<[string, (caller: Caller) => Promise<unknown>, object]>([
    ['the address', ofUser(`email = 'yeni@ornek.example'`), { email: 'yeni@ornek.example' }],
    ['a removed address', ofUser('email = null'), { email: '' }],
    [
      'being an admin',
      ofUser(`raw_app_meta_data = '{"is_admin": true}'`),
      { app_metadata: { is_admin: true }, user_metadata: expect.objectContaining({ is_admin: true }) },
    ],
    [
      'claiming to be an admin',
      ofUser(`raw_app_meta_data = '{}', raw_user_meta_data = '{"is_admin": true, "x": 1}'`),
      { app_metadata: {}, user_metadata: { x: 1 } },
    ],
    ['the level of assurance', ofSession(`update auth.sessions set aal = 'aal2'`), { aal: 'aal2' }],
  ])('%s', async (_name, change, expected) => {
    const caller = await newCaller();
    const before = await claimsOf(caller);
    expect(before).toMatchObject({ sub: caller.claims.sub, aal: 'aal1' });
    await change(caller);
    expect(await claimsOf(caller)).toEqual({ ...before, ...expected });
  });

  it.each<[string, (caller: Caller) => Promise<unknown>]>([
    ['a ban', ofUser(`banned_until = now() + interval '1 hour'`)],
    ['a deleted user', ofUser('deleted_at = now()')],
    ['a closed session', ofSession('delete from auth.sessions')],
  ])('%s', async (_name, change) => {
    const caller = await newCaller();
    await claimsOf(caller);
    await change(caller);
    for (let times = 0; times < 3; times += 1) {
      await expect(claimsOf(caller)).rejects.toMatchObject({ code: 'AU001' });
    }
  });

  it('the end of a ban, which does not bring sessions back', async () => {
    const caller = await newCaller();
    await ofUser(`banned_until = now() + interval '1 hour'`)(caller);
    await ofUser('banned_until = null')(caller);
    await expect(claimsOf(caller)).rejects.toMatchObject({ code: 'AU001' });
  });
});

it('refuses a session until it has its user’s second factor', async () => {
  const caller = await newCaller();
  const enrol = (status: string) => server.ownerSql`
    insert into auth.mfa_factors (user_id, factor_type, status)
    values (${String(caller.claims.sub)}, 'totp', ${status})`;
  await enrol('unverified');
  expect(await claimsOf(caller)).toMatchObject({ aal: 'aal1' });
  await enrol('verified');
  await expect(claimsOf(caller)).rejects.toMatchObject({ code: 'AU002' });
  await ofSession(`update auth.sessions set aal = 'aal2'`)(caller);
  expect(await claimsOf(caller)).toMatchObject({ aal: 'aal2' });
});

it('never mistakes one user’s session for another’s', async () => {
  const [one, other] = [await newCaller(), await newCaller()];
  const stolen = { role: 'authenticated' as const, claims: { ...one.claims, sub: other.claims.sub } };
  await expect(claimsOf(stolen)).rejects.toMatchObject({ code: 'AU001' });
});
