import { randomUUID } from 'node:crypto';
import sql, { raw } from 'sql-template-tag';
import { beforeAll, describe, expect, it } from 'vitest';
import { migrate } from '../../src/server/database/migrations.ts';
import { migrationsDirectory } from '../../src/server/database/open.ts';
import { testDatabase } from '../support/test-server.ts';

/**
 * What a Supabase project has before our migrations: roles, its sign-in tables, and default privileges on new objects.
 */
const project = `
  create role anon nologin noinherit;
  create role authenticated nologin noinherit;
  create role service_role nologin noinherit;
  create role supabase_auth_admin nologin;
  grant anon, authenticated, service_role, supabase_auth_admin to current_user with set true;
  grant create on database havayolu to supabase_auth_admin;
  alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
  alter default privileges in schema public grant all on functions to anon, authenticated, service_role;
  create schema extensions;
  set role supabase_auth_admin;
  create schema auth;
  grant usage on schema auth to public;
  create table auth.users (instance_id uuid, id uuid primary key, email varchar(255), raw_app_meta_data jsonb,
    raw_user_meta_data jsonb, deleted_at timestamptz);
  create table auth.sessions (id uuid primary key, user_id uuid references auth.users, aal text);
  create type auth.factor_status as enum ('unverified', 'verified');
  create table auth.mfa_factors (id uuid primary key, user_id uuid references auth.users, status auth.factor_status);
  grant all on all tables in schema auth to session_user;
  create function auth.jwt() returns jsonb language sql stable
    return nullif(current_setting('request.jwt.claims', true), '')::jsonb;
  create function auth.uid() returns uuid language sql stable return (auth.jwt() ->> 'sub')::uuid;
  create function auth.role() returns text language sql stable return auth.jwt() ->> 'role';
  reset role;`;

const owner = (await testDatabase()).connect();
const isForProjects = (name: string) => !name.endsWith('.own.sql');
await owner.query(raw(project));
await migrate(owner, migrationsDirectory, isForProjects);

/** Runs a statement as PostgREST would for a caller with this role and these claims. */
const as = (role: string, claims: object, text: string) =>
  owner.transaction(async (transaction) => {
    await transaction.query(sql`
      select set_config('role', ${role}, true),
        set_config('request.jwt.claims', ${JSON.stringify({ role, ...claims })}, true)`);
    return await transaction.query(raw(text));
  });

it('does not change the sign-in of the project', async () => {
  const tables = await owner.query(sql`
    select tablename as name, tableowner as owner from pg_tables where schemaname = 'auth' order by 1`);
  expect(tables).toEqual([
    { name: 'mfa_factors', owner: 'supabase_auth_admin' },
    { name: 'sessions', owner: 'supabase_auth_admin' },
    { name: 'users', owner: 'supabase_auth_admin' },
  ]);
  const routines = await owner.query<{ name: string }>(sql`
    select proname as name from pg_proc where pronamespace = 'auth'::regnamespace order by 1`);
  expect(routines.map(({ name }) => name)).toEqual(['jwt', 'role', 'uid']);
});

it('lets staff work and stamps what they enter', async () => {
  const staff = { sub: randomUUID(), email: 'ayse@havayoluiletisim.example' };
  const row = `('Işık', '${randomUUID()}', '${randomUUID()}')`;
  const insertOnce = (onConflict: string) => `
    insert into public.crm_records (fullname, clientref, userid) values ${row} ${onConflict}
    returning id, userid, useremail`;
  const [first] = await as('authenticated', staff, insertOnce(''));
  expect(first).toMatchObject({ userid: staff.sub, useremail: staff.email });
  await expect(as('authenticated', staff, insertOnce(''))).rejects.toMatchObject({ code: '23505' });
  expect(await as('authenticated', staff, insertOnce('on conflict (clientref) do nothing'))).toEqual([]);
  const merge = 'on conflict (clientref) do update set fullname = excluded.fullname';
  expect(await as('authenticated', staff, insertOnce(merge))).toEqual([first]);
  await as('authenticated', staff, 'update public.crm_records set card = 5');
  const [summed] = await as('authenticated', staff, `select public.record_totals(search => 'isik') as totals`);
  expect(summed).toMatchObject({ totals: { records: 1, card: 5 } });
  const [erased] = await as('service_role', {}, `select * from public.erase_records(before_date => 'tomorrow')`);
  // The update and the erasure each replaced one version; the upsert replaced none, because it changed nothing.
  expect(erased).toEqual({ records: 1, versions: 2 });
});

