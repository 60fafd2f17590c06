import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { serviceClient } from '../support/auth-clients.ts';
import { newPerson } from '../support/people.ts';
import { testServer } from '../support/test-server.ts';

const server = await testServer();
const [staff, admin] = [await newPerson(server), await newPerson(server, true)];

const records = () => staff.client.from('crm_records');
const add = async (row: object = {}) =>
  (
    await records()
      .insert({ fullname: 'Işık', clientref: randomUUID(), ...row })
      .select()
      .single()
      .throwOnError()
  ).data;

it('finds deleted records by their index, however many there are', async () => {
  await server.ownerSql`
    insert into public.crm_records (fullname, pnr) select 'Yolcu ' || md5(n::text), 'X' from generate_series(1, 20000) as n`;
  await server.ownerSql`delete from public.crm_records where fullname like 'Yolcu %'`;
  await server.ownerSql`vacuum analyze app.crm_records_history`;
  const scans = () => server.ownerSql<{ count: number }[]>`
    select idx_scan::int as count from pg_stat_user_indexes where indexrelname = 'crm_records_history_search'`;
  const [before] = await scans();
  const { data } = await admin.client.rpc('deleted_records', { search: 'A3F9C' }).throwOnError();
  for (const { record } of data) expect(record.fullname).toContain('a3f9c');
  await expect.poll(async () => (await scans())[0]?.count).toBeGreaterThan(before?.count ?? 0);
});

it('a restoration waits neither for other restorations nor for an unfinished change of the same record', async () => {
  const [held, free] = [await add(), await add()];
  await records().delete().eq('id', free.id).throwOnError();
  await server.ownerSql.begin(async (tx) => {
    await tx`select pg_advisory_xact_lock_shared(70007, 66)`;
    await tx`select from public.crm_records where id = ${held.id} for update`;
    const refused = await staff.client.rpc('restore_record', { record_id: held.id, replaces: held.updatedat });
    expect(refused).toMatchObject({ status: 409, error: { code: 'RS003' } });
    expect((await staff.client.rpc('restore_record', { record_id: free.id })).data).toMatchObject({ id: free.id });
  });
});

it('logs a single undone sale, like an undone import, as a deletion', async () => {
  const sale = await add({ card: 7000 });
  await staff.client.rpc('undo_import', { clientrefs: [sale.clientref] }).throwOnError();
  const { data } = await admin.client.rpc('list_activity', { actions: ['records_deleted'], most: 1 }).throwOnError();
  expect(data).toMatchObject([{ record_id: sale.id, details: { undone: true, before: { card: 7000 } } }]);
});

it('changes thousands of records at once on a connection that changed single ones before', async () => {
  const ids = await server.ownerSql<{ id: number }[]>`
    insert into public.crm_records (fullname, pnr, card) select 'Toplu', 'TOPLU', 1 from generate_series(1, 6000) returning id`;
  for (const { id } of ids.slice(0, 20)) await records().update({ card: 2 }).eq('id', id).throwOnError();
  // Staff may change at most a thousand records at once, so use the service key.
  const all = () => serviceClient(server).from('crm_records');
  expect((await all().update({ card: 3 }).eq('pnr', 'TOPLU')).status).toBe(204);
  expect((await all().delete().eq('pnr', 'TOPLU')).status).toBe(204);
});

it('restores a deleted record once, however many try at the same time', async () => {
  for (let round = 0; round < 100; round += 1) {
    const { id } = await add();
    await records().delete().eq('id', id).throwOnError();
    const asked = Array.from({ length: 6 }, (_, at) =>
      (at % 2 ? admin : staff).client.rpc('restore_record', { record_id: id }),
    );
    const codes = (await Promise.all(asked)).map(({ error }) => error?.code ?? 'restored');
    expect(codes.toSorted()).toEqual([...Array(5).fill('RS002'), 'restored']);
  }
});

it('a restoration never restores data that is erased at the same time', async () => {
  for (let round = 0; round < 8; round += 1) {
    const { id } = await add({ fullname: 'Yarışan Yolcu' });
    await records().delete().eq('id', id).throwOnError();
    const erasing = serviceClient(server).rpc('erase_records', { record_ids: [id] });
    await Promise.all([staff.client.rpc('restore_record', { record_id: id }), erasing]);
    const { data } = await records().select('fullname').eq('id', id).maybeSingle();
    expect(data?.fullname ?? 'Anonim').toBe('Anonim');
  }
  expect(await server.ownerSql`select * from app.personal_data(person_name => 'yarışan yolcu')`).toEqual([]);
});
