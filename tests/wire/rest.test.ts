import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { moneyFields } from '../../src/domain/records/record-fields.ts';
import { newPerson } from '../support/people.ts';
import { testServer } from '../support/test-server.ts';

const records = () => staff.client.from('crm_records');

const server = await testServer();
const staff = await newPerson(server);
beforeEach(async () => {
  await server.ownerSql`delete from public.crm_records`;
});

const sale = {
  fullname: 'İsmail Işık',
  phone: '+905320000000',
  citizenid: '10000000146',
  pnr: 'AB12CD',
  depart: 'IST',
  arrive: 'ADB',
  company: 'THY',
  saletype: 'YENI BILET',
  direction: 'YURT ICI',
  shift: 'SABAH',
  currentaccountpayment: 1,
  bdload: 2,
  virtualpos: 12_500,
  card: 4,
  commission: 5,
  transfer: 9_007_199_254_740_991,
  note: 'çift "tırnak", virgül\nve satır',
  date: '2026-01-02',
};

describe('the calls of the CRM', () => {
  it('inserts one row and reads it back', async () => {
    const { data, error, status } = await records().insert(sale).select().single();
    expect(error).toBeNull();
    expect(status).toBe(201);
    expect(data).toMatchObject({ ...sale, userid: staff.id, useremail: staff.email });
    expect(data.search).toBe('ismail isik ab12cd cift "tirnak", virgul ve satir');
    expect(data.id).toBeTypeOf('number');
    expect(data.createdat).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?\+00:00$/);
    const read = await records().select('*').eq('id', data.id).single();
    expect(read.data).toEqual(data);
  });
});

describe('totals', () => {
  it('adds up the rows the list shows', async () => {
    await records().insert([
      { fullname: 'Ayşe Işık', card: 10, transfer: 1, date: '2026-01-01' },
      { fullname: 'Ali Kaya', card: 20, commission: 5, date: '2026-01-02' },
      { fullname: 'IŞIK 100%_', card: 40, date: '2026-01-03' },
      { fullname: 'Tarihsiz', card: 80, date: null },
    ]);
    const totals = async (filter: object) => (await staff.client.rpc('record_totals', filter).single()).data;
    const amounts = Object.fromEntries(moneyFields.map((field) => [field.toLowerCase(), 0]));
    const none = { ...amounts, refunds: 0, collected: 0, sold: 0 };
    const all = { records: 4, card: 150, transfer: 1, commission: 5, collected: 151, sold: 151 };
    expect(await totals({})).toEqual({ ...none, ...all });
    expect(await totals({ start_date: '2026-01-02' })).toMatchObject({ records: 2, card: 60 });
    expect(await totals({ start_date: '2026-01-02', end_date: '2026-01-02' })).toMatchObject({ records: 1, card: 20 });
    expect(await totals({ search: 'ışık' })).toMatchObject({ records: 2, card: 50 });
    expect(await totals({ search: '%_' })).toMatchObject({ records: 1, card: 40 });
    expect(await totals({ search: 'yok' })).toEqual({ ...none, records: 0 });
  });
});

describe('a repeated insert', () => {
  const stored = async () => (await records().select()).data ?? [];
  const versionsOf = (id: number) =>
    server.ownerSql`select operation, record from app.crm_records_history where recordid = ${id} order by historyid`;

  it('is refused if it is a plain insert, and changes nothing', async () => {
    const row = { ...sale, clientref: randomUUID() };
    const first = await records().insert(row).select().single();
    const second = await records()
      .insert({ ...row, note: 'sonra' })
      .select();
    expect([second.status, second.error?.code]).toEqual([409, '23505']);
    expect(await stored()).toEqual([first.data]);
    expect(await versionsOf(first.data.id)).toEqual([]);
  });

  it('adds nothing and returns nothing with ignore-duplicates', async () => {
    const row = { ...sale, clientref: randomUUID() };
    const insert = () => records().upsert(row, { onConflict: 'clientref', ignoreDuplicates: true }).select('id');
    const first = await insert();
    expect(first).toMatchObject({ status: 201, error: null, data: [{}] });
    await records().update({ note: 'sonradan' }).eq('clientref', row.clientref);
    expect(await insert()).toMatchObject({ error: null, data: [] });
    expect(await stored()).toMatchObject([{ id: first.data?.[0]?.id, note: 'sonradan' }]);
  });

  it('updates the caller’s row with merge-duplicates, and keeps its owner and its history', async () => {
    const row = { ...sale, clientref: randomUUID() };
    const { data: first } = await records().insert(row).select().single();
    const merged = await records()
      .upsert({ clientref: row.clientref, fullname: 'Yeni Ad', card: 9 }, { onConflict: 'clientref' })
      .select()
      .single();
    expect([merged.status, merged.error]).toEqual([200, null]);
    const { updatedat } = merged.data;
    const search = 'yeni ad ab12cd cift "tirnak", virgul ve satir';
    expect(merged.data).toEqual({ ...first, fullname: 'Yeni Ad', card: 9, updatedat, search });
    expect(Date.parse(updatedat)).toBeGreaterThan(Date.parse(first.updatedat));
    expect(await stored()).toHaveLength(1);
    const versions = await versionsOf(first.id);
    expect(versions.map(({ operation, record }) => [operation, record.fullname])).toEqual([['UPDATE', sale.fullname]]);
  });

  it('changes no row of somebody else, not even for an admin, and rolls back the other rows', async () => {
    const row = { ...sale, clientref: randomUUID() };
    const { data: first } = await records().insert(row).select().single();
    const others = await Promise.all([newPerson(server), newPerson(server, true)]);
    const rows = [{ ...sale, clientref: randomUUID() }, row, { ...sale, clientref: randomUUID() }];
    for (const { client } of others) {
      const table = client.from('crm_records');
      const merged = await table.upsert(
        rows.map((one) => ({ ...one, card: 10 })),
        { onConflict: 'clientref' },
      );
      expect([merged.status, merged.error?.code]).toEqual([409, '23505']);
      expect(await stored()).toEqual([{ ...first, updatedat: expect.any(String) }]);
      const ignored = await table.upsert(row, { onConflict: 'clientref', ignoreDuplicates: true }).select();
      expect([ignored.error, ignored.data]).toEqual([null, []]);
      expect((await table.update({ card: 11 }).eq('clientref', row.clientref)).error).toBeNull();
      await records().update({ card: first.card }).eq('id', first.id);
    }
    expect(await stored()).toEqual([{ ...first, updatedat: expect.any(String) }]);
  });

  it.each([
    ['plain', undefined],
    ['ignoring', { onConflict: 'clientref', ignoreDuplicates: true }],
    ['merging', { onConflict: 'clientref' }],
  ])('makes one row even if all arrive at once: %s', async (_, options) => {
    const row = { ...sale, clientref: randomUUID() };
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => (options ? records().upsert(row, options) : records().insert(row))),
    );
    const codes = answers.flatMap(({ error }) => (error ? [error.code] : []));
    expect(codes).toEqual(options ? [] : Array(7).fill('23505'));
    expect(await stored()).toHaveLength(1);
  });
});