describe('with a verified second factor', () => {
  const [sub, other] = [randomUUID(), randomUUID()];
  beforeAll(async () => {
    await owner.query(sql`
      with person as (insert into auth.users (id) values (${sub}), (${other}) returning id)
      insert into auth.mfa_factors (id, user_id, status)
      select gen_random_uuid(), id, case when id = ${sub} then 'verified' else 'unverified' end::auth.factor_status
      from person`);
    await owner.query(sql`insert into public.crm_records (fullname, date) values ('Gizli', '2026-01-01')`);
    await owner.query(sql`update public.crm_records set card = 7`);
    await owner.query(sql`
      insert into public.day_closings (day, figures, counts, fingerprint) values ('2025-01-01', '{}', '[]', '')`);
  });

  const work = [
    'select fullname from public.crm_records',
    'select count(*) from public.crm_records',
    `select from public.crm_records where search ilike '%gizli%'`,
    `insert into public.crm_records (fullname) values ('Yeni')`,
    `insert into public.crm_records (fullname, clientref) values ('Yeni', gen_random_uuid())
      on conflict (clientref) do update set fullname = excluded.fullname`,
    'update public.crm_records set card = 1 where id > 0',
    'delete from public.crm_records where id < 0',
    'select public.record_totals()',
    `select * from public.record_past((select min(id) from public.crm_records))`,
    'select * from public.deleted_records()',
    `with changed as materialized (select id, updatedat from public.crm_records where fullname = 'Gizli')
      select public.restore_record(id, replaces => updatedat) from changed`,
    `select public.note_export(3, 'xlsx', '{days}')`,
    'select public.day_report(current_date, current_date) from public.refund_sale_types()',
    `select public.day_fingerprint('2026-01-01')`,
    `select public.hour_report('2026-01-01')`,
    `select * from public.day_oddities('2026-01-01', '2026-01-02')`,
    `insert into public.day_counts (day) values ('2026-01-01') on conflict (day, shift) do update set card = 1`,
    'select from public.day_closings',
    // These days have no records: without a refusal the sums of 0 would look right.
    `select public.record_totals('2024-01-01', '2024-01-01')`,
    `select public.day_report('2024-01-01', '2024-01-01')`,
    `select public.hour_report('2024-06-01')`,
    `select public.day_fingerprint('2024-01-01')`,
    `select * from public.day_oddities('2024-01-01', '2024-01-01')`,
    'select public.records_changed_since()',
    'select public.staff_names()',
    'select public.refund_sale_types()',
  ];

  it.each(work)('a call without it is refused, by an error that PostgREST answers with 403: %s', async (text) => {
    const refused = as('authenticated', { sub, aal: 'aal1' }, text);
    await expect(refused).rejects.toMatchObject({ code: 'PGRST' });
    const { message, detail } = await refused.catch((error) => error);
    expect([JSON.parse(message).code, JSON.parse(detail).status]).toEqual(['insufficient_aal', 403]);
  });

  it.each(work)('a call with it is allowed, and for users without a verified one: %s', async (text) => {
    await as('authenticated', { sub, aal: 'aal2' }, text);
    await as('authenticated', { sub: other, aal: 'aal1' }, text);
    await as('service_role', {}, text);
  });
});

it('requires a second factor of admins if the agency does, and of nobody else', async () => {
  const admin = { sub: randomUUID(), aal: 'aal1', app_metadata: { is_admin: true } };
  const read = 'select from public.crm_records';
  await as('authenticated', admin, read);
  await as('service_role', {}, 'select public.set_admin_rules(true)');
  const { message, detail } = await as('authenticated', admin, read).catch((error) => error);
  expect([JSON.parse(message).code, JSON.parse(detail).status]).toEqual(['second_factor_required', 403]);
  await as('authenticated', { ...admin, app_metadata: {} }, read);
  await as('service_role', {}, read);
  await as('service_role', {}, 'select public.set_admin_rules(false)');
  await as('authenticated', admin, read);
});

it('keeps the refund sale types of the last start, folded', async () => {
  for (const list of ['{IPTAL/IADE,Değişim}', '{}', '{İPTAL  / İade,iptal / iade}']) {
    await as('service_role', {}, `select public.set_refund_sale_types('${list}')`);
  }
  const [row] = await as('authenticated', { sub: randomUUID() }, 'select public.refund_sale_types() as types');
  expect(row).toEqual({ types: ['iptal / iade'] });
});

it('closes a day to staff, and to the service key', async () => {
  const admin = { sub: randomUUID(), email: 'yonetici@havayoluiletisim.example', app_metadata: { is_admin: true } };
  const two = `('Işık', '2026-03-01', 5, null), ('Işık', '2026-03-01', 2, 'iptal  / iade ')`;
  await as('authenticated', admin, `insert into public.crm_records (fullname, date, card, saletype) values ${two}`);
  const [closed] = await as('authenticated', admin, `select * from public.close_day('2026-03-01')`);
  expect(closed).toMatchObject({ closedby: admin.sub, figures: { totals: { records: 2, refunds: 1, card: 3 } } });
  for (const role of ['authenticated', 'service_role']) {
    const change = as(role, admin, `update public.crm_records set card = 6 where date = '2026-03-01'`);
    await expect(change).rejects.toMatchObject({ code: 'DC001' });
  }
  await as('authenticated', admin, `select public.reopen_day('2026-03-01', 'Fiş unutuldu')`);
  await as('authenticated', admin, `update public.crm_records set card = 6 where date = '2026-03-01'`);
});

