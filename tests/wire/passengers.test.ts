import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { newPerson } from '../support/people.ts';
import { testServer } from '../support/test-server.ts';

const server = await testServer();
const [clerk, other, admin] = await Promise.all([newPerson(server), newPerson(server), newPerson(server, true)]);
beforeEach(() => server.ownerSql`delete from public.crm_records`.then(() => {}));

const day = '2026-03-04';
const records = (of = clerk) => of.client.from('crm_records');
const passenger = (fullname: string, more: object = {}) => ({ fullname, date: day, clientref: randomUUID(), ...more });
const add = (sales: unknown, of = clerk) => of.client.rpc('add_group', { sales });
const stored = () => server.ownerSql`
  select id::int, fullname, card::int, groupof::int, useremail from public.crm_records order by id`;

async function addOne(row: object): Promise<number> {
  const { data } = await records()
    .insert({ fullname: 'Tek Yolcu', date: day, ...row })
    .select('id')
    .single()
    .throwOnError();
  return data.id;
}

describe('a group of passengers', () => {
  it('is stored under the caller’s name, with the amounts on the first record, to which the others refer by its id', async () => {
    const sales = [
      passenger('Şükrü İnceoğlu', { card: 9000, pnr: 'K7Q2PX', userid: other.id }),
      passenger('Işıl İnceoğlu', { pnr: 'K7Q2PX', citizenid: '10000000146' }),
      passenger('Umut İnceoğlu', { groupof: 123_456_789 }),
    ];
    const { data, error } = await add(sales);
    expect(error).toBeNull();
    const [first] = data;
    expect(data.map(({ fullname, clientref }: Record<string, unknown>) => [fullname, clientref])).toEqual(
      sales.map(({ fullname, clientref }) => [fullname, clientref]),
    );
    expect(await stored()).toMatchObject([
      { id: first.id, card: 9000, groupof: null, useremail: clerk.email },
      { card: null, groupof: first.id, useremail: clerk.email },
      { card: null, groupof: first.id },
    ]);
    const [totals] = await server.ownerSql`select public.record_totals(${day}, ${day}) as totals`;
    expect(totals?.totals).toMatchObject({ records: 3, card: 9000, collected: 9000 });
  });

  it('is stored once when sent again, together with passengers the first attempt did not have', async () => {
    const [first, second, third] = [passenger('Bir', { card: 5 }), passenger('İki'), passenger('Üç')];
    const { data: once } = await add([first, second]);
    const { data: again, error } = await add([first, second, third]);
    expect(error).toBeNull();
    expect(again.slice(0, 2)).toEqual(once);
    expect(again[2]).toMatchObject({ fullname: 'Üç', groupof: once[0].id });
    expect(await stored()).toHaveLength(3);
  });

  it('joins the group of the record that its first passenger refers to', async () => {
    const root = await addOne({ card: 100 });
    const { data } = await add([passenger('Sonradan Gelen', { groupof: root }), passenger('Yanındaki')]);
    expect(data.map(({ groupof }: { groupof: number | null }) => groupof)).toEqual([null, root, root]);
  });

  it.each<[string, () => unknown, number, string]>([
    ['a name is missing', () => [passenger('Bir'), passenger('')], 400, '23514'],
    ['a column is unknown', () => [passenger('Bir'), passenger('İki', { kart: 1 })], 400, '42703'],
    ['an id is given', () => [passenger('Bir'), passenger('İki', { id: 1 })], 400, '42703'],
    ['one has no reference', () => [passenger('Bir'), { fullname: 'İki' }], 400, '22023'],
    ['there are too many', () => Array.from({ length: 21 }, () => passenger('Yolcu')), 400, '22023'],
    ['it is not a list', () => passenger('Bir'), 400, '22023'],
    ['the first names a missing record', () => [passenger('Bir', { groupof: 987_654_321 })], 409, '23503'],
  ])('is not stored, not even in part, if %s', async (_what, sales, status, code) => {
    expect(await add(sales())).toMatchObject({ status, error: { code } });
    expect(await stored()).toEqual([]);
  });

  it('is not stored under somebody else’s reference', async () => {
    const theirs = passenger('Başkasının');
    await records(other).insert(theirs).throwOnError();
    expect(await add([passenger('Bir'), theirs])).toMatchObject({ status: 409, error: { code: '23505' } });
    expect(await stored()).toMatchObject([{ fullname: 'Başkasının', groupof: null }]);
  });

  it('is not stored on a closed day, nor if a single passenger’s day is closed', async () => {
    await admin.client.rpc('close_day', { day }).throwOnError();
    const open = { date: '2026-03-05' };
    for (const sales of [
      [passenger('Bir'), passenger('İki')],
      [passenger('Bir', open), passenger('İki')],
    ]) {
      expect((await add(sales)).error?.code).toBe('DC001');
    }
    expect(await stored()).toEqual([]);
    await admin.client.rpc('reopen_day', { day, reason: 'deneme bitti' }).throwOnError();
  });

  it('is logged as one new record for each passenger; the link between them is not logged as an amount', async () => {
    const { data } = await add([passenger('Bir', { card: 40 }), passenger('İki')]);
    const ids: number[] = data.map(({ id }: { id: number }) => id);
    const root = await addOne({ card: 1 });
    await records().update({ groupof: root }).eq('id', ids[1]).throwOnError();
    await records().delete().eq('id', ids[1]).throwOnError();
    const told = await server.ownerSql`
      select action, details from app.activity where record_id = any(${ids}::bigint[]) order by id`;
    expect(told).toEqual([
      { action: 'records_created', details: { day, after: { card: 40 } } },
      { action: 'records_created', details: { day } },
      { action: 'records_changed', details: { fields: ['groupof'] } },
      { action: 'records_deleted', details: { day } },
    ]);
  });
});

