import { describe, expect, it } from 'vitest';
import { newPerson } from '../support/people.ts';
import { testServer } from '../support/test-server.ts';

const server = await testServer();
const staff = await newPerson(server);
const other = await newPerson(server);

describe('what is unusual about a day', () => {
  const oddities = async (day: string) => {
    const { data } = await staff.client.rpc('day_oddities', { start_date: day, end_date: day }).throwOnError();
    return data as { recordid: number; what: string; byemail: string; fullname: string | null; details: object }[];
  };

  it('lists each record, but not the name of a passenger who was deleted or renamed', async () => {
    await server.ownerSql`delete from public.crm_records`;
    const common = { date: '2026-06-10', createdat: '2026-06-10T20:00:00Z', useremail: 'eski@ornek.example' };
    const rows = [
      { ...common, fullname: 'Olağan', pnr: 'AAA111', card: 5 },
      { ...common, fullname: 'Geç', pnr: 'AAA222', card: 5, createdat: '2026-06-11T12:01:00+03:00' },
      { ...common, fullname: 'Gece', pnr: 'AAA333', card: 5, createdat: '2026-06-11T11:59:00+03:00' },
      { ...common, fullname: 'Çift', pnr: 'BBB111', card: 5 },
      { ...common, fullname: 'Çift', pnr: ' bbb111', card: 5 },
      { ...common, fullname: 'İade', pnr: 'AAA111', card: 5, saletype: 'IPTAL/IADE' },
      { ...common, fullname: 'Boş', card: 0 },
      { ...common, fullname: 'Silinen', pnr: 'CCC111', card: 9 },
      { ...common, fullname: 'Değişen', pnr: 'CCC222', card: 9 },
      { ...common, fullname: 'Notu değişen', pnr: 'CCC333', card: 9 },
      { ...common, fullname: 'Giden', pnr: 'CCC444', card: 9 },
      { ...common, fullname: 'İadeye dönen', pnr: 'CCC555', card: 9 },
      { ...common, fullname: 'Başka gün', pnr: 'BBB111', card: 5, date: '2026-06-12' },
    ];
    const ids: Record<string, number> = {};
    for (const row of rows) {
      const [{ id } = { id: 0 }] = await server.ownerSql<{ id: number }[]>`
        insert into public.crm_records (fullname, pnr, card, date, createdat, useremail, saletype)
        values (${row.fullname}, ${'pnr' in row ? row.pnr : null}, ${row.card}, ${row.date}, ${row.createdat}, ${row.useremail},
          ${'saletype' in row ? row.saletype : null}) returning id`;
      ids[row.fullname] = id;
    }
    const records = () => staff.client.from('crm_records');
    await records().delete().eq('id', ids.Silinen);
    await records().update({ card: 7, fullname: 'Başka ad' }).eq('id', ids.Değişen);
    await records().update({ note: 'x' }).eq('id', ids['Notu değişen']);
    await records().update({ date: '2026-06-11' }).eq('id', ids.Giden);
    await records().update({ saletype: 'IPTAL/IADE' }).eq('id', ids['İadeye dönen']);
    const found = await oddities('2026-06-10');
    const shown = found.map(({ recordid, what, fullname, details }) => [what, recordid, fullname, details]);
    expect(shown.sort()).toEqual(
      [
        ['backdated', ids.Geç, 'Geç', {}],
        ['same_pnr', (ids.Çift ?? 0) - 1, 'Çift', {}],
        ['same_pnr', ids.Çift, 'Çift', {}],
        ['no_amount', ids.Boş, 'Boş', {}],
        ['deleted', ids.Silinen, null, { card: 9 }],
        ['changed', ids.Değişen, 'Başka ad', { before: { card: 9 }, after: { card: 7 } }],
        [
          'changed',
          ids['İadeye dönen'],
          'İadeye dönen',
          { before: { card: 9 }, after: { card: 9, saletype: 'IPTAL/IADE' } },
        ],
        ['moved', ids.Giden, 'Giden', { from: '2026-06-10', to: '2026-06-11' }],
      ].sort(),
    );
    expect(found.find(({ what }) => what === 'deleted')?.byemail).toBe(staff.email);
    expect(found.find(({ what }) => what === 'backdated')?.byemail).toBe('eski@ornek.example');
    expect(JSON.stringify(found)).not.toMatch(/Silinen|CCC111|Değişen"/);
  });

  it('names everybody who changed a record', async () => {
    await server.ownerSql`delete from public.crm_records`;
    const day = '2026-07-10';
    const { data } = await staff.client
      .from('crm_records')
      .insert({ fullname: 'İki El', date: day, card: 9, pnr: 'X' })
      .select('id')
      .single()
      .throwOnError();
    const change = ({ client }: typeof staff, row: object) =>
      client.from('crm_records').update(row).eq('id', data.id).select('updatedat').single().throwOnError();
    await change(other, { card: 7 });
    await change(staff, { note: 'x' });
    const changed = async () => (await oddities(day)).find(({ what }) => what === 'changed');
    expect(await changed()).toMatchObject({ byemail: other.email, details: { after: { card: 7 } } });
    await change(staff, { card: 5 });
    expect(await changed()).toMatchObject({
      byemail: staff.email,
      details: { before: { card: 9 }, after: { card: 5 }, times: 2, by: [other.email, staff.email] },
    });
    // However often `staff` changes and undoes the amount, nobody else is named.
    for (let card = 10; card < 16; card += 1) {
      const { data: now } = await change(staff, { card });
      const undo = { record_id: data.id, replaces: now.updatedat };
      await staff.client.rpc('restore_record', undo).throwOnError();
    }
    const by = [other.email, ...Array.from({ length: 13 }, () => staff.email)];
    expect(await changed()).toMatchObject({ details: { after: { card: 5 }, times: 14, by } });
  });

  it('lists an import once, and its undoing once', async () => {
    await server.ownerSql`delete from public.crm_records`;
    const sale = (more: object) => ({
      fullname: 'Eski',
      date: '2025-06-10',
      pnr: null,
      card: 5,
      clientref: crypto.randomUUID(),
      ...more,
    });
    const told = async () =>
      (await oddities('2025-06-10')).map(({ recordid: id, what, byemail, fullname, details }) => {
        return [what, id, byemail, fullname, details];
      });
    const records = () => staff.client.from('crm_records');
    const { data: alone } = await records().insert(sale({})).select('id').single().throwOnError();
    // Only one record of this import is dated on the day.
    const few = [sale({ fullname: 'Tek' }), sale({ date: null })];
    const { data: one } = await records().insert(few).select('id').throwOnError();
    const many = [
      ...Array.from({ length: 300 }, () => sale({})),
      sale({ card: null }),
      sale({ pnr: 'A' }),
      sale({ pnr: 'a' }),
    ];
    const { data: list } = await records().insert(many).select('id').order('id').throwOnError();
    const ids = list.map(({ id }) => id);
    const lone = [
      ['backdated', one[0]?.id, staff.email, 'Tek', {}],
      ['backdated', alone.id, staff.email, 'Eski', {}],
    ];
    const counts = { records: 303, ids: ids.slice(0, 3), backdated: 303, no_amount: 1, same_pnr: 2 };
    expect((await told()).toSorted()).toEqual([...lone, ['imported', ids[0], staff.email, null, counts]].toSorted());
    await staff.client.rpc('undo_import', { clientrefs: many.map(({ clientref }) => clientref) }).throwOnError();
    expect((await told()).toSorted()).toEqual(
      [...lone, ['unimported', ids[0], staff.email, null, { records: 303, ids: ids.slice(0, 3) }]].toSorted(),
    );
  });
});