it('shows admins what staff did, and which admin changed which user', async () => {
  const staff = { sub: randomUUID(), email: 'ayse@havayoluiletisim.example' };
  const admin = { sub: randomUUID(), email: 'yonetici@havayoluiletisim.example', app_metadata: { is_admin: true } };
  await owner.query(sql`insert into auth.users (id, email) values (${admin.sub}, ${admin.email})`);
  await as('authenticated', staff, `insert into public.crm_records (fullname, card) values ('Işık', 5)`);
  await as('authenticated', staff, `select public.note_export(3, 'xlsx', '{days}')`);
  const call = `select public.note_user_change('user_deleted', '${admin.sub}', '${staff.sub}', '${staff.email}')`;
  await as('service_role', {}, call);
  await as('service_role', {}, call.replace('user_deleted', 'records_deleted'));
  const rows = await as('authenticated', admin, 'select * from public.list_activity(most => 3)');
  expect(rows).toMatchObject([
    { action: 'user_deleted', actor: admin.sub, actor_email: admin.email, target_email: staff.email },
    { action: 'records_exported', actor: staff.sub, actor_email: staff.email, details: { rows: 3 } },
    { action: 'records_created', actor: staff.sub, details: { after: { card: 5 } } },
  ]);
  const [people] = await as('authenticated', admin, 'select public.activity_people() as told');
  expect(people).toMatchObject({ told: { signins: false } });
  const [checked] = await as('service_role', {}, 'select public.check_activity() as part');
  expect(checked).toMatchObject({ part: { broken: null } });
});

it.each([
  ['anon', 'select from public.crm_records'],
  ['anon', 'select from public.record_totals()'],
  ['anon', `select public.fold_text('a')`],
  ['anon', 'select public.records_changed_since()'],
  ['anon', 'select from public.record_past(1)'],
  ['anon', 'select from public.deleted_records()'],
  ['anon', 'select public.restore_record(1)'],
  ['anon', `select public.undo_import('{}')`],
  ['service_role', `select public.undo_import('{}')`],
  ['authenticated', 'select app.user_name(null)'],
  ['anon', `select public.note_export(1, 'csv')`],
  ['anon', 'select from public.day_report(current_date, current_date)'],
  ['anon', `select from public.hour_report('2026-01-01')`],
  ['anon', 'select from public.staff_names()'],
  ['anon', 'select from public.day_closings'],
  ['anon', `select from public.close_day('2026-01-01')`],
  ['authenticated', `select from public.close_day('2026-01-01')`],
  ['authenticated', `select from public.reopen_day('2026-01-01', 'x')`],
  [
    'authenticated',
    `insert into public.day_closings (day, figures, counts, fingerprint) values ('2026-01-01', '{}', '[]', '')`,
  ],
  ['authenticated', 'update public.day_closings set note = null'],
  ['authenticated', 'delete from public.day_counts'],
  ['authenticated', `select from public.set_refund_sale_types('{}')`],
  ['authenticated', `select from public.set_time_zone('UTC')`],
  ['authenticated', 'select from public.set_admin_rules(true)'],
  ['authenticated', `select app.lacks_admin_factor(null, '{}')`],
  ['authenticated', 'select app.hold_open(null)'],
  ['service_role', `select from public.close_day('2026-01-01')`],
  ['anon', 'select from public.erase_records()'],
  ['authenticated', 'select from public.erase_records()'],
  ['authenticated', 'truncate public.crm_records'],
  ['authenticated', 'select from auth.mfa_factors'],
  ['authenticated', 'select from app.crm_records_history'],
  ['service_role', 'delete from app.crm_records_history'],
  ['service_role', `select app.personal_data('a')`],
  ['anon', 'select from public.list_activity()'],
  ['authenticated', 'select from public.list_activity()'],
  ['service_role', 'select from public.list_activity()'],
  ['authenticated', 'select public.activity_people()'],
  ['authenticated', 'select public.check_activity()'],
  ['authenticated', `select public.note_user_change('user_deleted', null, null)`],
  ['service_role', `select app.note_activity('sign_in')`],
  ['service_role', 'select from app.activity'],
  ['service_role', 'delete from app.activity'],
])('revokes from %s what the project grants by default on new objects: %s', async (role, text) => {
  await expect(as(role, { sub: randomUUID() }, text)).rejects.toMatchObject({ code: '42501' });
});
