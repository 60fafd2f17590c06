import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readCatalogue } from '../../src/server/rest/catalogue.ts';
import { dayActs } from '../support/day-acts.ts';
import { atOnce, exchange } from '../support/exchange.ts';
import { pastActs } from '../support/past-acts.ts';
import { newPerson, type Person } from '../support/people.ts';
import { type RawAnswer, send } from '../support/raw.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { viewActs } from '../support/view-acts.ts';

const callers = [
  'no key',
  'anonymous',
  'forged',
  'closed session',
  'banned',
  'deleted',
  'staff',
  'admin',
  'service',
] as const;
type CallerName = (typeof callers)[number];

let server: TestServer;
let staff: Person;
let tokens: Record<CallerName, string | null>;
let recordId: number;

beforeAll(async () => {
  server = await startServer();
  staff = await newPerson(server);
  const [admin, closed, banned, deleted] = await Promise.all(
    [true, false, false, false].map((is) => newPerson(server, is)),
  );
  if (!admin || !closed || !banned || !deleted) throw new Error('The users could not be made.');
  await closed.client.auth.signOut();
  await server.ownerSql`update auth.users set banned_until = now() + interval '1 day' where id = ${banned.id}`;
  await server.ownerSql`delete from auth.users where id = ${deleted.id}`;
  tokens = {
    'no key': null,
    anonymous: server.anonKey,
    forged: forge(staff.accessToken, { role: 'service_role' }),
    'closed session': closed.accessToken,
    banned: banned.accessToken,
    deleted: deleted.accessToken,
    staff: staff.accessToken,
    admin: admin.accessToken,
    service: server.serviceRoleKey,
  };
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.ownerSql`delete from public.crm_records`;
  const [row] = await server.ownerSql<{ id: number }[]>`
    insert into public.crm_records (fullname, pnr) values ('Gizli Yolcu', 'XYZ123') returning id`;
  recordId = row?.id ?? 0;
});

/** The same signature under other claims. */
function forge(token: string, claims: object): string {
  const [header, payload, signature] = token.split('.');
  const read = JSON.parse(Buffer.from(payload ?? '', 'base64url').toString()) as object;
  return [header, Buffer.from(JSON.stringify({ ...read, ...claims })).toString('base64url'), signature].join('.');
}

interface Act {
  name: string;
  method: string;
  path: () => string;
  body?: object;
  headers?: Record<string, string>;
  /** Status for those who may and for the others that have an identity. */
  allowed: Partial<Record<CallerName, number>>;
}

const record = () => `crm_records?id=eq.${recordId}`;
const representation = { Prefer: 'return=representation' };
const people = (status: number) => ({ staff: status, admin: status, service: status });
const nobody = { staff: 404, admin: 404, service: 404 };

