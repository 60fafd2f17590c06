import { beforeEach, describe, expect, it } from 'vitest';
import { anonClient } from '../support/auth-clients.ts';
import { newPerson, signIn } from '../support/people.ts';
import { send } from '../support/raw.ts';
import { testServer } from '../support/test-server.ts';

interface Entry {
  seal: number;
  at: string;
  action: string;
  actor: string | null;
  actor_email: string | null;
  details: Record<string, unknown>;
}

/** The number (`seal`) of the last log entry before the current test. */
let last = 0;
const server = await testServer();
const admin = await newPerson(server, true);
const staff = await newPerson(server);
beforeEach(async () => {
  last = (await list({ most: 1 }))[0]?.seal ?? 0;
});

async function list(filter: object = {}): Promise<Entry[]> {
  const { data } = await admin.client.rpc('list_activity', filter).throwOnError();
  return data as Entry[];
}
const noted = async () => (await list({ most: 1000 })).filter(({ seal }) => seal > last).reverse();

const records = () => staff.client.from('crm_records');
async function newRecord(fields: object = {}): Promise<number> {
  const row = { fullname: 'Gizli Yolcu', phone: '0555 111 22 33', note: 'Koltuk 4A', date: '2026-05-01', ...fields };
  return (await records().insert(row).select('id').single().throwOnError()).data.id;
}
const asAdmin = (path: string, json: object) =>
  send(server, `/api/${path}`, { method: 'POST', token: admin.accessToken, json });
const [actor_role, actor_name] = ['authenticated', 'Ayşe Yılmaz'];
const own = () => ({ actor: staff.id, actor_role, actor_email: staff.email, actor_name });

describe('an act on records is one entry, with only numbers and names of fields', () => {
  it('of one record', async () => {
    const id = await newRecord({ card: 12_500, transfer: 0 });
    await records().update({ card: 99, note: 'Başka', phone: null }).eq('id', id).throwOnError();
    await records().delete().eq('id', id).throwOnError();
    const entries = await noted();
    const [before, after] = [{ card: 12_500 }, { card: 99 }];
    expect(entries).toMatchObject([
      { ...own(), action: 'records_created', record_id: id, details: { day: '2026-05-01', after: before } },
      { ...own(), action: 'records_changed', record_id: id, details: { before, after } },
      { ...own(), action: 'records_deleted', record_id: id, details: { day: '2026-05-01', before: after } },
    ]);
    expect(new Set(entries[1]?.details.fields as string[])).toEqual(new Set(['card', 'note', 'phone']));
    expect(JSON.stringify(entries)).not.toMatch(/Gizli|0555|Koltuk|Başka/);
  });

  it('of many, with their number, the first ids and the sums', async () => {
    const row = { fullname: 'Yolcu', pnr: 'TOPLU1', card: 10, commission: 1 };
    await records().insert(Array(1_000).fill(row)).throwOnError();
    await records().update({ card: 20 }).eq('pnr', 'TOPLU1').throwOnError();
    await records().delete().eq('pnr', 'TOPLU1').throwOnError();
    const entries = await noted();
    const [many, after] = [{ records: 1_000 }, { card: 20_000 }];
    expect(entries).toMatchObject([
      { action: 'records_imported', record_id: null, details: { ...many, after: { card: 10_000, commission: 1_000 } } },
      { action: 'records_changed', details: { ...many, fields: ['card'], ...{ before: { card: 10_000 }, after } } },
      { action: 'records_deleted', details: { ...many, before: after } },
    ]);
    for (const { details } of entries) expect(details.ids).toHaveLength(20);
  });

  it('with refunds as negative amounts', async () => {
    const refund = { saletype: ' İptal/İade' };
    const id = await newRecord({ ...refund, card: 4000 });
    await records().update({ card: 5000 }).eq('id', id).throwOnError();
    await records().update({ saletype: 'IPTAL', card: 6000 }).eq('id', id).throwOnError();
    await records().update(refund).eq('id', id).throwOnError();
    await records().delete().eq('id', id).throwOnError();
    await records()
      .insert([
        { fullname: 'Satış', saletype: 'BILET', card: 700 },
        { fullname: 'İade', ...refund, card: 300 },
      ])
      .throwOnError();
    expect(await noted()).toMatchObject([
      { details: { after: { card: -4000 } } },
      { details: { before: { card: -4000 }, after: { card: -5000 } } },
      { details: { before: { card: -5000 }, after: { card: 6000 } } },
      { details: { fields: ['saletype'] } },
      { details: { before: { card: -6000 } } },
      { action: 'records_imported', details: { after: { card: 400 } } },
    ]);
  });

  it('but a repeated or refused act has no entry', async () => {
    const clientref = crypto.randomUUID();
    const again = () =>
      records().upsert({ fullname: 'A', clientref }, { onConflict: 'clientref', ignoreDuplicates: true });
    await again().throwOnError();
    await again().throwOnError();
    await records().insert({ fullname: 'B', card: -1 });
    await records().update({ card: 1 }).eq('id', -1).throwOnError();
    expect(await noted()).toMatchObject([{ action: 'records_created' }]);
  });

  it.each(['restored', 'undone'])('is logged as %s if the database function behind it says so', async (kind) => {
    const id = await newRecord();
    await server.ownerSql.begin(async (tx) => {
      await tx`select set_config('app.act', ${kind}, true)`;
      await tx`update public.crm_records set card = 5 where id = ${id}`;
    });
    await server.ownerSql`update public.crm_records set card = 6 where id = ${id}`;
    expect((await noted()).slice(1)).toMatchObject([
      { action: `records_${kind}`, actor_role: 'owner', record_id: id, details: { replaced: 1, fields: ['card'] } },
      { action: 'records_changed' },
    ]);
  });

  it('for an erasure too, however many rows it changes', async () => {
    const ids = [await newRecord(), await newRecord()];
    const before = (await noted()).length;
    const call = { method: 'POST', token: server.serviceRoleKey, json: { record_ids: ids } };
    await send(server, '/rest/v1/rpc/erase_records', call);
    expect((await noted()).slice(before)).toMatchObject([
      { action: 'person_erased', actor_role: 'service_role', details: { records: 2, versions: 2 } },
    ]);
  });
});

