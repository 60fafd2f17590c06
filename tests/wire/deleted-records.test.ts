import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { newPerson, type Person } from '../support/people.ts';
import { testServer } from '../support/test-server.ts';

const server = await testServer();
const [admin, ayse, veli] = [await newPerson(server, true), await newPerson(server), await newPerson(server)];

interface Row {
  id: number;
  clientref: string;
}
async function insert(by: Person, rows: readonly object[]): Promise<Row[]> {
  const { data } = await by.client
    .from('crm_records')
    .insert(rows.map((row) => ({ ...row, clientref: randomUUID() })))
    .select('id, clientref')
    .order('id')
    .throwOnError();
  return data;
}
const remove = (by: Person, ids: readonly number[]) =>
  by.client
    .from('crm_records')
    .delete()
    .in('id', [...ids])
    .throwOnError();
const idsOf = (rows: readonly Row[]) => rows.map(({ id }) => id);

async function deleted(by: Person, given: object = {}): Promise<{ number: number; recordid: number; what: string }[]> {
  const { data } = await by.client.rpc('deleted_records', given).throwOnError();
  return data;
}

describe('the list of deleted records', () => {
  it('has everybody’s for admins and their own for staff, with who and when, newest first', async () => {
    const [first, second, kept] = idsOf(
      await insert(ayse, [
        { fullname: 'Özge Çetinkaya', pnr: 'Y62D3W', card: 8280 },
        { fullname: 'Işıl Öztürk' },
        { fullname: 'Kalan' },
      ]),
    );
    await remove(ayse, [first ?? 0]);
    await remove(veli, [second ?? 0]);
    const all = await deleted(admin);
    expect(all.map(({ recordid }) => recordid)).toEqual([second, first]);
    expect(all[1]).toMatchObject({
      what: 'deleted',
      byuser: ayse.id,
      byemail: ayse.email,
      byname: 'Ayşe Yılmaz',
      record: { id: first, fullname: 'Özge Çetinkaya', pnr: 'Y62D3W', card: 8280 },
    });
    expect((await deleted(ayse)).map(({ recordid }) => recordid)).toEqual([first]);
    expect((await deleted(veli)).map(({ recordid }) => recordid)).toEqual([second]);
    expect(await deleted(admin, { search: 'ozge cetin' })).toHaveLength(1);
    expect(await deleted(admin, { search: 'y62' })).toHaveLength(1);
    expect(await deleted(admin, { search: 'isil' })).toHaveLength(1);
    expect(await deleted(ayse, { search: 'isil' })).toEqual([]);
    expect(await deleted(admin, { search: '%' })).toEqual([]);
    await admin.client.rpc('restore_record', { record_id: first, version: all[1]?.number }).throwOnError();
    expect((await deleted(admin)).map(({ recordid }) => recordid)).toEqual([second]);
    await remove(veli, [first ?? 0, kept ?? 0]);
    expect((await deleted(admin)).map(({ recordid }) => recordid).toSorted()).toEqual([first, second, kept].toSorted());
    expect(await deleted(ayse)).toEqual([]);
  });

  it('comes fifty at a time', async () => {
    const ids = idsOf(
      await insert(
        ayse,
        Array.from({ length: 70 }, (_, at) => ({ fullname: `Sayfa ${at}` })),
      ),
    );
    await remove(ayse, ids);
    const newest = await deleted(ayse);
    expect(newest).toHaveLength(50);
    const older = await deleted(ayse, { before: newest.at(-1)?.number });
    expect([...newest, ...older].map(({ recordid }) => recordid).toSorted()).toEqual(ids.toSorted());
  });

  it('reads only its index, even among many changes', async () => {
    await server.ownerSql`
      insert into public.crm_records (fullname) select 'Değişen' from generate_series(1, 3000)`;
    await server.ownerSql`update public.crm_records set card = 1 where fullname = 'Değişen'`;
    await server.ownerSql`vacuum analyze app.crm_records_history`;
    const reads = async (claims: object) =>
      await server.ownerSql.begin(async (sql) => {
        await sql`select set_config('request.jwt.claims', ${JSON.stringify(claims)}, true)`;
        await sql`select count(*) from public.deleted_records()`;
        return await sql`select pg_stat_get_xact_numscans('app.crm_records_history'::regclass)::int as whole`;
      });
    expect([...(await reads({ sub: ayse.id }))]).toEqual([{ whole: 0 }]);
    expect([...(await reads({ sub: admin.id, app_metadata: { is_admin: true } }))]).toEqual([{ whole: 0 }]);
  });
});

describe('an import that is undone', () => {
  const undo = async (by: Person, rows: readonly Row[]) => {
    const { data } = await by.client
      .rpc('undo_import', { clientrefs: rows.map(({ clientref }) => clientref) })
      .throwOnError();
    return data as { undone: number; refused: { id: number; day: string | null; why: string }[] };
  };

  it('is deleted, except rows that somebody changed and rows of a closed day', async () => {
    const rows = await insert(ayse, [
      { fullname: 'Aktarılan 1', date: '2021-03-01' },
      { fullname: 'Aktarılan 2', date: '2021-03-01' },
      { fullname: 'Aktarılan 3', date: '2021-03-02' },
      { fullname: 'Aktarılan 4' },
      { fullname: 'Aktarılan 5' },
    ]);
    const [, changed, ofClosed, , gone] = idsOf(rows);
    await veli.client.from('crm_records').update({ card: 5 }).eq('id', changed).throwOnError();
    await remove(veli, [gone ?? 0]);
    await admin.client.rpc('close_day', { day: '2021-03-02' }).throwOnError();
    expect(await undo(ayse, rows)).toEqual({
      undone: 2,
      refused: [
        { id: changed, day: '2021-03-01', why: 'changed' },
        { id: ofClosed, day: '2021-03-02', why: 'closed' },
      ],
    });
    expect(await undo(ayse, rows)).toMatchObject({ undone: 0, refused: [{ id: changed }, { id: ofClosed }] });
    const first = (await deleted(ayse, { search: 'aktarilan 1' }))[0];
    expect(first?.what).toBe('unimported');
    const { data } = await ayse.client.rpc('record_past', { record_id: first?.recordid });
    expect(data.map(({ what }: { what: string }) => what)).toEqual(['made', 'unimported']);
    expect((await ayse.client.rpc('restore_record', { record_id: first?.recordid })).error).toBeNull();
  });

  it('cannot be undone by anybody else, not even an admin', async () => {
    const rows = await insert(ayse, [{ fullname: 'Benim' }]);
    for (const by of [veli, admin]) expect(await undo(by, rows)).toEqual({ undone: 0, refused: [] });
  });

  it('of twenty thousand rows is deleted at once, and of more is refused', async () => {
    const many = Array.from({ length: 20_001 }, () => randomUUID());
    expect(await ayse.client.rpc('undo_import', { clientrefs: many })).toMatchObject({
      status: 400,
      error: { code: '22023' },
    });
    expect((await ayse.client.rpc('undo_import', { clientrefs: many.slice(1) })).data).toEqual({
      undone: 0,
      refused: [],
    });
  });
});
