import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { readCatalogue } from '../../src/server/rest/read-catalogue.ts';
import { type CallerName, callers, makeCallers } from '../support/callers.ts';
import { dayActs } from '../support/day-acts.ts';
import { atOnce, exchange } from '../support/exchange.ts';
import { pastActs } from '../support/past-acts.ts';
import { type RawAnswer, send } from '../support/raw.ts';
import { testServer } from '../support/test-server.ts';
import { viewActs } from '../support/view-acts.ts';

let recordId: number;
const server = await testServer();
const { staff, tokens } = await makeCallers(server);
beforeEach(async () => {
  await server.ownerSql`delete from public.crm_records`;
  const [row] = await server.ownerSql<{ id: number }[]>`
    insert into public.crm_records (fullname, pnr) values ('Gizli Yolcu', 'XYZ123') returning id`;
  recordId = row?.id ?? 0;
});

interface Act {
  name: string;
  method: string;
  path: () => string;
  body?: object;
  headers?: Record<string, string>;
  /** The expected status of each caller; `expectedStatuses` adds the missing callers. */
  allowed: Partial<Record<CallerName, number>>;
}

const record = () => `crm_records?id=eq.${recordId}`;
const representation = { Prefer: 'return=representation' };
const people = (status: number) => ({ staff: status, admin: status, service: status });
const nobody = { staff: 404, admin: 404, service: 404 };

const oneDay = { start_date: '2026-01-01', end_date: '2026-01-01' };

/** A call by POST, which must answer with `allowed`, and by GET and HEAD, which must answer with `byAddress`. */
function everyVerb(name: string, routine: string, body: object, allowed: Act['allowed'], byAddress = allowed): Act[] {
  // Write lists as PostgreSQL array literals.
  const written = Object.entries(body).map(([key, value]) => [key, Array.isArray(value) ? `{${value}}` : `${value}`]);
  const query = new URLSearchParams(written);
  return [
    ...['GET', 'HEAD'].map((method) => ({
      name: `${name} by ${method}`,
      method,
      path: () => `rpc/${routine}?${query}`,
      allowed: byAddress,
    })),
    { name, method: 'POST', path: () => `rpc/${routine}`, body, allowed },
  ];
}
/** Statuses of a function that one caller may use, and only by POST: first by POST, then by GET and HEAD. */
const byPost = (caller: CallerName, status: number) =>
  [
    { ...people(403), [caller]: status },
    { ...people(403), [caller]: 405 },
  ] as const;

