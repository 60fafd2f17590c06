import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { beforeEach, describe, expect, it } from 'vitest';
import { serviceClient } from '../support/auth-clients.ts';
import { newPerson } from '../support/people.ts';
import { testServer } from '../support/test-server.ts';

const server = await testServer();
const [admin, ayse, veli] = [await newPerson(server, true), await newPerson(server), await newPerson(server)];
const service = serviceClient(server);

interface Stored {
  id: number;
  updatedat: string;
  clientref: string;
  [column: string]: unknown;
}
interface Version {
  number: number | null;
  what: string;
  byemail: string | null;
  record: Record<string, unknown> | null;
  byname?: string;
  erased: boolean;
  restorable: boolean;
}

let [day, dayAfter] = ['', ''];
let sale: Stored;
let days = 0;
beforeEach(async () => {
  const at = (index: number) => new Date(Date.UTC(2020, 0, 1 + index)).toISOString().slice(0, 10);
  days += 2;
  [day, dayAfter] = [at(days), at(days + 1)];
  sale = await insert({ fullname: 'Fatma Nur Ak', pnr: 'XKFL7W', phone: '0532', card: 12_500, date: day });
});

const records = (client: SupabaseClient) => client.from('crm_records');
async function insert(row: object): Promise<Stored> {
  const added = records(ayse.client).insert({ ...row, clientref: randomUUID() });
  return (await added.select().single().throwOnError()).data;
}
async function change(changes: object, by = veli, id = sale.id): Promise<Stored> {
  const changed = records(by.client).update(changes).eq('id', id);
  return (await changed.select().single().throwOnError()).data;
}
const remove = (by = ayse, id = sale.id) => records(by.client).delete().eq('id', id).throwOnError();
const now = async () => (await records(admin.client).select().eq('id', sale.id).maybeSingle()).data as Stored | null;
const restore = (by: { client: SupabaseClient }, given: object = {}) =>
  by.client.rpc('restore_record', { record_id: sale.id, ...given });
async function pastOf(by: { client: SupabaseClient } = veli, given: object = {}): Promise<Version[]> {
  return (await by.client.rpc('record_past', { record_id: sale.id, ...given }).throwOnError()).data;
}
const close = (of = day) => admin.client.rpc('close_day', { day: of }).throwOnError();
const refusal = (status: number, code: string) => ({ status, error: { code } });

describe('the past of a record', () => {
  it('shows who made, changed, deleted and brought it back, when, and how it was each time', async () => {
    await change({ card: 99 });
    await remove();
    await restore(ayse).throwOnError();
    const [made] = await pastOf();
    await restore(veli, { version: made?.number, replaces: (await now())?.updatedat }).throwOnError();
    const past = await pastOf();
    expect(past.map(({ what, byemail, record }) => [what, byemail, record?.card])).toEqual([
      ['made', ayse.email, 12_500],
      ['changed', veli.email, 99],
      ['deleted', ayse.email, undefined],
      ['returned', ayse.email, 99],
      ['restored', veli.email, 12_500],
    ]);
    expect(past.map(({ restorable }) => restorable)).toEqual([true, true, false, true, false]);
    expect(past.map(({ byname }) => byname)).toEqual(Array(5).fill('Ayşe Yılmaz'));
    expect(past.at(-1)).toMatchObject({ number: null, erased: false });
    expect(past.at(-1)?.record).not.toHaveProperty('search');
  });

  it('distinguishes an undone change from a record set back to a version', async () => {
    const saved = await change({ card: 99 });
    const back = await restore(veli, { replaces: saved.updatedat });
    expect(back.data).toMatchObject({ card: 12_500, updatedat: expect.not.stringMatching(saved.updatedat) });
    expect((await pastOf()).map(({ what }) => what)).toEqual(['made', 'changed', 'undone']);
  });

  it('comes a hundred versions at a time', async () => {
    for (let at = 1; at <= 120; at += 1)
      await server.ownerSql`update public.crm_records set card = ${at} where id = ${sale.id}`;
    const newest = await pastOf();
    expect(newest).toHaveLength(101);
    expect(newest.map(({ record }) => record?.card)).toEqual(Array.from({ length: 101 }, (_, at) => at + 20));
    const older = await pastOf(veli, { before: newest[0]?.number });
    expect(older.map(({ what, record }) => [what, record?.card])).toEqual([
      ['made', 12_500],
      ...Array.from({ length: 19 }, (_, at) => ['changed', at + 1]),
    ]);
  });

  it('of a deleted record is shown to the person who deleted it and to admins', async () => {
    await remove();
    expect((await pastOf(ayse)).map(({ what }) => what)).toEqual(['made', 'deleted']);
    expect(await pastOf(admin)).toHaveLength(2);
    expect(await pastOf({ client: service })).toHaveLength(2);
    expect(await veli.client.rpc('record_past', { record_id: sale.id })).toMatchObject(refusal(404, 'RS001'));
    expect(await admin.client.rpc('record_past', { record_id: 999_999_999 })).toMatchObject(refusal(404, 'RS001'));
  });
});

