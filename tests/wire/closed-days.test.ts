import { randomUUID } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import type { SupabaseClient } from '@supabase/supabase-js';
import { from } from 'pg-copy-streams';
import { beforeEach, describe, expect, it } from 'vitest';
import { Connections } from '../../src/server/database/pool.ts';
import { serviceClient } from '../support/auth-clients.ts';
import { newPerson } from '../support/people.ts';
import { testServer } from '../support/test-server.ts';
import { whileHeld } from '../support/while-held.ts';

const server = await testServer();
const admin = await newPerson(server, true);
const staff = await newPerson(server);
const service = serviceClient(server);

let day: string;
let dayAfter: string;
let stored: { id: number; clientref: string }[];
let days = 0;
beforeEach(async () => {
  const at = (index: number) => new Date(Date.UTC(2020, 0, 1 + index)).toISOString().slice(0, 10);
  days += 2;
  [day, dayAfter] = [at(days), at(days + 1)];
  stored = await insertRows([
    { fullname: 'Ayşe Işık', pnr: 'ABC123', card: 100, date: day },
    { fullname: 'Ali Kaya', card: 30, saletype: 'IPTAL/IADE', date: day },
    { fullname: 'Yarın Gelen', card: 7, date: dayAfter },
  ]);
});

async function insertRows(rows: object[]): Promise<typeof stored> {
  const given = rows.map((row) => ({ ...row, clientref: randomUUID() }));
  const added = records(staff.client).insert(given).select('id, clientref').order('id');
  return (await added.throwOnError()).data;
}

const close = async (more: object = {}) => (await admin.client.rpc('close_day', { day, ...more }).throwOnError()).data;

const rowsNow = () => server.ownerSql`select r, xmin::text as version from public.crm_records r order by id`;
const fingerprint = async () => (await staff.client.rpc('day_fingerprint', { day })).data;

type Answer = PromiseLike<{ error: { code: string } | null; status: number }>;
const records = (client: SupabaseClient) => client.from('crm_records');
const yesterday = () => ({ fullname: 'Geç Kalan', date: day });
const [first, later] = [() => stored[0]?.id, () => stored[2]?.id];
const upsert = { onConflict: 'clientref' };

const changes: Record<string, (client: SupabaseClient) => Answer> = {
  insert: (client) => records(client).insert(yesterday()),
  'insert among others': (client) => records(client).insert([{ fullname: 'Bugün', date: dayAfter }, yesterday()]),
  upsert: (client) => records(client).upsert({ ...yesterday(), clientref: randomUUID() }, upsert),
  'upsert of an existing row': (client) =>
    records(client).upsert({ fullname: 'Başka', date: dayAfter, clientref: stored[0]?.clientref }, upsert),
  'change an amount': (client) => records(client).update({ card: 1 }).eq('id', first()),
  'change a note': (client) => records(client).update({ note: 'x' }).eq('id', first()),
  'change nothing': (client) => records(client).update({ card: 100 }).eq('id', first()),
  'move out': (client) => records(client).update({ date: dayAfter }).eq('id', first()),
  'take the day away': (client) => records(client).update({ date: null }).eq('id', first()),
  'move in': (client) => records(client).update({ date: day }).eq('id', later()),
  delete: (client) => records(client).delete().eq('id', first()),
  'delete among others': (client) => records(client).delete().gte('id', 0),
  count: (client) => client.from('day_counts').insert({ day, shift: 'GECE', card: 1 }),
};

describe.each(['staff', 'admin', 'service'] as const)('a closed day cannot be changed by %s', (name) => {
  const client = () => ({ staff: staff.client, admin: admin.client, service })[name];

  // Skip the admin's upsert: the existing row is a staff member's, so an admin could not upsert it even on an open day.
  const possible = Object.entries(changes).filter(([what]) => name !== 'admin' || what !== 'upsert of an existing row');

  it.each(possible)('%s', async (_name, change) => {
    await close();
    const before = await rowsNow();
    expect(await change(client())).toMatchObject({
      status: 409,
      error: { code: 'DC001', message: `the day ${day} is closed` },
    });
    expect(await rowsNow()).toEqual(before);
    await admin.client.rpc('reopen_day', { day, reason: 'Deneme' });
    expect((await change(client())).error).toBeNull();
  });
});