it('a closing, a reopening, an exported file, a sign-in, a refusal and a change of a user are one entry each', async () => {
  const day = '2026-04-30';
  const first = { note: 'Gizli slip eksik', reason: 'Gizli Yolcu unutuldu' };
  const second = { note: null, reason: 'Gizli Yolcu yine unutuldu' };
  for (const { note, reason } of [first, second]) {
    await admin.client.rpc('close_day', { day, note }).throwOnError();
    await admin.client.rpc('reopen_day', { day, reason }).throwOnError();
  }
  await staff.client.rpc('note_export', { row_count: 3, format: 'xlsx', filters: ['activity'] }).throwOnError();
  await anonClient(server).auth.signInWithPassword({ email: staff.email, password: 'yanlis' });
  await signIn(server, staff);
  await asAdmin('users-update', { id: staff.id, first_name: 'Ayşe' });
  const by = { actor: admin.id, actor_email: admin.email };
  expect(await noted()).toMatchObject([
    ...[first, second].flatMap(({ note, reason }) => [
      { ...by, action: 'day_closed', details: { day }, words: note },
      { ...by, action: 'day_reopened', details: { day }, words: reason },
    ]),
    { ...own(), action: 'records_exported', details: { table: 'activity', rows: 3 } },
    { action: 'sign_in_refused', actor: null, target: staff.id, target_email: staff.email },
    { ...own(), action: 'sign_in' },
    { ...by, action: 'user_updated', target: staff.id, target_email: staff.email },
  ]);
  // The log has no word of the closing's note and reason.
  const log = await server.ownerSql`select to_jsonb(a) as entry from app.activity a`;
  expect(JSON.stringify(log)).not.toMatch(/Gizli|yanlis/);
});

it('a count is logged with the amounts before and after, and not at all if nothing changed', async () => {
  const count = { day: '2026-04-29', shift: 'GECE' };
  const save = (change: object) =>
    staff.client
      .from('day_counts')
      .upsert({ ...count, ...change }, { onConflict: 'day,shift' })
      .throwOnError();
  for (const card of [500, 500, 700]) await save({ card, transfer: 5 });
  await save({ transfer: null });
  await admin.client.from('day_counts').delete().eq('day', count.day).throwOnError();
  await admin.client.rpc('close_day', { day: '2026-04-29', counts: { card: 9 } }).throwOnError();
  expect((await noted()).map(({ actor, action, details }) => [actor, action, details])).toEqual([
    [staff.id, 'count_changed', { ...count, after: { card: 500, transfer: 5 } }],
    [staff.id, 'count_changed', { ...count, fields: ['card'], before: { card: 500 }, after: { card: 700 } }],
    [staff.id, 'count_changed', { ...count, fields: ['transfer'], before: { transfer: 5 } }],
    [admin.id, 'count_deleted', { ...count, before: { card: 700 } }],
    [admin.id, 'count_changed', { day: count.day, after: { card: 9 } }],
    [admin.id, 'day_closed', { day: count.day }],
  ]);
});

