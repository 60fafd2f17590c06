import { describe, expect, it } from 'vitest';
import { newPerson, type Person } from '../support/people.ts';
import { testServer } from '../support/test-server.ts';

const server = await testServer();
const [staff, other] = [await newPerson(server), await newPerson(server)];

const add = async (row: object) => {
  const stored = staff.client.from('crm_records').insert({ fullname: 'Işık', ...row });
  return (await stored.select('id, updatedat').single().throwOnError()).data;
};
const change = (person: Person, id: number, row: object) => {
  const changed = person.client.from('crm_records').update(row).eq('id', id);
  return changed.select('id, updatedat').single().throwOnError();
};
const versions = (id: number) => server.ownerSql<{ at_stake: number | null; day: string | null }[]>`
  select amount_at_stake::int as at_stake, day::text from app.crm_records_history where recordid = ${id} order by historyid`;
const odd = async (day: string) => {
  const { data } = await staff.client.rpc('day_oddities', { start_date: day, end_date: day }).throwOnError();
  return (data as { recordid: number; what: string; byemail: string | null; details: object }[]).filter(
    ({ what }) => what !== 'backdated',
  );
};

describe('a record saved without a change', () => {
  const same = { fullname: 'Işık', note: 'n', card: 5, date: '2026-03-01' };

  it('gets no new version, so that others can still save what they are editing', async () => {
    const { id, updatedat } = await add(same);
    for (const row of [{ note: 'n' }, same]) expect((await change(staff, id, row)).data).toEqual({ id, updatedat });
    expect(await versions(id)).toEqual([]);
    const saved = other.client.from('crm_records').update({ note: 'o' }).eq('id', id).eq('updatedat', updatedat);
    expect((await saved.select('updatedat').single().throwOnError()).data?.updatedat).not.toBe(updatedat);
    await change(staff, id, { note: 'o' });
    expect(await versions(id)).toHaveLength(1);
  });

  it('gets none by a repeated insert either', async () => {
    const row = { ...same, clientref: '11111111-1111-4111-8111-111111111111' };
    const put = () =>
      staff.client.from('crm_records').upsert(row, { onConflict: 'clientref' }).select('id').single().throwOnError();
    const { id } = (await put()).data;
    await put();
    expect(await versions(id)).toEqual([]);
  });
});

describe('the list of what is unusual about a day reads from the history', () => {
  it.each<[string, object, number | null]>([
    ['nothing of a note', { note: 'x' }, null],
    ['nothing of a name, a route and a company', { fullname: 'A', depart: 'IST', company: 'THY', phone: '1' }, null],
    ['an amount', { card: 7 }, 12],
    ['a day', { date: '2026-03-03' }, 10],
    ['a shift', { shift: 'GECE' }, 10],
    ['a sale type', { saletype: 'IPTAL/IADE' }, 10],
  ])('%s', async (_name, row, at_stake) => {
    const { id } = await add({ card: 5, date: '2026-03-02' });
    await change(staff, id, row);
    expect(await versions(id)).toEqual([{ at_stake, day: 'date' in row ? '2026-03-02' : null }]);
    await staff.client.from('crm_records').delete().eq('id', id).throwOnError();
    expect((await versions(id)).at(-1)?.at_stake).not.toBeNull();
  });

  it('the first and last changes of one among many records, and names nobody for those in between', async () => {
    const day = '2026-03-04';
    // Of a record the list of oddities reads only the first five and the last five changes.
    await server.ownerSql`
      insert into public.crm_records (fullname, date, shift) select 'Çok', ${day}::date, 'A' from generate_series(1, 900)`;
    await server.ownerSql`update public.crm_records set shift = 'B' where date = ${day}::date`;
    const { id } = await add({ card: 100, date: day });
    await change(staff, id, { note: 'x' });
    for (const shift of ['A', 'B', 'C', 'D', 'E']) await change(staff, id, { shift });
    await change(other, id, { card: 1 });
    for (const shift of ['A', 'B', 'C', 'D', 'E']) await change(staff, id, { shift });
    expect((await odd(day)).filter(({ what }) => what === 'changed')).toMatchObject([
      { recordid: id, what: 'changed', byemail: null, details: { before: { card: 100 }, after: { card: 1 } } },
    ]);
  });

  it('a change of an amount among many changes of notes', async () => {
    const day = '2026-03-05';
    const { id } = await add({ card: 100, date: day });
    for (let index = 0; index < 12; index++) await change(staff, id, { note: `${index}` });
    await change(other, id, { card: 1 });
    for (let index = 0; index < 12; index++) await change(staff, id, { note: `${index}` });
    const found = { before: { card: 100 }, after: { card: 1 } };
    expect(await odd(day)).toMatchObject([{ recordid: id, what: 'changed', byemail: other.email, details: found }]);
  });
});