describe('a closed day cannot be changed by the owner of the database', () => {
  it.each([
    ['insert', () => `insert into public.crm_records (fullname, date) values ('Yeni', '${day}')`],
    ['update', () => 'update public.crm_records set note = null'],
    ['delete', () => 'delete from public.crm_records'],
    ['truncate', () => 'truncate public.crm_records'],
    ['update as an erasure', () => `set local app.erasing = 'on'; update public.crm_records set card = 1`],
    ['move as an erasure', () => `set local app.erasing = 'on'; update public.crm_records set date = '${dayAfter}'`],
    ['count', () => `insert into public.day_counts (day) values ('${day}')`],
  ])('%s', async (_name, statement) => {
    await close();
    await expect(server.ownerSql.begin((owner) => owner.unsafe(statement()))).rejects.toMatchObject({ code: 'DC001' });
  });

  it('COPY', async () => {
    await close();
    const owner = new Connections(server.database, { max: 1, name: 'copy', pipeline: false });
    const copy = owner.transaction(async ({ client }) => {
      const into = client.query(from('copy public.crm_records (fullname, date) from stdin'));
      await pipeline([`Bugün\t${dayAfter}\nDün\t${day}\n`], into);
    });
    await expect(copy).rejects.toMatchObject({ code: 'DC001' });
    await owner.end(1);
  });

  it.each(['repeatable read', 'serializable'])('at level %s, which sees no later closing', async (level) => {
    const change = server.ownerSql.begin(async (owner) => {
      await owner.unsafe(`set transaction isolation level ${level}`);
      await owner.unsafe(`insert into public.crm_records (fullname, date) values ('Yeni', '${day}')`);
    });
    await expect(change).rejects.toMatchObject({ code: '0A000' });
  });
});

describe('a closing', () => {
  it('freezes the figures, the count and a fingerprint, and says who closed', async () => {
    const counted = { virtualpos: 0, card: 65, transfer: null, currentaccountpayment: null };
    await staff.client.from('day_counts').insert({ day, shift: 'GECE', card: 6 });
    const figures = (await staff.client.rpc('day_report', { start_date: day, end_date: day })).data;
    expect(await close({ counts: { virtualpos: 0, card: 65 }, note: 'Fiş eksik' })).toMatchObject({
      ...{ day, closedby: admin.id, closedbyemail: admin.email, note: 'Fiş eksik', reopenedat: null, reason: null },
      figures,
      fingerprint: await fingerprint(),
      counts: [
        { ...counted, shift: null, countedby: admin.id, countedbyemail: admin.email },
        { ...counted, virtualpos: null, shift: 'GECE', card: 6, countedby: staff.id, countedbyemail: staff.email },
      ],
    });
    expect(figures.totals).toMatchObject({ records: 2, refunds: 1, card: 70 });
  });

  it('stays in the history with its reopening, whatever follows', async () => {
    await close();
    expect((await admin.client.rpc('reopen_day', { day, reason: 'Fiş bulundu' })).data).toMatchObject({
      ...{ day, reopenedby: admin.id, reopenedbyemail: admin.email, reason: 'Fiş bulundu' },
    });
    const seal = await fingerprint();
    await records(staff.client).update({ card: 1 }).eq('id', first());
    expect(await fingerprint()).not.toBe(seal);
    await close();
    const { data } = await staff.client.from('day_closings').select('fingerprint, reason').eq('day', day).order('id');
    expect(data).toEqual([
      { fingerprint: seal, reason: 'Fiş bulundu' },
      { fingerprint: await fingerprint(), reason: null },
    ]);
  });

  it.each([
    `update public.day_closings set note = 'x'`,
    `update public.day_closings set reopenedat = now(), reason = 'x', figures = '{}'`,
    `update public.day_closings set reason = 'y' where reopenedat is not null`,
    'delete from public.day_closings',
    'truncate public.day_closings',
  ])('cannot be changed, not even by the owner of the database: %s', async (statement) => {
    await close();
    await admin.client.rpc('reopen_day', { day, reason: 'Deneme' });
    await close();
    await expect(server.ownerSql.unsafe(statement)).rejects.toMatchObject({ code: '42501' });
  });

  it.each([
    ['a day that is closed', () => admin.client.rpc('close_day', { day }), 409, 'DC002'],
    ['reopening an open day', () => reopen(dayAfter), 409, 'DC003'],
    ['a reopening without a reason', () => reopen(day, ' '), 400, '23514'],
    ['no day', () => admin.client.rpc('close_day', { day: null }), 400, '23502'],
  ])('is refused for %s', async (_name, attempt: () => Answer, status, code) => {
    await close();
    expect(await attempt()).toMatchObject({ status, error: { code } });
  });
  const reopen = (of: string, reason = 'x') => admin.client.rpc('reopen_day', { day: of, reason });
});