describe('a deleted record', () => {
  it.each([
    ['the person who deleted it', () => ayse],
    ['an admin', () => admin],
    ['the server', () => ({ client: service })],
  ])('is brought back by %s as it was, with its id, reference, owner and entry', async (_name, by) => {
    const before = await now();
    await remove();
    const { data, error } = await restore(by());
    expect(error).toBeNull();
    expect(data).toEqual({ ...before, updatedat: data.updatedat });
    expect(await now()).toEqual(data);
    expect(await restore(by())).toMatchObject(refusal(409, 'RS002'));
    expect(Date.parse(data.updatedat)).toBeGreaterThan(Date.parse(String(before?.updatedat)));
  });

  it('cannot be restored by other staff, nor set back to an earlier version', async () => {
    await change({ card: 99 });
    await remove(veli);
    expect(await restore(ayse)).toMatchObject(refusal(403, '42501'));
    const [made] = await pastOf(admin);
    expect(await restore(admin, { version: made?.number })).toMatchObject(refusal(409, 'RS004'));
    expect(await restore(admin, { replaces: sale.updatedat })).toMatchObject(refusal(409, 'RS004'));
    expect(await now()).toBeNull();
  });

  it('comes back without its reference if another row has that reference now', async () => {
    await remove();
    await records(veli.client).insert({ fullname: 'Başka', clientref: sale.clientref }).throwOnError();
    expect(await restore(ayse)).toMatchObject({ error: null, data: { id: sale.id, card: 12_500, clientref: null } });
    const { data } = await records(ayse.client).select('fullname').eq('clientref', sale.clientref);
    expect(data).toEqual([{ fullname: 'Başka' }]);
  });

  it('that is a refund comes back only after its sale', async () => {
    const refund = await insert({ fullname: 'Ak', saletype: 'IPTAL/IADE', card: 1, refundof: sale.id, date: day });
    await remove(ayse, refund.id);
    await remove();
    const back = () => ayse.client.rpc('restore_record', { record_id: refund.id });
    expect(await back()).toMatchObject(refusal(409, '23503'));
    await restore(ayse).throwOnError();
    expect((await back()).data).toMatchObject({ id: refund.id, refundof: sale.id });
  });
});

describe('a record is set back to a version', () => {
  it('by anybody who says which version they saw, if nobody changed it since', async () => {
    const seen = await change({ card: 99, pnr: null, note: 'Fatura istendi' });
    const [made] = await pastOf();
    const later = await change({ note: 'Başka' });
    const ask = (replaces?: string) => restore(veli, { version: made?.number, replaces });
    expect(await ask()).toMatchObject(refusal(409, 'RS002'));
    expect(await ask(seen.updatedat)).toMatchObject(refusal(409, 'RS003'));
    expect(await now()).toEqual(later);
    const { data } = await ask(later.updatedat);
    const { updatedat: _before, ...first } = sale;
    expect(data).toMatchObject(first);
  });

  it('but never to one that does not exist or belongs to another record', async () => {
    const other = await insert({ fullname: 'Başkası' });
    await change({ card: 1 }, veli, other.id);
    const [{ number } = { number: null }] = await pastOf(veli, { record_id: other.id });
    for (const version of [999_999_999, number])
      expect(await restore(veli, { version, replaces: sale.updatedat })).toMatchObject(refusal(404, 'RS001'));
  });

  it('by one of two callers at the same time', async () => {
    const seen = await change({ card: 99 });
    const [made] = await pastOf();
    const ask = { version: made?.number, replaces: seen.updatedat };
    const answers = await Promise.all([restore(veli, ask), restore(ayse, ask), restore(admin, ask)]);
    expect(answers.map(({ error }) => error?.code ?? 'done').sort()).toEqual(['RS003', 'RS003', 'done']);
  });
});

describe('a closed day', () => {
  it('gets back no record that was deleted before the closing', async () => {
    await remove();
    await close();
    for (const by of [ayse, admin, { client: service }]) {
      const answer = await restore(by);
      expect(answer).toMatchObject(refusal(409, 'DC001'));
      expect(answer.error?.message).toContain(day);
    }
    await admin.client.rpc('reopen_day', { day, reason: 'Deneme' });
    expect((await restore(ayse)).error).toBeNull();
  });

  it.each([
    ['the record is in', () => dayAfter],
    ['it would return to', () => day],
  ])('that %s prevents setting the record back', async (_name, closed) => {
    const moved = await change({ date: dayAfter });
    const [made] = await pastOf();
    await close(closed());
    expect(await restore(veli, { version: made?.number, replaces: moved.updatedat })).toMatchObject(
      refusal(409, 'DC001'),
    );
    expect(await now()).toEqual(moved);
  });
});

describe('an erased version', () => {
  const erase = (given: object = { record_ids: [sale.id] }) => service.rpc('erase_records', given).throwOnError();

  it('shows in the past as anonymous, and stays so', async () => {
    await change({ card: 99 });
    await erase();
    const past = await pastOf();
    expect(past.map(({ what, erased, record }) => [what, erased, record?.fullname, record?.phone])).toEqual([
      ['made', true, 'Anonim', null],
      ['changed', true, 'Anonim', null],
      ['erased', false, 'Anonim', null],
    ]);
    expect(past.some(({ restorable }) => restorable)).toBe(false);
    const replaces = (await now())?.updatedat;
    for (const { number } of past.slice(0, -1)) {
      expect(await restore(admin, { version: number, replaces })).toMatchObject(refusal(409, 'RS005'));
    }
    expect(await restore(admin, { replaces })).toMatchObject(refusal(409, 'RS005'));
  });

  it('does not come back with a deleted record, which leaves the list', async () => {
    await remove();
    await erase();
    expect(await restore(ayse)).toMatchObject(refusal(409, 'RS005'));
    const { data } = await admin.client.rpc('deleted_records');
    expect(data.map(({ recordid }: { recordid: number }) => recordid)).not.toContain(sale.id);
  });

  it.each(['there', 'deleted'])('is erased by its age, whatever the day of its record (%s)', async (state) => {
    await change({ date: '1999-05-05' });
    if (state === 'deleted') await remove();
    await erase({ before_date: '2000-01-01' });
    expect((await pastOf(admin)).every(({ record }) => record === null || record.fullname === 'Anonim')).toBe(true);
    expect((await service.rpc('erase_records', { before_date: '2000-01-01' })).data).toEqual([
      { records: 0, versions: 0 },
    ]);
  });
});