const acts: Act[] = [
  { name: 'list', method: 'GET', path: () => 'crm_records', allowed: people(200) },
  {
    name: 'count',
    method: 'HEAD',
    path: () => 'crm_records',
    headers: { Prefer: 'count=exact' },
    allowed: people(200),
  },
  { name: 'export', method: 'GET', path: () => 'crm_records', headers: { Accept: 'text/csv' }, allowed: people(200) },
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
  { name: 'totals', method: 'POST', path: () => 'rpc/record_totals', body: {}, allowed: people(200) },
  { name: 'totals by address', method: 'GET', path: () => 'rpc/record_totals', allowed: people(200) },
  { name: 'head of totals', method: 'HEAD', path: () => 'rpc/record_totals', allowed: people(200) },
  { name: 'last editor', method: 'POST', path: () => 'rpc/last_editor', body: { record_id: 0 }, allowed: people(200) },
  { name: 'last editor by address', method: 'GET', path: () => 'rpc/last_editor?record_id=0', allowed: people(200) },
  { name: 'head of last editor', method: 'HEAD', path: () => 'rpc/last_editor?record_id=0', allowed: people(200) },
  { name: 'changes', method: 'POST', path: () => 'rpc/records_changed_since', body: {}, allowed: people(200) },
  { name: 'changes by address', method: 'GET', path: () => 'rpc/records_changed_since', allowed: people(200) },
  { name: 'head of changes', method: 'HEAD', path: () => 'rpc/records_changed_since', allowed: people(200) },
  ...pastActs.map((act) => ({ ...act, allowed: { ...people(act.status), ...act.others } })),
  {
    name: 'note of an export',
    method: 'POST',
    path: () => 'rpc/note_export',
    body: { row_count: 0, format: 'csv' },
    allowed: people(204),
  },
  ...['GET', 'HEAD'].map((method) => ({
    name: `note of an export by ${method}`,
    method,
    path: () => 'rpc/note_export?row_count=0&format=csv',
    allowed: { ...people(405), anonymous: 401 },
  })),
  {
    name: 'group',
    method: 'POST',
    path: () => 'rpc/add_group',
    body: { sales: [] },
    allowed: { staff: 400, admin: 400, service: 403 },
  },
  ...['GET', 'HEAD'].map((method) => ({
    name: `group by ${method}`,
    method,
    path: () => 'rpc/add_group?sales=%5B%5D',
    allowed: { staff: 400, admin: 400, service: 403 },
  })),
  { name: 'fold', method: 'GET', path: () => 'rpc/fold_text?input=I', allowed: people(200) },
  { name: 'fold by body', method: 'POST', path: () => 'rpc/fold_text', body: { input: 'I' }, allowed: people(200) },
  { name: 'head of fold', method: 'HEAD', path: () => 'rpc/fold_text?input=I', allowed: people(200) },
  {
    name: 'erase',
    method: 'POST',
    path: () => 'rpc/erase_records',
    body: { record_ids: [] },
    allowed: { staff: 403, admin: 403, service: 200 },
  },
  ...['GET', 'HEAD'].map((method) => ({
    name: `erase by ${method}`,
    method,
    path: () => 'rpc/erase_records?record_ids=%7B%7D',
    allowed: { staff: 403, admin: 403, service: 405 },
  })),
  ...['POST', 'GET', 'HEAD'].map((method) => ({
    name: `the list of refund sale types by ${method}`,
    method,
    path: () => 'rpc/refund_sale_types',
    ...(method === 'POST' ? { body: {} } : {}),
    allowed: people(200),
  })),
  ...['POST', 'GET', 'HEAD'].flatMap((method) => [
    {
      name: `fingerprint by ${method}`,
      method,
      path: () => `rpc/day_fingerprint${method === 'POST' ? '' : '?day=2026-01-01'}`,
      ...(method === 'POST' ? { body: { day: '2026-01-01' } } : {}),
      allowed: people(200),
    },
    {
      name: `hours by ${method}`,
      method,
      path: () => `rpc/hour_report${method === 'POST' ? '' : '?day=2026-01-01&time_zone=UTC'}`,
      ...(method === 'POST' ? { body: { day: '2026-01-01', time_zone: 'UTC' } } : {}),
      allowed: people(200),
    },
    {
      name: `time zone by ${method}`,
      method,
      path: () => `rpc/require_time_zone${method === 'POST' ? '' : '?time_zone=UTC'}`,
      ...(method === 'POST' ? { body: { time_zone: 'UTC' } } : {}),
      allowed: people(204),
    },
    ...['day_report', 'day_oddities', 'require_days'].map((name) => ({
      name: `${name} by ${method}`,
      method,
      path: () => `rpc/${name}${method === 'POST' ? '' : '?start_date=2026-01-01&end_date=2026-01-01'}`,
      ...(method === 'POST' ? { body: { start_date: '2026-01-01', end_date: '2026-01-01' } } : {}),
      allowed: people(name === 'require_days' ? 204 : 200),
    })),
    {
      name: `refund sale types by ${method}`,
      method,
      path: () => `rpc/set_refund_sale_types${method === 'POST' ? '' : '?sale_types=%7BIPTAL/IADE%7D'}`,
      ...(method === 'POST' ? { body: { sale_types: ['IPTAL/IADE'] } } : {}),
      allowed: { staff: 403, admin: 403, service: method === 'POST' ? 204 : 405 },
    },
    {
      name: `rules for admins by ${method}`,
      method,
      path: () => `rpc/set_admin_rules${method === 'POST' ? '' : '?needs_second_factor=false'}`,
      ...(method === 'POST' ? { body: { needs_second_factor: false } } : {}),
      allowed: { staff: 403, admin: 403, service: method === 'POST' ? 204 : 405 },
    },
    {
      name: `close by ${method}`,
      method,
      path: () => `rpc/close_day${method === 'POST' ? '' : '?day=2020-01-01'}`,
      ...(method === 'POST' ? { body: { day: '2020-01-01' } } : {}),
      allowed: { staff: 403, admin: method === 'POST' ? 200 : 405, service: 403 },
    },
    {
      name: `reopen by ${method}`,
      method,
      path: () => `rpc/reopen_day${method === 'POST' ? '' : '?day=2020-01-01&reason=x'}`,
      ...(method === 'POST' ? { body: { day: '2020-01-01', reason: 'Deneme' } } : {}),
      allowed: { staff: 403, admin: method === 'POST' ? 200 : 405, service: 403 },
    },
    ...['list_activity', 'activity_people'].map((name) => ({
      name: `${name} by ${method}`,
      method,
      path: () => `rpc/${name}`,
      ...(method === 'POST' ? { body: {} } : {}),
      allowed: { staff: 403, admin: method === 'POST' ? 200 : 405, service: 403 },
    })),
    {
      name: `check of the activity by ${method}`,
      method,
      path: () => 'rpc/check_activity',
      ...(method === 'POST' ? { body: {} } : {}),
      allowed: { staff: 403, admin: 403, service: method === 'POST' ? 200 : 405 },
    },
  ]),
  ...dayActs,
  ...viewActs,
  // Columns that are computed; no function that is called without a row.
  ...['paid', 'amounts', 'newest', 'phonedigits'].flatMap((column) =>
    ['GET', 'HEAD', 'POST'].map((method) => ({
      name: `${column} of nothing by ${method}`,
      method,
      path: () => `rpc/${column}`,
      ...(method === 'POST' ? { body: {} } : {}),
      allowed: nobody,
    })),
  ),
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

/** Who has no right at all is told so with 401, also about what does not exist, apart from the anonymous key. */
function expectedStatus({ allowed }: Act, caller: CallerName): number {
  const known = allowed[caller];
  if (known !== undefined) return known;
  return caller === 'anonymous' && (allowed.staff === 404 || allowed.staff === 405) ? allowed.staff : 401;
}

describe.each(callers)('%s', (caller) => {
  it.each(acts)('$name', async (act) => {
    const { method, path, body, headers = {} } = act;
    const answer = await send(server, `/rest/v1/${path()}`, {
      method,
      token: tokens[caller],
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    expect(answer.status).toBe(expectedStatus(act, caller));
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

it('leaves the roles of the data API no right outside schema public', async () => {
  const rights = await server.ownerSql`
    select role, c.oid::regclass::text as name from pg_class c
    cross join unnest(array['anon', 'authenticated', 'service_role']) as role
    where c.relnamespace in (select oid from pg_namespace where nspname in ('auth', 'app'))
      and c.relkind in ('r', 'v', 'm', 'S')
      and case c.relkind when 'S' then has_sequence_privilege(role, c.oid, 'usage, select, update')
        else has_table_privilege(role, c.oid, 'select, insert, update, delete, truncate') end`;
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

  it.each(['none', 'HS512', 'RS256'])('with a token of algorithm %s', async (alg) => {
    const [, payload, signature] = server.serviceRoleKey.split('.');
    const header = Buffer.from(JSON.stringify({ alg, typ: 'JWT' })).toString('base64url');
    for (const end of [signature, '']) {
      const answer = await send(server, '/rest/v1/crm_records', { token: `${header}.${payload}.${end}` });
      expect(answer.status).toBe(401);
      expectNothing(answer);
    }
  });
});

it('keeps identities apart that share one connection, whatever fails in between', async () => {
  const request = (token: string | null, path: string) =>
    `GET /rest/v1/${path} HTTP/1.1\r\nHost: x\r\n${token === null ? '' : `apikey: ${token}\r\n`}\r\n`;
  const list = 'crm_records?select=fullname';
  const cycle = [
    [request(staff.accessToken, list), 200],
    [request(server.anonKey, list), 401],
    [request(staff.accessToken, 'crm_records?id=eq.x'), 400],
    [request(null, list), 401],
    [request(server.serviceRoleKey, list), 200],
    [request(server.anonKey, list), 401],
  ] as const;
  const sent = Array.from({ length: 5 }, () => cycle).flat();
  const text = await exchange(server, atOnce(sent.map(([bytes]) => bytes)));
  const statuses = [...text.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => Number(status));
  expect(statuses).toEqual(sent.map(([, status]) => status));
  expect(text.match(/Gizli Yolcu/g)).toHaveLength(10);
});