const acts: Act[] = [
  { name: 'list', method: 'GET', path: () => 'crm_records', allowed: people(200) },
  {
    name: 'count',
    method: 'HEAD',
    path: () => 'crm_records',
    headers: { Prefer: 'count=exact' },
    allowed: people(200),
  },
  { name: 'insert', method: 'POST', path: () => 'crm_records', body: { fullname: 'Yeni' }, allowed: people(201) },
  { name: 'insert nothing', method: 'POST', path: () => 'crm_records', body: [], allowed: people(201) },
  {
    name: 'upsert',
    method: 'POST',
    path: () => 'crm_records?on_conflict=clientref',
    body: { fullname: 'Yeni', clientref: randomUUID() },
    headers: { Prefer: 'resolution=merge-duplicates' },
    allowed: people(201),
  },
  { name: 'update', method: 'PATCH', path: record, body: { note: 'x' }, headers: representation, allowed: people(200) },
  { name: 'delete', method: 'DELETE', path: record, headers: representation, allowed: people(200) },
  { name: 'replace', method: 'PUT', path: record, body: { fullname: 'Yeni' }, allowed: people(405) },
  ...everyVerb('totals', 'record_totals', {}, people(200)),
  ...everyVerb('changes', 'records_changed_since', {}, people(200)),
  ...everyVerb('fold', 'fold_text', { input: 'I' }, people(200)),
  ...everyVerb('the list of refund sale types', 'refund_sale_types', {}, people(200)),
  ...everyVerb('fingerprint', 'day_fingerprint', { day: '2026-01-01' }, people(200)),
  ...everyVerb('hours', 'hour_report', { day: '2026-01-01' }, people(200)),
  ...everyVerb('columns of money', 'money_columns', {}, people(200)),
  ...everyVerb('time zone', 'agency_time_zone', {}, people(200)),
  ...everyVerb('report', 'day_report', oneDay, people(200)),
  ...everyVerb('oddities', 'day_oddities', oneDay, people(200)),
  ...everyVerb('names', 'staff_names', {}, people(200)),
  ...everyVerb('days', 'require_days', oneDay, people(204)),
  ...everyVerb('set refund types', 'set_refund_sale_types', { sale_types: ['IPTAL/IADE'] }, ...byPost('service', 204)),
  ...everyVerb('set time zone', 'set_time_zone', { time_zone: 'Europe/Istanbul' }, ...byPost('service', 204)),
  ...everyVerb('set rules', 'set_admin_rules', { needs_second_factor: false }, ...byPost('service', 204)),
  ...everyVerb('close', 'close_day', { day: '2020-01-01' }, ...byPost('admin', 200)),
  ...everyVerb('reopen', 'reopen_day', { day: '2020-01-01', reason: 'Deneme' }, ...byPost('admin', 200)),
  ...everyVerb('activity', 'list_activity', {}, ...byPost('admin', 200)),
  ...everyVerb('people of it', 'activity_people', {}, ...byPost('admin', 200)),
  ...everyVerb('check of it', 'check_activity', {}, ...byPost('service', 200)),
  ...everyVerb('erase', 'erase_records', { record_ids: [] }, ...byPost('service', 200)),
  ...everyVerb('group', 'add_group', { sales: [] }, { staff: 400, admin: 400, service: 403 }),
  ...everyVerb('note of an export', 'note_export', { row_count: 0, format: 'csv' }, people(204), {
    ...people(405),
    anonymous: 401,
  }),
  ...pastActs.map((act) => ({ ...act, allowed: { ...people(act.status), ...act.others } })),
  ...dayActs,
  ...viewActs,
  // These functions compute columns of a record. Nobody can call them without a row.
  ...['paid', 'amounts', 'newest', 'phonedigits'].flatMap((name) => everyVerb(`${name} of nothing`, name, {}, nobody)),
  { name: 'read history', method: 'GET', path: () => 'crm_records_history', allowed: nobody },
  { name: 'write history', method: 'POST', path: () => 'crm_records_history', body: {}, allowed: nobody },
  { name: 'read activity', method: 'GET', path: () => 'activity', allowed: nobody },
  { name: 'write activity', method: 'POST', path: () => 'activity', body: {}, allowed: nobody },
  {
    name: 'note activity',
    method: 'POST',
    path: () => 'rpc/note_activity',
    body: { action: 'sign_in' },
    allowed: nobody,
  },
  { name: 'seal activity', method: 'POST', path: () => 'rpc/seal_activity', body: {}, allowed: nobody },
  { name: 'read users', method: 'GET', path: () => 'users', allowed: nobody },
  { name: 'read the password', method: 'GET', path: () => 'request_login', allowed: nobody },
  { name: 'run a trigger', method: 'POST', path: () => 'rpc/stamp_record', body: {}, allowed: nobody },
  { name: 'find a person', method: 'POST', path: () => 'rpc/personal_data', body: {}, allowed: nobody },
  { name: 'change the role', method: 'POST', path: () => 'rpc/set_config', body: {}, allowed: nobody },
];

/** A caller without rights gets 401. A caller with a token that we signed may learn that something does not exist. */
function expectedStatuses({ name, allowed }: Act, caller: CallerName): number[] {
  const known = allowed[caller];
  // Reading the log seals waiting entries. That is a write, which GET refuses with 405; if no entry waits, GET
  // succeeds.
  if (known === 405 && /^(?:activity|people of it) by /.test(name)) return [405, 200];
  if (known !== undefined) return [known];
  if (allowed.staff !== 404 && allowed.staff !== 405) return [401];
  if (caller === 'anonymous') return [allowed.staff];
  return ['closed session', 'banned', 'deleted'].includes(caller) ? [401, allowed.staff] : [401];
}