it('allows repeating an insert whose answer was lost, and returns the row', async () => {
  await close();
  const before = await rowsNow();
  const again = await records(staff.client).upsert(
    { ...yesterday(), clientref: stored[0]?.clientref },
    { ...upsert, ignoreDuplicates: true },
  );
  expect(again.error).toBeNull();
  expect(await rowsNow()).toEqual(before);
});

it('accepts one statement about the days of many years', async () => {
  await server.ownerSql.begin(async (owner) => {
    await owner`insert into public.crm_records (fullname, date) select 'Yolcu', date '1990-01-01' + n
      from generate_series(1, 10000) as n`;
    await owner`delete from public.crm_records where date < '2019-01-01'`;
  });
});

it('lets an erasure remove personal data from a closed day without changing a figure', async () => {
  const closing = await close();
  const report = () => staff.client.rpc('day_report', { start_date: day, end_date: day });
  const before = await report();
  expect((await service.rpc('erase_records', { record_ids: [first()] })).data).toMatchObject([{ records: 1 }]);
  expect((await service.rpc('erase_records', { before_date: dayAfter })).error).toBeNull();
  const { data } = await records(staff.client).select('fullname, pnr, card').eq('date', day).order('id');
  expect(data).toEqual([
    { fullname: 'Anonim', pnr: null, card: 100 },
    { fullname: 'Anonim', pnr: null, card: 30 },
  ]);
  expect((await report()).data).toEqual(before.data);
  expect(await fingerprint()).toBe(closing.fingerprint);
});

describe('at the same time', () => {
  const overlap = (work: string, act: () => Answer) => whileHeld(server, (owner) => owner.unsafe(work), act);
  const asAdmin = () => `select set_config('request.jwt.claims',
    '{"sub": "${admin.id}", "app_metadata": {"is_admin": true}, "role": "authenticated"}', true);`;
  const closing = () => `${asAdmin()} select public.close_day('${day}')`;

  it('a closing waits for a change, and its figures include it', async () => {
    const insert = `insert into public.crm_records (fullname, date, card) values ('Son', '${day}', 1000)`;
    const closing = await overlap(insert, () => admin.client.rpc('close_day', { day }));
    expect(closing).toMatchObject({ data: { figures: { totals: { card: 1070, records: 3 } } } });
    expect(closing).toMatchObject({ data: { fingerprint: await fingerprint() } });
  });

  it.each(['insert', 'change an amount', 'move out', 'move in', 'delete'])('%s waits for a closing', async (name) => {
    const change = await overlap(closing(), () => changes[name]?.(staff.client) as Answer);
    expect(change).toMatchObject({ status: 409, error: { code: 'DC001' } });
  });

  it('a count waits for a closing that writes the same count, without a deadlock', async () => {
    await staff.client.from('day_counts').insert({ day, card: 1 });
    const close = `${asAdmin()} select public.close_day('${day}', '{"card": 2}')`;
    let counting: Promise<unknown> = Promise.resolve();
    await whileHeld(
      server,
      (owner) => owner`insert into public.crm_records (fullname, date) values ('Son', ${day})`,
      () => server.ownerSql.begin((other) => other.unsafe(close)),
      async (owner) => {
        counting = server.ownerSql`update public.day_counts set card = 3 where day = ${day}`.catch(({ code }) => code);
        await expect.poll(() => owner`select from pg_locks where not granted`, { interval: 10 }).toHaveLength(2);
      },
    );
    expect(await counting).toBe('DC001');
  });

  it('only one of two closings succeeds', async () => {
    const second = await overlap(closing(), () => admin.client.rpc('close_day', { day }));
    expect(second).toMatchObject({ status: 409, error: { code: 'DC002' } });
  });
});