it('entries keep the e-mail of their time when the account is disabled or deleted', async () => {
  const gone = await newPerson(server);
  await gone.client.from('crm_records').insert({ fullname: 'X' }).throwOnError();
  const acts = async () => (await list({ person: gone.id })).map(({ action, actor_email }) => [action, actor_email]);
  const before = await acts();
  expect(before).toEqual([
    ['records_created', gone.email],
    ['sign_in', gone.email],
    // The service key created this user, so the log names no actor.
    ['user_created', null],
  ]);
  await asAdmin('users-disable', { id: gone.id });
  expect(await acts()).toEqual(before);
  await asAdmin('users-delete', { id: gone.id });
  expect(await acts()).toEqual(before);
  const deleted = { action: 'user_deleted', target: gone.id, target_email: gone.email };
  expect((await noted()).at(-1)).toMatchObject(deleted);
  const { data } = await admin.client.rpc('activity_people').throwOnError();
  expect(data.signins).toBe(true);
  expect(data.people).toContainEqual({ id: gone.id, email: gone.email, name: null, gone: true });
  expect(data.people).toContainEqual({ id: staff.id, email: staff.email, name: 'Ayşe Yılmaz', gone: false });
});

describe('the list', () => {
  it('comes in pages that show every entry once, even while others are added', async () => {
    for (let times = 0; times < 7; times += 1) await newRecord({ card: times + 1 });
    const wanted = (await noted()).reverse();
    const pages: Entry[] = [];
    let from: Partial<Entry> = {};
    for (let page = 0; page < 4; page += 1) {
      const rows = await list({ most: 2, before_at: from.at ?? null, before_seal: from.seal ?? null });
      pages.push(...rows);
      from = rows.at(-1) ?? {};
      await newRecord();
    }
    expect(pages.slice(0, 7)).toEqual(wanted);
  });

  it('is filtered by kinds, people and days of the agency', async () => {
    const id = await newRecord();
    await records().delete().eq('id', id).throwOnError();
    await server.ownerSql`
      insert into app.activity (at, action, actor_role, actor) values
        ('2020-05-01T20:59:59.999Z', 'day_closed', 'authenticated', ${staff.id}),
        ('2020-05-01T21:00:00Z', 'day_closed', 'authenticated', ${staff.id}),
        ('2020-05-02T20:59:59Z', 'day_reopened', 'authenticated', ${admin.id}),
        ('2020-05-02T21:00:00Z', 'day_closed', 'authenticated', ${staff.id})`;
    const day = { start_date: '2020-05-02', end_date: '2020-05-02' };
    const actionsOf = async (filter: object) => (await list(filter)).map(({ action }) => action);
    expect(await actionsOf(day)).toEqual(['day_reopened', 'day_closed']);
    expect(await actionsOf({ ...day, person: staff.id })).toEqual(['day_closed']);
    expect(await actionsOf({ ...day, actions: ['day_reopened', 'sign_in'] })).toEqual(['day_reopened']);
    expect(await actionsOf({ ...day, actions: [] })).toEqual([]);
    const actions = ['records_deleted', 'records_created'];
    expect(await actionsOf({ person: staff.id, actions, most: 2 })).toEqual(actions);
  });

  it.each([
    { most: 0 },
    { most: 1001 },
    { most: null },
    { before_seal: 5 },
    { end_date: '5874897-12-31' },
    { actions: Array(101).fill('sign_in') },
  ])('refuses %j', async (filter) => {
    const call = { method: 'POST', token: admin.accessToken, json: filter };
    const { status, json } = await send(server, '/rest/v1/rpc/list_activity', call);
    expect([status, (json as { code: string }).code.slice(0, 2)]).toEqual([400, '22']);
  });
});