describe.each(callers)('%s', (caller) => {
  it.each(acts)('$name', async (act) => {
    const { method, path, body, headers = {} } = act;
    const answer = await send(server, `/rest/v1/${path()}`, { method, token: tokens[caller], headers, json: body });
    expect(expectedStatuses(act, caller)).toContain(answer.status);
    if (answer.status < 300) return;
    expectNothing(answer);
    const stored = await server.ownerSql`select fullname, note from public.crm_records`;
    expect(stored).toEqual([{ fullname: 'Gizli Yolcu', note: null }]);
  });
});

it('has a row for every table, function and verb of the database', async () => {
  const { relations, routines } = await readCatalogue(server.ownerSql);
  const verbs = (name: string, methods: readonly string[]) => methods.map((method) => `${method} ${name}`);
  const expected = [
    ...[...relations.keys()].flatMap((name) => verbs(name, ['GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE'])),
    ...[...routines.keys()].flatMap((name) => verbs(`rpc/${name}`, ['GET', 'HEAD', 'POST'])),
  ];
  const known = new Set(acts.map(({ method, path }) => `${method} ${path().split('?')[0]}`));
  expect(expected.filter((row) => !known.has(row))).toEqual([]);
  expect(expected.length).toBeGreaterThan(12);
});

it('gives the roles of the data API no right outside schema public, and in it only rights that a verb uses', async () => {
  const rights = await server.ownerSql`
    with roles as (select unnest(array['anon', 'authenticated', 'service_role']) as role)
    select role, c.oid::regclass::text as name from roles cross join pg_class c
    where c.relnamespace in (select oid from pg_namespace where nspname in ('auth', 'app'))
      and c.relkind in ('r', 'v', 'm', 'S')
      and case c.relkind when 'S' then has_sequence_privilege(role, c.oid, 'usage, select, update')
        else has_table_privilege(role, c.oid, 'select, insert, update, delete, truncate') end
    union all
    select role, c.oid::regclass::text from roles cross join pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v', 'm')
      and has_table_privilege(role, c.oid, 'truncate, references, trigger')
    union all
    select role, p.oid::regprocedure::text from roles cross join pg_proc p
    where p.pronamespace = 'app'::regnamespace and has_schema_privilege(role, 'app', 'usage')
      and has_function_privilege(role, p.oid, 'execute')`;
  expect(rights).toEqual([]);
});

function expectNothing({ text, headers }: RawAnswer): void {
  expect(text).not.toMatch(/Gizli|XYZ123/);
  expect(headers.get('content-range')).toBeNull();
}

describe('an anonymous caller stays anonymous', () => {
  it.each<Record<string, string>>([
    { 'X-Role': 'service_role' },
    { Role: 'authenticated' },
    { 'X-Forwarded-For': '127.0.0.1' },
    { 'X-Supabase-Role': 'service_role' },
    { 'Accept-Profile': 'public' },
    { Prefer: 'role=service_role, count=exact' },
    { Cookie: 'sb-access-token=x' },
    { Authorization: 'Bearer ' },
    { Authorization: 'Basic cG9zdGdyZXM6cG9zdGdyZXM=' },
  ])('%j', async (headers) => {
    const answer = await send(server, '/rest/v1/crm_records', {
      token: null,
      headers: { apikey: server.anonKey, ...headers },
    });
    expect(answer.status).toBe(401);
    expectNothing(answer);
  });
});

it('separates identities that share a connection, even if requests in between fail', async () => {
  const request = (token: string | null, path: string) =>
    `GET /rest/v1/${path} HTTP/1.1\r\nHost: x\r\n${token === null ? '' : `apikey: ${token}\r\n`}\r\n`;
  const list = 'crm_records?select=fullname';
  const cycle = [
    [request(staff.accessToken, list), 200],
    [request(server.anonKey, list), 401],
    [request(staff.accessToken, 'crm_records?id=eq.x'), 400],
    [request(null, list), 401],
    [request(server.serviceRoleKey, list), 200],
    // The server refuses the key before PostgreSQL reads the value.
    [request(server.anonKey, 'crm_records?id=eq.x'), 401],
  ] as const;
  const sent = Array.from({ length: 5 }, () => cycle).flat();
  const text = await exchange(server, atOnce(sent.map(([bytes]) => bytes)));
  const statuses = [...text.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => Number(status));
  expect(statuses).toEqual(sent.map(([, status]) => status));
  expect(text.match(/Gizli Yolcu/g)).toHaveLength(10);
});