describe('a group', () => {
  let first: number;
  let second: number;
  beforeEach(async () => {
    const { data } = await add([passenger('Bir', { card: 40, pnr: 'AB12CD' }), passenger('İki', { pnr: 'AB12CD' })]);
    [first, second] = data.map(({ id }: { id: number }) => id);
  });

  it('forms no chain and no circle', async () => {
    const single = await addOne({});
    for (const [id, groupof] of [
      [single, second],
      [single, single],
      [first, single],
      [first, second],
    ]) {
      expect(await records().update({ groupof }).eq('id', id)).toMatchObject({ error: { code: '23514' } });
    }
    expect(await records().insert({ fullname: 'Yeni', groupof: second })).toMatchObject({ error: { code: '23514' } });
    expect(await records().insert({ fullname: 'Yeni', groupof: 1_000_000 })).toMatchObject({
      error: { code: '23503' },
    });
    expect((await records().update({ groupof: first }).eq('id', single)).error).toBeNull();
  });

  it('survives the deletion of its first record, and can be restored in any order', async () => {
    await records().delete().eq('id', first).throwOnError();
    expect((await records().update({ note: 'aranacak' }).eq('id', second)).error).toBeNull();
    await records().delete().eq('id', second).throwOnError();
    expect((await clerk.client.rpc('restore_record', { record_id: second })).error).toBeNull();
    expect((await clerk.client.rpc('restore_record', { record_id: first })).error).toBeNull();
    expect(await stored()).toMatchObject([
      { id: first, groupof: null },
      { id: second, groupof: first },
    ]);
  });

  it('is in the past of a record', async () => {
    await records().update({ groupof: null }).eq('id', second).throwOnError();
    const { data } = await clerk.client.rpc('record_past', { record_id: second }).throwOnError();
    expect(data.map(({ record }: { record: { groupof: number | null } }) => record.groupof)).toEqual([first, null]);
  });

  it('survives an erasure of one passenger', async () => {
    await server.ownerSql`select * from public.erase_records(record_ids => array[${second}]::bigint[])`;
    expect(await stored()).toMatchObject([{ fullname: 'Bir' }, { fullname: 'Anonim', groupof: first }]);
  });

  it('can grow on an open day without changing the closed day of its first record', async () => {
    await admin.client.rpc('close_day', { day }).throwOnError();
    const { data: before } = await admin.client.rpc('day_fingerprint', { day });
    expect((await add([passenger('Sonraki', { date: '2026-03-05', groupof: first })])).error).toBeNull();
    expect((await admin.client.rpc('day_fingerprint', { day })).data).toBe(before);
    await admin.client.rpc('reopen_day', { day, reason: 'deneme bitti' }).throwOnError();
  });

  describe('among the oddities of a day', () => {
    const oddities = async () => {
      const { data } = await clerk.client.rpc('day_oddities', { start_date: day, end_date: day }).throwOnError();
      return data
        .map(({ what, recordid }: Record<string, unknown>) => [what, recordid])
        .filter(([what]: string[]) => what === 'same_pnr' || what === 'no_amount')
        .sort();
    };
    it('is not listed', async () => {
      expect(await oddities()).toEqual([]);
    });
    it('but passengers with their own amounts, or without a first record, are judged like any record', async () => {
      await records().update({ card: 5 }).eq('id', second).throwOnError();
      expect(await oddities()).toEqual([
        ['same_pnr', first],
        ['same_pnr', second],
      ]);
      await records().update({ card: null }).eq('id', second).throwOnError();
      await records().delete().eq('id', first).throwOnError();
      expect(await oddities()).toEqual([['no_amount', second]]);
    });
  });
});

it('uses indexes for the queries that the form sends while somebody types, even among many sales', async () => {
  await server.ownerSql`
    insert into public.crm_records (fullname, date, pnr, phone, groupof)
    select 'Dolgu', ${day}::date, 'PN' || n, '0532 ' || 1000000 + n, null from generate_series(1, 30000) n`;
  await server.ownerSql`analyze public.crm_records`;
  const plan = async (query: string) => {
    const lines = await server.ownerSql.unsafe(`explain ${query}`);
    return lines.map((line) => String(Object.values(line)[0])).join('\n');
  };
  const all = 'select * from public.crm_records';
  expect(await plan(`${all} where pnr = 'PN77' order by id desc limit 50`)).toContain('crm_records_pnr');
  const number = `${all} r where public.phonedigits(r) ilike '%5321000077%' order by public.newest(r) desc limit 1`;
  expect(await plan(number)).toContain('crm_records_phone');
  expect(await plan(`${all} where groupof between 5 and 900 order by id desc limit 1000`)).toContain(
    'crm_records_groupof',
  );
  expect(await plan(`${all} where id = 5 or groupof = 5 order by id`)).toContain('crm_records_groupof');
});
